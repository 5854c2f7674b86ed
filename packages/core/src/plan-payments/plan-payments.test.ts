import { describe, expect, test } from "vitest";
import type { Delivery } from "../../../../scripts/local/payments.ts";
import { now } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";
import * as Subscription from "../subscription/index.ts";
import { as } from "../testing/actors.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import {
  begin,
  byReference,
  byTransfer,
  decide,
  deliveries,
  endOf,
  intentOf,
  makePayer,
  mbWay,
  paying,
  payingClinic,
  read,
  receive,
  seen,
  signed,
  withoutProvider,
} from "../testing/paying-clinic.ts";
import { refusal } from "../testing/refusal.ts";
import { daysBetween } from "../time/days.ts";
import * as PlanPayments from "./index.ts";

localTable();
localFiles();
payingClinic();

describe("MB WAY", () => {
  test("gives the days when the provider's event says that it was paid, however often it comes", async () => {
    const started = await mbWay();
    expect(started).toMatchObject({ status: "pending", method: "mb_way", order: { total_cents: 1500 } });
    const before = await endOf();
    const events = await decide(started.id, "accept");
    expect(events.map(({ type }) => type)).toEqual(["payment_intent.succeeded"]);
    for (let time = 0; time < 10; time += 1) for (const event of events) await receive(event);
    expect(await read(started.id)).toMatchObject({
      status: "paid",
      received_cents: 1500,
      has_receipt: true,
      expires_at: null,
    });
    expect(daysBetween(before, await endOf())).toBe(30);
  });

  test("ten copies of an event that come at the same moment give the days once", async () => {
    const { id } = await mbWay();
    const before = await endOf();
    const [event] = await decide(id, "accept");
    await Promise.all(Array.from({ length: 10 }, () => receive(event as Delivery)));
    expect(daysBetween(before, await endOf())).toBe(30);
    expect((await read(id)).status).toBe("paid");
  });

  test("is failed when it was refused on the phone", async () => {
    const { id } = await mbWay();
    for (const event of await decide(id, "refuse")) await receive(event);
    expect(await read(id)).toMatchObject({ status: "failed", reason: "refused" });
    // Another payment of the same order can begin.
    expect((await mbWay()).id).not.toBe(id);
  });

  test("runs out after four minutes, at the provider too", async () => {
    const { id } = await mbWay();
    await PlanPayments.expireDue(now() + 3.9 * 60_000);
    expect((await read(id)).status).toBe("pending");
    await PlanPayments.expireDue(now() + 4.1 * 60_000);
    expect(await read(id)).toMatchObject({ status: "expired", reason: "time_ran_out" });
    expect((await deliveries()).at(-1)).toMatchObject({ type: "payment_intent.canceled" });
  });

  test("counts the money of which no event came when its time runs out", async () => {
    const { id } = await mbWay();
    await decide(id, "accept");
    await PlanPayments.expireDue(now() + 5 * 60_000);
    expect((await read(id)).status).toBe("paid");
  });

  test("takes Portuguese mobile numbers only, and stores none", async () => {
    const refused = await refusal(begin({ method: "mb_way", phone: "+44 7700 900123", ...seen }));
    expect(refused.facts.fields).toEqual({ phone: "phone.not_portuguese_mobile" });
    const { id } = await mbWay();
    const { data } = await (await import("./store.ts")).db.entities.payment
      .get({ space_id: paying.manager.spaceId, payment_id: id })
      .go();
    expect(JSON.stringify(data)).not.toContain("912345678");
  });
});

describe("the days of grace", () => {
  test("are given when a payment begins near the end, and deducted from what is paid", async () => {
    paying.manager = await makePayer(2);
    const before = await endOf();
    const { id } = await mbWay();
    expect(daysBetween(before, await endOf())).toBe(3);
    for (const event of await decide(id, "refuse")) await receive(event);
    // They stay when the payment fails, and are not given again.
    const again = await mbWay();
    expect(daysBetween(before, await endOf())).toBe(3);
    for (const event of await decide(again.id, "accept")) await receive(event);
    expect(daysBetween(before, await endOf())).toBe(30);
  });
});

test("an order of 0 is paid at once, by whatever method", async () => {
  const code = `DEMO-${newId("payment").slice(-8)}`;
  const today = new Date(now()).toISOString().slice(0, 10);
  await as(paying.admin, () =>
    Subscription.createDiscountCode({
      code,
      amount_cents: 9000,
      days: 0,
      valid_from: today,
      valid_to: today,
      max_uses: 1,
      max_uses_per_space: 1,
      active: true,
    }),
  );
  const cart = await as(paying.manager, () => Subscription.setDiscountCode(code, 1));
  expect(cart.order?.total_cents).toBe(0);
  const free = { cart_version: cart.version, total_cents: 0 };
  const paid = await begin({ method: "free", ...free }, "free-1");
  expect(paid).toMatchObject({ status: "paid", method: "free" });
  expect((await begin({ method: "free", ...free }, "free-1")).id).toBe(paid.id);
  expect(await as(paying.manager, () => Subscription.getCart())).toMatchObject({ item: null });
});

describe("starting", () => {
  test("a repeated request goes on with the same payment", async () => {
    const first = await mbWay("key-1");
    const again = await mbWay("key-1");
    expect(again.id).toBe(first.id);
    for (const event of await decide(first.id, "accept")) await receive(event);
    // Also when it was paid meanwhile and the cart is another.
    expect(await mbWay("key-1")).toMatchObject({ id: first.id, status: "paid" });
  });

  test("one order has one open payment", async () => {
    const both = await Promise.allSettled([mbWay(), byReference()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [open] = (await as(paying.manager, () => PlanPayments.list({ limit: 10 }))).items;
    expect(await refusal(byTransfer())).toMatchObject({
      code: "plan_payment.already_open",
      facts: { details: { payment: open?.id } },
    });
    await as(paying.manager, () => PlanPayments.cancel(String(open?.id)));
    expect((await byTransfer()).status).toBe("pending");
  });

  test("shows the order when it is no longer what was seen", async () => {
    const refused = await refusal(begin({ method: "transfer", cart_version: 1, total_cents: 1400 }));
    expect(refused).toMatchObject({
      code: "cart.changed",
      facts: { current: { order: { total_cents: 1500 } } },
    });
  });

  test("is failed, not lost, where the provider does not answer", async () => {
    const refused = await withoutProvider(() => byReference());
    expect(refused).toMatchObject({ status: "failed", reason: "unavailable" });
    expect((await byReference()).status).toBe("pending");
  });
});

describe("a payment reference", () => {
  test("shows entity and reference, and is paid by the provider's event", async () => {
    const started = await byReference();
    expect(started.reference).toEqual({ entity: "11249", reference: expect.stringMatching(/^\d{9}$/) });
    for (const event of await decide(started.id, "accept")) await receive(event);
    expect(await read(started.id)).toMatchObject({ status: "paid" });
    expect((await as(paying.manager, () => PlanPayments.receiptPdf(started.id))).byteLength).toBeGreaterThan(
      1000,
    );
  });

  test("runs out after 72 hours; money that comes later in spite of it counts", async () => {
    const { id } = await byReference();
    const intent = await intentOf(id);
    await PlanPayments.expireDue(now() + 73 * 3_600_000);
    expect((await read(id)).status).toBe("expired");
    const before = await endOf();
    const metadata = { payment: id, space: paying.manager.spaceId };
    const object = { id: intent, object: "payment_intent", amount_received: 1500, metadata };
    await receive(
      signed({ id: "evt_late", object: "event", type: "payment_intent.succeeded", data: { object } }),
    );
    expect((await read(id)).status).toBe("paid");
    expect(daysBetween(before, await endOf())).toBe(30);
  });

  test("stays partial where less arrives than was asked", async () => {
    const { id } = await byReference();
    const metadata = { payment: id, space: paying.manager.spaceId };
    const object = { id: await intentOf(id), object: "payment_intent", amount_received: 1000, metadata };
    await receive(
      signed({ id: "evt_part", object: "event", type: "payment_intent.succeeded", data: { object } }),
    );
    expect(await read(id)).toMatchObject({ status: "partial", received_cents: 1000, has_receipt: false });
  });
});

describe("events", () => {
  test.each([
    ["forged", { key: "whsec_other" }],
    ["old", { at: Math.floor(Date.now() / 1000) - 301 }],
  ])("%s ones write nothing", async (_, wrong) => {
    const { id } = await mbWay();
    const metadata = { payment: id, space: paying.manager.spaceId };
    const object = { id: await intentOf(id), object: "payment_intent", amount_received: 1500, metadata };
    const event = { id: "evt_x", object: "event", type: "payment_intent.succeeded", data: { object } };
    expect((await refusal(receive(signed(event, wrong)))).code).toBe("webhook.signature");
    expect((await refusal(receive({ ...signed(event), signature: "" }))).code).toBe("webhook.signature");
    expect((await read(id)).status).toBe("pending");
  });

  test.each([
    ["of an unknown payment", () => ({ payment: newId("planPayment"), space: paying.manager.spaceId })],
    ["without a payment", () => ({})],
  ])("%s are accepted and change nothing", async (_, metadata) => {
    const object = { id: "pi_unknown", object: "payment_intent", amount_received: 1, metadata: metadata() };
    const event = { id: "evt_u", object: "event", type: "payment_intent.succeeded", data: { object } };
    expect(await receive(signed(event))).toEqual({ received: true });
  });

  test("of another payment at the provider do not count for this one", async () => {
    const { id } = await mbWay();
    const metadata = { payment: id, space: paying.manager.spaceId };
    const object = { id: "pi_other", object: "payment_intent", amount_received: 1500, metadata };
    await receive(
      signed({ id: "evt_o", object: "event", type: "payment_intent.succeeded", data: { object } }),
    );
    expect((await read(id)).status).toBe("pending");
  });
});

test("another clinic neither sees nor changes a payment", async () => {
  const { id } = await byTransfer();
  const stranger = await makePayer();
  const tries: (() => Promise<unknown>)[] = [
    () => PlanPayments.get(id),
    () => PlanPayments.cancel(id),
    () => PlanPayments.openProof(id),
    () => PlanPayments.receiptPdf(id),
    () => PlanPayments.createProof(id, { format: "pdf", size: 1 }),
  ];
  for (const work of tries) expect((await refusal(as(stranger, work))).kind).toBe("absent");
});
