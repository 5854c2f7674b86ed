import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localFiles } from "@meridian/core/testing/local-files";
import { localTable } from "@meridian/core/testing/local-table";
import { makePlanPayment } from "@meridian/core/testing/plan-payments";
import { beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { overview } from "./overview.ts";
import * as payments from "./payments.ts";

localTable();
localFiles();
let superAdmin: TestUser;
beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
});

const handlers = { ...payments, overview };
type Key = keyof typeof handlers;
async function call(key: Key, input: object = {}) {
  await Spaces.loadActor({ userId: superAdmin.id, spaceId: superAdmin.spaceId });
  const options = { as: superAdmin, ...input };
  const { value, calls } = await countingCalls(() =>
    callHandler(backofficeRoutes[key], handlers[key], options),
  );
  expect(calls).toBeLessThanOrEqual(backofficeRoutes[key].calls);
  if (value.status === 200) expect(backofficeRoutes[key].response.parse(value.body)).toEqual(value.body);
  return value;
}

async function transfer() {
  const { id } = await makeSpace({ daysLeft: 5, plan: "basic" });
  const owner = await makeUser(id, "manager", { owner: true });
  await Spaces.db.entities.space.patch({ id }).set({ owner_id: owner.id, free_trial_used: true }).go();
  const item = await makePlanPayment(id, { started_by: owner.id });
  return { space: id, payment: item.payment_id };
}
const spaceOf = async (id: string) =>
  (await Spaces.db.entities.space.get({ id }).go({ consistent: true })).data;

describe("payments in the back office", () => {
  test("a transfer is rejected with a reason, then approved, and gives its days once", async () => {
    const params = await transfer();
    const before = await spaceOf(params.space);
    const rejected = await call("rejectPayment", { params, body: { reason: "Not readable", version: 1 } });
    expect(rejected.body).toMatchObject({ status: "failed", reason: "rejected", remark: "Not readable" });
    expect((await spaceOf(params.space))?.plan_ends_on).toBe(before?.plan_ends_on);
    const stale = await call("approvePayment", { params, body: { version: 1 } });
    expect([stale.status, stale.body.code]).toEqual([409, "plan_payment.stale"]);
    const approved = await call("approvePayment", { params, body: { version: rejected.body.version } });
    expect(approved.body).toMatchObject({ status: "paid", received_cents: 1500 });
    const after = await spaceOf(params.space);
    expect(String(after?.plan_ends_on) > String(before?.plan_ends_on)).toBe(true);
    const again = await call("approvePayment", { params, body: { version: approved.body.version } });
    expect([again.status, again.body.code]).toEqual([409, "plan_payment.not_open"]);
  });

  test("parts add up, and a refund takes back what was given", async () => {
    const params = await transfer();
    const before = (await spaceOf(params.space))?.plan_ends_on;
    const part = await call("recordPaymentPart", { params, body: { cents: 500, version: 1 } });
    expect(part.body).toMatchObject({ status: "partial", received_cents: 500 });
    const rest = await call("recordPaymentPart", {
      params,
      body: { cents: 1000, version: part.body.version },
    });
    expect(rest.body).toMatchObject({ status: "paid", received_cents: 1500 });
    expect(String((await spaceOf(params.space))?.plan_ends_on) > String(before)).toBe(true);
    const without = await call("refundPayment", {
      params,
      body: { reason: " ", version: rest.body.version },
    });
    expect([without.status, without.body.fields]).toEqual([400, { reason: "required" }]);
    const refund = { params, body: { reason: "Demo wish", version: rest.body.version } };
    expect((await call("refundPayment", refund)).body).toMatchObject({
      status: "refunded",
      remark: "Demo wish",
    });
    expect((await spaceOf(params.space))?.plan_ends_on).toBe(before);
  });

  test("are listed with filters and opened with a link to the proof", async () => {
    const params = await transfer();
    const found = await call("listPayments", { query: { search: params.payment.toLowerCase() } });
    expect(found.body.items.map(({ id }: { id: string }) => id)).toEqual([params.payment]);
    const none = await call("listPayments", {
      query: { search: params.payment.toLowerCase(), status: "paid" },
    });
    expect(none.body.items).toEqual([]);
    const one = await call("getPayment", { params });
    expect(one.body).toMatchObject({ payment: { id: params.payment }, proof_url: expect.any(String) });
  });
});

describe("the overview", () => {
  test("counts income by method, refunds and trials that paid, and lists what waits", async () => {
    const { body: before } = await call("overview");
    const paid = await transfer();
    const waiting = await transfer();
    const approved = await call("approvePayment", { params: paid, body: { version: 1 } });
    const { body } = await call("overview");
    expect(body.months).toHaveLength(6);
    expect(body.months[0]).toMatchObject({
      transfer: before.months[0].transfer + 1500,
      conversions: before.months[0].conversions + 1,
    });
    expect(body.payments.items.map(({ id }: { id: string }) => id)).toContain(waiting.payment);
    expect(body.payments.items.map(({ id }: { id: string }) => id)).not.toContain(paid.payment);
    const version = approved.body.version;
    await call("refundPayment", { params: paid, body: { reason: "Demo", version } });
    const { body: after } = await call("overview");
    expect(after.months[0].refunded).toBe(before.months[0].refunded + 1500);
  });
});
