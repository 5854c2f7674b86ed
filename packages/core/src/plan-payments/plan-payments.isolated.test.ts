import { createHmac } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Delivery, startPayments } from "../../../../scripts/local/payments.ts";
import { now } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import * as Subscription from "../subscription/index.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { freePort } from "../testing/engine.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import { daysBetween } from "../time/days.ts";
import * as PlanPayments from "./index.ts";

localTable();
localFiles();

let sandbox: string;
let manager: TestUser;
let admin: TestUser;
beforeAll(async () => {
  const port = await freePort();
  sandbox = `http://127.0.0.1:${port}`;
  process.env.PAYMENTS_URL = sandbox;
  const service = await startPayments({ port });
  admin = await makeUser(Spaces.BACKOFFICE, "admin", { id: Spaces.specialIds().superAdmin });
  return () => service.stop();
});
beforeEach(async () => {
  manager = await clinic();
});

/** A manager of a clinic with the basic plan for a month in its cart: 15 euros. */
async function clinic(daysLeft = 10): Promise<TestUser> {
  const space = await makeSpace({ plan: "basic", daysLeft });
  const made = await makeUser(space.id, "manager", { owner: true });
  await fill(made);
  return made;
}
const fill = (who: TestUser) =>
  as(who, () => Subscription.setItem({ kind: "plan", plan: "basic", months: 1, module: "mtc" }));
const seen = { cart_version: 1, total_cents: 1500 };
const begin = (body: Parameters<typeof PlanPayments.start>[0], key?: string, who = manager) =>
  as(
    who,
    () => PlanPayments.start(body),
    key ? { idempotency: { key, fingerprint: JSON.stringify(body) } } : {},
  );
const mbWay = (key?: string) => begin({ method: "mb_way", phone: "912 345 678", ...seen }, key);
const byReference = () => begin({ method: "reference", ...seen });
const byTransfer = () => begin({ method: "transfer", ...seen });
const read = (id: string, who = manager) => as(who, () => PlanPayments.get(id));
const endOf = async (who = manager) => {
  const { spaces } = await Spaces.spacesAndUsersIn([who.spaceId], []);
  return String(spaces[0]?.plan_ends_on);
};

const deliveries = async (): Promise<Delivery[]> => (await fetch(`${sandbox}/deliveries`)).json();
/** Decides a payment at the provider, and returns the events that it signed about it. */
async function decide(id: string, choice: "accept" | "refuse" | "expire"): Promise<Delivery[]> {
  const before = (await deliveries()).length;
  const intent = await intentOf(id);
  await fetch(`${sandbox}/decide/${intent}`, { method: "POST", body: new URLSearchParams({ choice }) });
  return (await deliveries()).slice(before);
}
async function intentOf(id: string): Promise<string> {
  const { data } = await (await import("./store.ts")).db.entities.payment
    .get({ space_id: manager.spaceId, payment_id: id })
    .go();
  return String(data?.intent_id);
}
const receive = ({ payload, signature }: Pick<Delivery, "payload" | "signature">) =>
  PlanPayments.receive({ payload, signature });
const signed = (event: object, { at = Math.floor(Date.now() / 1000), key = "whsec_local" } = {}) => {
  const payload = JSON.stringify(event);
  const hash = createHmac("sha256", key).update(`${at}.${payload}`).digest("hex");
  return { payload, signature: `t=${at},v1=${hash}` };
};

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
      .get({ space_id: manager.spaceId, payment_id: id })
      .go();
    expect(JSON.stringify(data)).not.toContain("912345678");
  });
});

describe("the days of grace", () => {
  test("are given when a payment begins near the end, and deducted from what is paid", async () => {
    manager = await clinic(2);
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
  await as(admin, () =>
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
  const cart = await as(manager, () => Subscription.setDiscountCode(code, 1));
  expect(cart.order?.total_cents).toBe(0);
  const free = { cart_version: cart.version, total_cents: 0 };
  const paid = await begin({ method: "free", ...free }, "free-1");
  expect(paid).toMatchObject({ status: "paid", method: "free" });
  expect((await begin({ method: "free", ...free }, "free-1")).id).toBe(paid.id);
  expect(await as(manager, () => Subscription.getCart())).toMatchObject({ item: null });
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
    const [open] = (await as(manager, () => PlanPayments.list({ limit: 10 }))).items;
    expect(await refusal(byTransfer())).toMatchObject({
      code: "plan_payment.already_open",
      facts: { details: { payment: open?.id } },
    });
    await as(manager, () => PlanPayments.cancel(String(open?.id)));
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
    process.env.PAYMENTS_URL = "http://127.0.0.1:9";
    try {
      expect(await byReference()).toMatchObject({ status: "failed", reason: "unavailable" });
    } finally {
      process.env.PAYMENTS_URL = sandbox;
    }
    expect((await byReference()).status).toBe("pending");
  });
});

describe("a payment reference", () => {
  test("shows entity and reference, and is paid by the provider's event", async () => {
    const started = await byReference();
    expect(started.reference).toEqual({ entity: "11249", reference: expect.stringMatching(/^\d{9}$/) });
    for (const event of await decide(started.id, "accept")) await receive(event);
    expect(await read(started.id)).toMatchObject({ status: "paid" });
    expect((await as(manager, () => PlanPayments.receiptPdf(started.id))).byteLength).toBeGreaterThan(1000);
  });

  test("runs out after 72 hours; money that comes later in spite of it counts", async () => {
    const { id } = await byReference();
    const intent = await intentOf(id);
    await PlanPayments.expireDue(now() + 73 * 3_600_000);
    expect((await read(id)).status).toBe("expired");
    const before = await endOf();
    const metadata = { payment: id, space: manager.spaceId };
    const object = { id: intent, object: "payment_intent", amount_received: 1500, metadata };
    await receive(
      signed({ id: "evt_late", object: "event", type: "payment_intent.succeeded", data: { object } }),
    );
    expect((await read(id)).status).toBe("paid");
    expect(daysBetween(before, await endOf())).toBe(30);
  });

  test("stays partial where less arrives than was asked", async () => {
    const { id } = await byReference();
    const metadata = { payment: id, space: manager.spaceId };
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
    const metadata = { payment: id, space: manager.spaceId };
    const object = { id: await intentOf(id), object: "payment_intent", amount_received: 1500, metadata };
    const event = { id: "evt_x", object: "event", type: "payment_intent.succeeded", data: { object } };
    expect((await refusal(receive(signed(event, wrong)))).code).toBe("webhook.signature");
    expect((await refusal(receive({ ...signed(event), signature: "" }))).code).toBe("webhook.signature");
    expect((await read(id)).status).toBe("pending");
  });

  test.each([
    ["of an unknown payment", () => ({ payment: newId("planPayment"), space: manager.spaceId })],
    ["without a payment", () => ({})],
  ])("%s are accepted and change nothing", async (_, metadata) => {
    const object = { id: "pi_unknown", object: "payment_intent", amount_received: 1, metadata: metadata() };
    const event = { id: "evt_u", object: "event", type: "payment_intent.succeeded", data: { object } };
    expect(await receive(signed(event))).toEqual({ received: true });
  });

  test("of another payment at the provider do not count for this one", async () => {
    const { id } = await mbWay();
    const metadata = { payment: id, space: manager.spaceId };
    const object = { id: "pi_other", object: "payment_intent", amount_received: 1500, metadata };
    await receive(
      signed({ id: "evt_o", object: "event", type: "payment_intent.succeeded", data: { object } }),
    );
    expect((await read(id)).status).toBe("pending");
  });
});

describe("a bank transfer", () => {
  const PDF = new Uint8Array(Buffer.from("%PDF-1.7 a proof"));
  async function prove(id: string, file: Uint8Array<ArrayBuffer> = PDF, format: "pdf" | "png" = "pdf") {
    const made = await as(manager, () => PlanPayments.createProof(id, { format, size: file.length }));
    await fetch(made.upload.url, { method: "PUT", headers: made.upload.headers, body: file });
    return as(manager, () => PlanPayments.completeProof(id, made.file));
  }
  const reviewed = async (id: string, version?: number) => {
    const space = manager.spaceId;
    const { payment } = await as(admin, () => PlanPayments.getPayment({ space, payment: id }));
    return { space, payment: id, version: version ?? payment.version };
  };
  const review = async (id: string, work: (which: PlanPayments.Reviewed) => Promise<unknown>) => {
    const which = await reviewed(id);
    return as(admin, () => work(which));
  };

  test("waits for approval with its proof, and is paid when it is approved", async () => {
    const started = await byTransfer();
    expect(started.transfer).toMatchObject({
      iban: "PT50000000000000000000000",
      concept: expect.stringMatching(/^MERIDIAN \w{8}$/),
    });
    expect(await prove(started.id)).toMatchObject({ status: "processing", proof: { format: "pdf" } });
    const shown = await as(admin, () =>
      PlanPayments.getPayment({ space: manager.spaceId, payment: started.id }),
    );
    expect(await (await fetch(String(shown.proof_url))).text()).toBe("%PDF-1.7 a proof");
    const before = await endOf();
    await review(started.id, PlanPayments.approve);
    expect(await read(started.id)).toMatchObject({ status: "paid", received_cents: 1500 });
    expect(daysBetween(before, await endOf())).toBe(30);
  });

  test("shows the reason of a rejection and takes another proof", async () => {
    const { id } = await byTransfer();
    await prove(id);
    await review(id, (which) => PlanPayments.reject(which, "The amount cannot be read"));
    expect(await read(id)).toMatchObject({
      status: "failed",
      reason: "rejected",
      remark: "The amount cannot be read",
    });
    expect(await prove(id)).toMatchObject({ status: "processing", reason: null, remark: null });
    await review(id, PlanPayments.approve);
    expect((await read(id)).status).toBe("paid");
  });

  test("may arrive in parts", async () => {
    const { id } = await byTransfer();
    await review(id, (which) => PlanPayments.recordPart(which, 1000));
    expect(await read(id)).toMatchObject({ status: "partial", received_cents: 1000 });
    await review(id, (which) => PlanPayments.recordPart(which, 500));
    expect((await read(id)).status).toBe("paid");
  });

  test("a decision that is based on an older version is refused", async () => {
    const { id } = await byTransfer();
    await prove(id);
    const which = await reviewed(id, 1);
    expect((await refusal(as(admin, () => PlanPayments.approve(which)))).code).toBe("plan_payment.stale");
  });

  test("refunds take back what was given, once", async () => {
    const { id } = await byTransfer();
    const before = await endOf();
    await review(id, PlanPayments.approve);
    await review(id, (which) => PlanPayments.refund(which, "Paid twice"));
    expect(await read(id)).toMatchObject({ status: "refunded", remark: "Paid twice" });
    expect(await endOf()).toBe(before);
    expect((await refusal(review(id, (which) => PlanPayments.refund(which, "Again")))).code).toBe(
      "plan_payment.not_open",
    );
  });

  test.each([
    ["missing", () => undefined, "file.not_found"],
    [
      "of another kind than was said",
      () => new Uint8Array(Buffer.from("<svg></svg> no pdf")),
      "proof.format",
    ],
  ])("a file that is %s is refused", async (_, fileOf, code) => {
    const { id } = await byTransfer();
    const file = fileOf();
    const made = await as(manager, () =>
      PlanPayments.createProof(id, { format: "pdf", size: file?.length ?? 10 }),
    );
    if (file) await fetch(made.upload.url, { method: "PUT", headers: made.upload.headers, body: file });
    const refused = await refusal(as(manager, () => PlanPayments.completeProof(id, made.file)));
    expect(refused.facts.fields).toEqual({ file: code });
    expect((await read(id)).status).toBe("pending");
  });

  test("deletes uploads that were not completed, and expires after a week without a proof", async () => {
    const { id } = await byTransfer();
    for (let n = 0; n < 5; n += 1)
      await as(manager, () => PlanPayments.createProof(id, { format: "pdf", size: PDF.length }));
    const more = () => as(manager, () => PlanPayments.createProof(id, { format: "pdf", size: PDF.length }));
    expect((await refusal(more())).code).toBe("proof.too_many");
    await PlanPayments.expireDue(now() + 2 * 3_600_000);
    await more();
    await PlanPayments.expireDue(now() + 8 * 86_400_000);
    expect((await read(id)).status).toBe("expired");
  });

  test("is refunded at the provider where it was paid there", async () => {
    const { id } = await byReference();
    for (const event of await decide(id, "accept")) await receive(event);
    await review(id, (which) => PlanPayments.refund(which, "Cancelled"));
    const event = (await deliveries()).find(({ type }) => type === "charge.refunded");
    await receive(event as Delivery);
    expect((await read(id)).status).toBe("refunded");
  });
});

test("the back office finds payments by clinic, status and day, and sees those of all clinics", async () => {
  const { id } = await byTransfer();
  const find = (query: Partial<PlanPayments.PaymentsQuery>) =>
    as(admin, () => PlanPayments.listPayments({ limit: 50, search: "", ...query }));
  const today = new Date(now()).toISOString().slice(0, 10);
  const ids = async (query: Partial<PlanPayments.PaymentsQuery>) =>
    (await find({ ...query, space: manager.spaceId })).items.map((item) => item.id);
  expect(await ids({})).toEqual([id]);
  expect(await ids({ status: "pending", from: today, to: today })).toEqual([id]);
  expect(await ids({ status: "paid" })).toEqual([]);
  expect(await ids({ search: id.slice(-6).toLowerCase() })).toEqual([id]);
  expect(await ids({ to: "2020-01-01" })).toEqual([]);
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await find({ limit: 3, ...(cursor && { cursor }) });
    pages.push(...page.items.map((item) => item.id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages).toContain(id);
});

test("another clinic neither sees nor changes a payment", async () => {
  const { id } = await byTransfer();
  const stranger = await clinic();
  const tries: (() => Promise<unknown>)[] = [
    () => PlanPayments.get(id),
    () => PlanPayments.cancel(id),
    () => PlanPayments.openProof(id),
    () => PlanPayments.receiptPdf(id),
    () => PlanPayments.createProof(id, { format: "pdf", size: 1 }),
  ];
  for (const work of tries) expect((await refusal(as(stranger, work))).kind).toBe("absent");
});
