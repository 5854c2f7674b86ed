import * as Billing from "@meridian/core/billing";
import { billingRoutes, type Charge, PAYMENT_METHODS } from "@meridian/core/contracts/billing/billing";
import * as Patients from "@meridian/core/patients";
import { todayIn } from "@meridian/core/platform/clock";
import { newId } from "@meridian/core/platform/ids";
import * as Scheduling from "@meridian/core/scheduling";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { bookAppointment } from "@meridian/core/testing/booked-appointment";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { day, get, ofPatient, pay, refund } from "./billing.ts";

localTable();
const handlers = { get, pay, refund, ofPatient, day } satisfies Record<string, Handler>;
type Verb = keyof typeof handlers;

let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
let rui: TestUser;
beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
});

/** Calls a route as somebody whose session is known, and holds it to the requests it declares. */
async function call(verb: Verb, options: CallOptions & { as: TestUser }) {
  await Spaces.loadActor({ userId: options.as.id, spaceId: options.as.spaceId });
  const { value, calls } = await countingCalls(() =>
    callHandler(billingRoutes[verb], handlers[verb], options),
  );
  return { ...value, calls };
}

/** An appointment of its own, on a day of its own; 50.00 unless another price is given. */
async function appointment(fields: { price?: number; professional?: string; start?: string } = {}) {
  const patient = await makePatient(space.id);
  const { id, version } = await bookAppointment({ space, booker: desk, professional: ana, patient }, fields);
  return { id, patient, version };
}
const paying = (id: string, body: object, more: object = {}) =>
  call("pay", { as: desk, params: { appointment: id }, body, ...more });
const read = async (id: string): Promise<Charge> =>
  (await call("get", { as: desk, params: { appointment: id } })).body;

describe("paying", () => {
  test("in parts until all is paid, each in three requests", async () => {
    const { id, patient } = await appointment();
    const before = await call("get", { as: desk, params: { appointment: id } });
    expect(before.calls).toBe(billingRoutes.get.calls);
    expect(before.body).toMatchObject({
      patient: patient.id,
      price: 5000,
      paid: 0,
      due: 5000,
      status: "pending",
      version: 0,
      payments: [],
    });
    const part = await paying(id, { amount: 2000, method: "cash", note: " a part ", version: 0 });
    expect([part.status, part.calls]).toEqual([201, billingRoutes.pay.calls]);
    expect(part.body).toMatchObject({ paid: 2000, due: 3000, status: "partial", version: 1 });
    const rest = await paying(id, { amount: 3000, method: "mbway", version: 1 });
    expect(rest.body).toMatchObject({ paid: 5000, due: 0, status: "paid", version: 2 });
    expect(rest.body.payments).toMatchObject([
      { kind: "payment", amount: 2000, method: "cash", note: "a part", taken_by: { id: desk.id } },
      { kind: "payment", amount: 3000, method: "mbway", refunded: 0, refunds: null },
    ]);
    expect(await read(id)).toEqual(rest.body);
  });

  test("more than is due, nothing, halves of a cent and unknown ways are refused by name", async () => {
    const { id } = await appointment();
    const over = await paying(id, { amount: 5001, method: "cash", version: 0 });
    expect([over.status, over.body.code, over.body.details]).toEqual([
      409,
      "charge.exceeds_due",
      { due: 5000 },
    ]);
    const wrong = [
      { amount: 0, method: "cash" },
      { amount: -1, method: "cash" },
      { amount: 1.5, method: "cash" },
      { amount: 1, method: "cheque" },
    ];
    for (const body of wrong) expect((await paying(id, { ...body, version: 0 })).status).toBe(400);
    expect(await read(id)).toMatchObject({ paid: 0, version: 0 });
  });

  test("of a changed charge answers 409 with the current one", async () => {
    const { id } = await appointment();
    await paying(id, { amount: 1000, method: "cash", version: 0 });
    const late = await paying(id, { amount: 1000, method: "cash", version: 0 });
    expect([late.status, late.body.code]).toEqual([409, "charge.stale"]);
    expect(late.body.current).toMatchObject({ paid: 1000, version: 1 });
  });

  test("twice under one key is once, with the first answer", async () => {
    const { id } = await appointment();
    const body = { amount: 1000, method: "card", version: 0 };
    const headers = { "idempotency-key": newId("payment") };
    const first = await paying(id, body, { headers });
    const again = await paying(id, body, { headers });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await read(id)).toMatchObject({ paid: 1000, version: 1 });
    const other = await paying(id, { ...body, amount: 2000 }, { headers });
    expect([other.status, other.body.code]).toEqual([409, "idempotency.key_reused"]);
  });

  test("twenty at the same moment never pay more than it costs", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await appointment();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => paying(id, { amount: 3000, method: "cash", version: 0 })),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
      expect(await read(id)).toMatchObject({ paid: 3000, version: 1 });
    }
  });

  test("does not slip past a price that changes, or a cancellation, at the same moment", async () => {
    for (const change of ["price", "status"] as const) {
      const { id, version } = await appointment();
      const [paid] = await Promise.all([
        paying(id, { amount: 5000, method: "cash", version: 0 }),
        as(desk, () =>
          change === "price"
            ? Scheduling.updateAppointment(id, { price: 1000, override: false, version })
            : Scheduling.setStatus(id, { status: "cancelled", reason: "Ill", override: false, version }),
        ),
      ]);
      const after = await read(id);
      expect(after.paid).toBe(paid.status === 201 ? 5000 : 0);
      expect(after.due).toBe((change === "price" ? 1000 : 0) - after.paid);
    }
  });
});

describe("refunds", () => {
  test("give back a part, then the rest, and no more", async () => {
    const { id } = await appointment();
    const { body } = await paying(id, { amount: 5000, method: "card", version: 0 });
    const params = { appointment: id, payment: String(body.payments[0].id) };
    const part = await call("refund", {
      as: desk,
      params,
      body: { amount: 2000, method: "cash", version: 1 },
    });
    expect([part.status, part.calls]).toEqual([201, billingRoutes.refund.calls]);
    expect(part.body).toMatchObject({ paid: 3000, due: 2000, status: "partial", version: 2 });
    expect(part.body.payments).toMatchObject([
      { kind: "payment", refunded: 2000 },
      { kind: "refund", amount: 2000, method: "cash", refunds: params.payment },
    ]);
    const over = await call("refund", { as: desk, params, body: { amount: 3001, version: 2 } });
    expect([over.status, over.body.code]).toEqual([409, "refund.exceeds_payment"]);
    const stale = await call("refund", { as: desk, params, body: { version: 1 } });
    expect([stale.status, stale.body.code]).toEqual([409, "charge.stale"]);
    const rest = await call("refund", { as: desk, params, body: { version: 2 } });
    expect(rest.body).toMatchObject({ paid: 0, status: "pending" });
    const none = await call("refund", { as: desk, params, body: { version: 3 } });
    expect([none.status, none.body.code]).toEqual([409, "refund.exceeds_payment"]);
    expect(await read(id)).toEqual(rest.body);
    const ofRefund = { ...params, payment: String(rest.body.payments[1].id) };
    const absent = await call("refund", { as: desk, params: ofRefund, body: { version: 3 } });
    expect([absent.status, absent.body.code]).toEqual([404, "payment.not_found"]);
  });

  test("at the same moment give back once", async () => {
    const { id } = await appointment();
    const { body } = await paying(id, { amount: 5000, method: "card", version: 0 });
    const params = { appointment: id, payment: String(body.payments[0].id) };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call("refund", { as: desk, params, body: { version: 1 } })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await read(id)).toMatchObject({ paid: 0, version: 2 });
  });
});

test("after any simultaneous payments and refunds the sum is that of the entries", async () => {
  const step = fc.record({
    give: fc.boolean(),
    amount: fc.integer({ min: 1, max: 4000 }),
    method: fc.constantFrom(...PAYMENT_METHODS),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
      async (rounds) => {
        const { id } = await appointment();
        for (const together of rounds) {
          const { version, payments } = await read(id);
          await Promise.allSettled(
            together.map(({ give, amount, method }) => {
              const params = { appointment: id, payment: payments[0]?.id ?? newId("payment") };
              const body = { amount, method, note: "", version };
              return as(desk, () =>
                give ? Billing.refund({ params, body }) : Billing.pay({ params, body }),
              );
            }),
          );
          const { payments: entries, paid, due, price } = await read(id);
          const sum = entries.reduce(
            (all, { kind, amount }) => all + (kind === "payment" ? amount : -amount),
            0,
          );
          expect([paid, due]).toEqual([sum, price - sum]);
          expect(paid).toBeGreaterThanOrEqual(0);
          expect(paid).toBeLessThanOrEqual(price);
        }
      },
    ),
    { numRuns: 12 },
  );
});

describe("a patient's balance", () => {
  test("is the sum, what is for upcoming appointments apart; cancelled ones cost nothing", async () => {
    const { id, patient } = await appointment();
    const book = (start: string, price: number) =>
      as(desk, () =>
        Scheduling.createAppointment({
          patient: patient.id,
          professional: rui.id,
          office: String(space.establishment.offices[1]?.id),
          appointment_type: space.appointmentType.id,
          start,
          duration: 30,
          price,
          notes: "",
          override: false,
        }),
      );
    await book("2020-01-02T10:00:00.000Z", 4000);
    await book("2020-01-03T10:00:00.000Z", 0);
    const off = await book("2020-01-04T10:00:00.000Z", 7000);
    await as(desk, () =>
      Scheduling.setStatus(off.id, { status: "cancelled", reason: "Ill", override: false, version: 1 }),
    );
    await paying(id, { amount: 1000, method: "transfer", version: 0 });
    const params = { patient: patient.id };
    const { body } = await call("ofPatient", { as: desk, params });
    expect(body.balance).toEqual({
      charged: 9000,
      paid: 1000,
      due: 8000,
      to_refund: 0,
      unpaid: 2,
      upcoming: 4000,
    });
    expect(body.items.map(({ due, status }: Charge) => [due, status])).toEqual([
      [4000, "partial"],
      [4000, "pending"],
    ]);
    const mine = await call("ofPatient", { as: rui, params });
    expect(mine.body).toMatchObject({
      balance: { due: 4000, paid: 0, upcoming: 0 },
      items: [{ professional: rui.id }],
    });
  });

  test("comes along when patients are merged", async () => {
    const kept = await appointment();
    const other = await appointment();
    await paying(other.id, { amount: 1500, method: "cash", version: 0 });
    const manager = await makeUser(space.id, "manager");
    await as(manager, () =>
      Patients.merge(kept.patient.id, { other: other.patient.id, version: 1, other_version: 1 }),
    );
    for (const patient of [kept.patient.id, other.patient.id]) {
      const { body } = await call("ofPatient", { as: desk, params: { patient } });
      expect([body.balance.due, body.items.length]).toEqual([8500, 2]);
    }
  });
});

describe("the end of the day", () => {
  test("lists payments and refunds, with totals by method, in one request", async () => {
    const clinic = await makeSpace();
    space = clinic;
    desk = await makeUser(clinic.id, "receptionist");
    ana = await makeUser(clinic.id, "professional");
    rui = await makeUser(clinic.id, "professional");
    const one = await appointment();
    const two = await appointment({ professional: rui.id });
    const first = await paying(one.id, { amount: 2000, method: "cash", version: 0 });
    await paying(one.id, { amount: 3000, method: "card", version: 1 });
    await paying(two.id, { amount: 5000, method: "cash", version: 0 });
    await call("refund", {
      as: desk,
      params: { appointment: one.id, payment: String(first.body.payments[0].id) },
      body: { version: 2, amount: 500, method: "transfer" },
    });
    const query = { establishment: clinic.establishment.id, date: todayIn("Europe/Lisbon") };
    const { body, calls } = await call("day", { as: desk, query });
    expect(calls).toBe(billingRoutes.day.calls);
    expect(body).toMatchObject({
      totals: { cash: 7000, card: 3000, transfer: -500, mbway: 0 },
      received: 10_000,
      refunded: 500,
      next: null,
    });
    expect(body.items.map(({ amount }: { amount: number }) => amount)).toEqual([2000, 3000, 5000, 500]);
    expect((await call("day", { as: desk })).body).toEqual(body);
    expect((await call("day", { as: rui, query })).body).toMatchObject({ received: 5000 });
    const before = await call("day", { as: desk, query: { ...query, date: "2020-01-01" } });
    expect(before.body).toMatchObject({ items: [], received: 0 });
    const nowhere = await call("day", { as: desk, query: { establishment: newId("establishment") } });
    expect([nowhere.status, nowhere.body.code]).toEqual([404, "establishment.not_found"]);
  });
});

test("a colleague's appointment is not a professional's to charge, and another space's is not there", async () => {
  const { id } = await appointment({ professional: rui.id });
  const body = { amount: 100, method: "cash", version: 0 };
  const params = { appointment: id };
  const refused = await call("pay", { as: ana, params, body });
  expect([refused.status, refused.body.code]).toEqual([403, "appointment.not_own"]);
  expect((await call("get", { as: ana, params })).status).toBe(403);
  expect((await call("pay", { as: rui, params, body })).status).toBe(201);
  const away = await makeUser((await makeSpace()).id, "manager");
  expect((await call("get", { as: away, params })).status).toBe(404);
  expect((await call("pay", { as: away, params, body })).status).toBe(404);
});
