import { beforeEach, describe, expect, test } from "vitest";
import { now, nowIso, todayIn } from "../platform/clock.ts";
import * as Spaces from "../spaces/index.ts";
import * as Subscription from "../subscription/index.ts";
import { offers } from "../subscription/offer-entities.ts";
import { as, type TestUser } from "../testing/actors.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import {
  begin,
  endOf,
  intentOf,
  makePayer,
  paying,
  payingClinic,
  read,
  receive,
  signed,
} from "../testing/paying-clinic.ts";
import { refusal } from "../testing/refusal.ts";
import { daysBetween, plusDays } from "../time/days.ts";
import * as PlanPayments from "./index.ts";

localTable();
localFiles();
payingClinic();

const CODE = "DEMO-LAST";
const PDF = new Uint8Array(Buffer.from("%PDF-1.7 a proof"));
/** 15 euros less the code's 5. */
const discounted = { cart_version: 2, total_cents: 1000 };

beforeEach(async () => {
  await offers.entities.code
    .put({
      kind: "discount_code",
      code: CODE,
      amount_cents: 500,
      days: 0,
      valid_from: "2020-01-01",
      valid_to: "2099-01-01",
      max_uses: 1,
      max_uses_per_space: 1,
      uses: 0,
      active: true,
      created_at: nowIso(),
      updated_at: nowIso(),
      updated_by: "usr_demo",
      version: 1,
    })
    .go();
  await withCode(paying.manager);
});
const withCode = (who: TestUser) => as(who, () => Subscription.setDiscountCode(CODE, 1));
const uses = async () =>
  (await offers.entities.code.get({ kind: "discount_code", code: CODE }).go()).data?.uses;
/** Another clinic takes the code's only use. */
async function useUp(): Promise<void> {
  const other = await makePayer();
  await withCode(other);
  await begin({ method: "transfer", ...discounted }, undefined, other);
  expect(await uses()).toBe(1);
}
const which = async (id: string) => {
  const space = paying.manager.spaceId;
  const { payment } = await as(paying.admin, () => PlanPayments.getPayment({ space, payment: id }));
  return { space, payment: id, version: payment.version };
};
const decideTransfer = async (id: string, work: (one: PlanPayments.Reviewed) => Promise<unknown>) => {
  const one = await which(id);
  return as(paying.admin, () => work(one));
};
async function prove(id: string) {
  const made = await as(paying.manager, () =>
    PlanPayments.createProof(id, { format: "pdf", size: PDF.length }),
  );
  await fetch(made.upload.url, { method: "PUT", headers: made.upload.headers, body: PDF });
  return as(paying.manager, () => PlanPayments.completeProof(id, made.file));
}
const course = async (id: string) => {
  const space = paying.manager.spaceId;
  const { payment } = await as(paying.admin, () => PlanPayments.getPayment({ space, payment: id }));
  return payment.history.map(({ event, by, status }) => `${event} ${by} ${status}`);
};

describe("a discount code that others used up meanwhile", () => {
  test("still counts for a reference whose money came after it had expired", async () => {
    const { id } = await begin({ method: "reference", ...discounted });
    const intent = await intentOf(id);
    await PlanPayments.expireDue(now() + 73 * 3_600_000);
    expect([(await read(id)).status, await uses()]).toEqual(["expired", 0]);
    await useUp();
    const before = await endOf();
    const metadata = { payment: id, space: paying.manager.spaceId };
    const object = { id: intent, object: "payment_intent", amount_received: 1000, metadata };
    const event = { id: "evt_late", object: "event", type: "payment_intent.succeeded", data: { object } };
    for (let copy = 0; copy < 3; copy += 1) await receive(signed(event));
    expect(await read(id)).toMatchObject({ status: "paid", received_cents: 1000 });
    expect(daysBetween(before, await endOf())).toBe(30);
    expect(await uses()).toBe(2);
    expect(await course(id)).toEqual([
      "time_ran_out clock expired",
      "provider_succeeded payment-provider paid",
    ]);
  });

  test("does not stop another proof of a transfer that was rejected", async () => {
    const { id } = await begin({ method: "transfer", ...discounted });
    await prove(id);
    await decideTransfer(id, (one) => PlanPayments.reject(one, "Cannot be read"));
    expect(await uses()).toBe(0);
    await useUp();
    // A new order is refused, the one that was begun with the code goes on.
    const late = await makePayer();
    expect((await refusal(withCode(late))).facts.fields).toEqual({ code: "discount.used_up" });
    expect(await prove(id)).toMatchObject({ status: "processing", order: { total_cents: 1000 } });
    expect(await uses()).toBe(2);
    const before = await endOf();
    await decideTransfer(id, PlanPayments.approve);
    expect(daysBetween(before, await endOf())).toBe(30);
    expect(await uses()).toBe(2);
    expect(await course(id)).toEqual([
      "proof_added clinic processing",
      "rejected administrator failed",
      "proof_added clinic processing",
      "approved administrator paid",
    ]);
  });

  test("counts again for a transfer that is approved after its rejection, and not twice", async () => {
    const { id } = await begin({ method: "transfer", ...discounted });
    await prove(id);
    await decideTransfer(id, (one) => PlanPayments.reject(one, "Wrong account"));
    await useUp();
    await decideTransfer(id, PlanPayments.approve);
    expect(await uses()).toBe(2);
    await decideTransfer(id, (one) => PlanPayments.refund(one, "Bought by mistake"));
    expect((await read(id)).status).toBe("refunded");
    // What was used for a paid order stays used.
    expect(await uses()).toBe(2);
  });
});

test("a refund of a plan that replaced another restores it, and leaves a referral's days", async () => {
  const { spaceId } = paying.manager;
  const spaces = Spaces.db.entities.space;
  await spaces.patch({ id: spaceId }).set({ days_credit: 15 }).go();
  await as(paying.manager, () =>
    Subscription.setItem({ kind: "plan", plan: "pro", months: 1, module: null }),
  );
  const { version, order } = await as(paying.manager, () => Subscription.getCart());
  const started = await begin({
    method: "transfer",
    cart_version: version,
    total_cents: order?.total_cents ?? 0,
  });
  await decideTransfer(started.id, PlanPayments.approve);
  const bought = (await spaces.get({ id: spaceId }).go()).data;
  expect(bought?.plan_code).toBe("pro");
  await decideTransfer(started.id, (one) => PlanPayments.refund(one, "Chose the wrong plan"));
  const back = (await spaces.get({ id: spaceId }).go()).data;
  expect(back).toMatchObject({
    plan_code: "basic",
    plan_ends_on: plusDays(todayIn("Europe/Lisbon"), 10 - 1 + 15),
  });
  expect(back?.upgraded_from).toBeUndefined();
});
