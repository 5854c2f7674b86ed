import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import type { Order } from "../../contracts/subscription/offers.ts";
import { dayOf, euros, methodName, orderName, renderReceipt } from "../../plan-payments/index.ts";
import { env } from "../../platform/env.ts";
import type { Facts, MailTemplate } from "./composed.ts";

const TIME_ZONE = "Europe/Lisbon";
const url = () => `${env("WEB_ORIGIN")}/modules/payments`;

type Method = Parameters<typeof methodName>[0];
const orderOf = (facts: Facts) => JSON.parse(facts.order ?? "{}") as Order;

/** What every mail about a payment may name. */
function valuesOf(language: Language, facts: Facts) {
  const order = orderOf(facts);
  return {
    clinic: spokenName(facts.clinic ?? ""),
    what: orderName(order, language),
    total: euros(order.total_cents, language),
  };
}

/** Facts: `payment`, `order`, `clinic`, `method`, `at`. The receipt is attached. */
export const planPaid: MailTemplate = async (language, facts) => {
  const method = (facts.method ?? "transfer") as Method;
  const content = await renderReceipt(
    {
      payment_id: facts.payment ?? "",
      space_name: facts.clinic ?? "",
      method,
      status: "paid",
      order: orderOf(facts),
      paid_at: facts.at ?? "",
    },
    language,
  );
  const name = language === "pt" ? "recibo.pdf" : "receipt.pdf";
  return {
    message: "plan-paid",
    values: {
      ...valuesOf(language, facts),
      method: methodName(method, language),
      date: dayOf(facts.at ?? "", language, TIME_ZONE),
    },
    url: url(),
    attachment: { name, type: "application/pdf", content },
  };
};

/** Facts: `order`, `clinic`, `method`, `status`. */
export const planPaymentFailed: MailTemplate = (language, facts) => ({
  message: facts.status === "expired" ? "plan-payment-expired" : "plan-payment-failed",
  values: valuesOf(language, facts),
  url: url(),
});

/** Facts: `order`, `clinic`, `remark`. */
export const planProofRejected: MailTemplate = (language, facts) => ({
  message: "plan-proof-rejected",
  values: { ...valuesOf(language, facts), reason: facts.remark ?? "" },
  url: url(),
});

/** Facts: `order`, `clinic`, `entity`, `reference`, `until`. */
export const planReference: MailTemplate = (language, facts) => ({
  message: "plan-reference",
  values: {
    ...valuesOf(language, facts),
    entity: facts.entity ?? "",
    reference: (facts.reference ?? "").replace(/(\d{3})(?=\d)/g, "$1 "),
    until: dayOf(facts.until || (facts.at ?? ""), language, TIME_ZONE),
  },
  url: url(),
});
