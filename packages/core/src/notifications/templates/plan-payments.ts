import type { Language } from "../../contracts/kernel/primitives.ts";
import { spokenName } from "../../contracts/kernel/spoken-name.ts";
import type { Order } from "../../contracts/subscription/offers.ts";
import { dayOf, euros, methodName, orderName, renderReceipt } from "../../plan-payments/index.ts";
import { env } from "../../platform/env.ts";
import { type RenderedMail, renderMail } from "./render-mail.ts";

type Facts = Readonly<Record<string, string>>;
type Template = (language: Language, facts: Facts) => RenderedMail;

const TIME_ZONE = "Europe/Lisbon";
const NOTE = {
  en: "You receive this message because you manage this clinic on Meridian.",
  pt: "Recebe esta mensagem porque gere esta clínica no Meridian.",
};
const paymentsUrl = () => `${env("WEB_ORIGIN")}/modules/payments`;
const LABEL = { en: "Open My Payments", pt: "Abrir Os meus pagamentos" };

function factsOf(language: Language, facts: Facts) {
  const order = JSON.parse(facts.order ?? "{}") as Order;
  return {
    order,
    clinic: spokenName(facts.clinic ?? ""),
    what: orderName(order, language),
    total: euros(order.total_cents, language),
    method: methodName((facts.method ?? "transfer") as Parameters<typeof methodName>[0], language),
    on: dayOf(facts.at ?? "", language, TIME_ZONE),
  };
}

const mail = (language: Language, subject: string, paragraphs: string[]): RenderedMail =>
  renderMail(
    { subject, paragraphs, action: { label: LABEL[language], url: paymentsUrl() }, note: NOTE[language] },
    language,
  );

/** Facts: `payment`, `order`, `clinic`, `method`, `at`. The receipt is attached. */
export async function planPaid(language: Language, facts: Facts): Promise<RenderedMail> {
  const { order } = factsOf(language, facts);
  const content = await renderReceipt(
    {
      payment_id: facts.payment ?? "",
      space_name: facts.clinic ?? "",
      method: (facts.method ?? "transfer") as Parameters<typeof methodName>[0],
      status: "paid",
      order,
      paid_at: facts.at ?? "",
    },
    language,
  );
  const name = language === "pt" ? "recibo.pdf" : "receipt.pdf";
  return { ...paidMail(language, facts), attachment: { name, type: "application/pdf", content } };
}

const paidMail: Template = (language, facts) => {
  const { clinic, what, total, method, on } = factsOf(language, facts);
  if (language === "pt")
    return mail(language, `Pagamento recebido: ${what}`, [
      `Recebemos o pagamento de ${clinic}.`,
      `${what}: ${total}, ${method}, ${on}.`,
      "O recibo segue em anexo e está em Os meus pagamentos. Não serve de fatura.",
    ]);
  return mail(language, `Payment received: ${what}`, [
    `We received the payment of ${clinic}.`,
    `${what}: ${total}, ${method}, ${on}.`,
    "The receipt is attached and in My Payments. It is not a fiscal document.",
  ]);
};

/** Facts: `order`, `clinic`, `method`, `status`. */
export const planPaymentFailed: Template = (language, facts) => {
  const { clinic, what, total } = factsOf(language, facts);
  const expired = facts.status === "expired";
  if (language === "pt")
    return mail(language, expired ? `O pagamento expirou: ${what}` : `O pagamento falhou: ${what}`, [
      `O pagamento de ${clinic} (${what}, ${total}) ${expired ? "expirou" : "não foi concluído"}.`,
      "Nada foi cobrado. Pode pagar de novo em Os meus pagamentos.",
    ]);
  return mail(language, expired ? `Payment expired: ${what}` : `Payment failed: ${what}`, [
    `The payment of ${clinic} (${what}, ${total}) ${expired ? "expired" : "was not completed"}.`,
    "Nothing was charged. You can pay again in My Payments.",
  ]);
};

/** Facts: `order`, `clinic`, `remark`. */
export const planProofRejected: Template = (language, facts) => {
  const { clinic, what, total } = factsOf(language, facts);
  if (language === "pt")
    return mail(language, `Comprovativo recusado: ${what}`, [
      `O comprovativo da transferência de ${clinic} (${what}, ${total}) foi recusado.`,
      `Motivo: ${facts.remark ?? ""}`,
      "Pode enviar outro comprovativo em Os meus pagamentos.",
    ]);
  return mail(language, `Proof of payment rejected: ${what}`, [
    `The proof of the transfer of ${clinic} (${what}, ${total}) was rejected.`,
    `Reason: ${facts.remark ?? ""}`,
    "You can upload another proof in My Payments.",
  ]);
};

/** Facts: `order`, `clinic`, `entity`, `reference`, `until`. */
export const planReference: Template = (language, facts) => {
  const { clinic, what, total } = factsOf(language, facts);
  const until = dayOf(facts.until || (facts.at ?? ""), language, TIME_ZONE);
  const spaced = (facts.reference ?? "").replace(/(\d{3})(?=\d)/g, "$1 ");
  if (language === "pt")
    return mail(language, `Referência para pagar: ${what}`, [
      `Para pagar ${what}, de ${clinic}:`,
      `Entidade: ${facts.entity ?? ""}`,
      `Referência: ${spaced}`,
      `Valor: ${total}`,
      `Pode pagar até ${until}.`,
    ]);
  return mail(language, `Payment reference: ${what}`, [
    `To pay ${what} for ${clinic}:`,
    `Entity: ${facts.entity ?? ""}`,
    `Reference: ${spaced}`,
    `Amount: ${total}`,
    `You can pay until ${until}.`,
  ]);
};
