import { createHmac } from "node:crypto";
import { beforeAll, beforeEach } from "vitest";
import { type Delivery, startPayments } from "../../../../scripts/local/payments.ts";
import * as PlanPayments from "../plan-payments/index.ts";
import { db } from "../plan-payments/store.ts";
import * as Spaces from "../spaces/index.ts";
import * as Subscription from "../subscription/index.ts";
import { as, makeSpace, makeUser, type TestUser } from "./actors.ts";
import { freePort } from "./free-port.ts";

/** The payment provider's sandbox, the manager who pays in the present test, and the administrator who decides. */
export const paying = {} as { sandbox: string; manager: TestUser; admin: TestUser };

/** Starts the sandbox, and makes a clinic for each test. */
export function payingClinic() {
  const before = String(process.env.PAYMENTS_URL);
  beforeAll(async () => {
    const port = await freePort();
    paying.sandbox = `http://127.0.0.1:${port}`;
    process.env.PAYMENTS_URL = paying.sandbox;
    const service = await startPayments({ port });
    paying.admin = await makeUser(Spaces.BACKOFFICE, "admin", { id: Spaces.specialIds().superAdmin });
    return async () => {
      await service.stop();
      process.env.PAYMENTS_URL = before;
    };
  });
  beforeEach(async () => {
    paying.manager = await makePayer();
  });
}

/** A manager of a clinic with the basic plan for a month in its cart: 15 euros. */
export async function makePayer(daysLeft = 10): Promise<TestUser> {
  const space = await makeSpace({ plan: "basic", daysLeft });
  const made = await makeUser(space.id, "manager", { owner: true });
  await fill(made);
  return made;
}
export const fill = (who: TestUser) =>
  as(who, () => Subscription.setItem({ kind: "plan", plan: "basic", months: 1, module: "mtc" }));
export const seen = { cart_version: 1, total_cents: 1500 };
export const begin = (body: Parameters<typeof PlanPayments.start>[0], key?: string, who = paying.manager) =>
  as(
    who,
    () => PlanPayments.start(body),
    key ? { idempotency: { key, fingerprint: JSON.stringify(body) } } : {},
  );
export const mbWay = (key?: string) => begin({ method: "mb_way", phone: "912 345 678", ...seen }, key);
export const byReference = () => begin({ method: "reference", ...seen });
export const byTransfer = () => begin({ method: "transfer", ...seen });
export const read = (id: string, who = paying.manager) => as(who, () => PlanPayments.get(id));
export const endOf = async (who = paying.manager) => {
  const { spaces } = await Spaces.spacesAndUsersIn([who.spaceId], []);
  return String(spaces[0]?.plan_ends_on);
};

/** What happens while the provider does not answer. */
export async function withoutProvider<T>(work: () => Promise<T>): Promise<T> {
  process.env.PAYMENTS_URL = "http://127.0.0.1:9";
  try {
    return await work();
  } finally {
    process.env.PAYMENTS_URL = paying.sandbox;
  }
}

export const deliveries = async (): Promise<Delivery[]> =>
  (await fetch(`${paying.sandbox}/deliveries`)).json();
/** Decides a payment at the provider, and returns the events that it signed about it. */
export async function decide(id: string, choice: "accept" | "refuse" | "expire"): Promise<Delivery[]> {
  const before = (await deliveries()).length;
  const intent = await intentOf(id);
  await fetch(`${paying.sandbox}/decide/${intent}`, {
    method: "POST",
    body: new URLSearchParams({ choice }),
  });
  return (await deliveries()).slice(before);
}
export async function intentOf(id: string): Promise<string> {
  const { data } = await db.entities.payment.get({ space_id: paying.manager.spaceId, payment_id: id }).go();
  return String(data?.intent_id);
}
export const receive = ({ payload, signature }: Pick<Delivery, "payload" | "signature">) =>
  PlanPayments.receive({ payload, signature });
/** An event as the provider signs it; `at` in seconds. */
export const signed = (event: object, { at = Math.floor(Date.now() / 1000), key = "whsec_local" } = {}) => {
  const payload = JSON.stringify(event);
  const hash = createHmac("sha256", key).update(`${at}.${payload}`).digest("hex");
  return { payload, signature: `t=${at},v1=${hash}` };
};
