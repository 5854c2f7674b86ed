import * as Appointments from "@meridian/core/appointments";
import { billingRoutes, type Charge, MAX_PAID_TOGETHER } from "@meridian/core/contracts/billing/billing";
import { todayIn } from "@meridian/core/platform/clock";
import { newId } from "@meridian/core/platform/ids";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { bookAppointment } from "@meridian/core/testing/booked-appointment";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { day, get, list, pay, paySeveral, refund } from "./billing.ts";

localTable();
const handlers = { get, list, pay, paySeveral, refund, day } satisfies Record<string, Handler>;
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

describe("several appointments paid at once", () => {
  const together = (items: object[], more: object = {}) =>
    call("paySeveral", { as: desk, body: { items, method: "card" }, ...more });

  test("are paid in two requests, add up in the day's list, and are refunded one by one", async () => {
    const one = await appointment();
    const two = await appointment({ price: 3000 });
    await paying(two.id, { amount: 1000, method: "cash", version: 0 });
    const today = { query: { date: todayIn("Europe/Lisbon") } };
    const before = await call("day", { as: desk, ...today });
    const answer = await together([
      { appointment: one.id, amount: 5000, version: 0 },
      { appointment: two.id, amount: 2000, version: 1 },
    ]);
    expect([answer.status, answer.calls]).toEqual([201, billingRoutes.paySeveral.calls]);
    expect(answer.body.items).toMatchObject([
      { appointment: one.id, paid: 5000, due: 0, status: "paid", version: 1 },
      { appointment: two.id, paid: 3000, due: 0, status: "paid", version: 2 },
    ]);
    const after = await call("day", { as: desk, ...today });
    expect(after.body.received - before.body.received).toBe(7000);
    expect(after.body.totals.card - before.body.totals.card).toBe(7000);
    expect(await read(two.id)).toMatchObject({ paid: 3000, payments: [{ amount: 1000 }, { amount: 2000 }] });
    const back = await call("refund", {
      as: desk,
      params: { appointment: two.id, payment: answer.body.items[1].payment },
      body: { version: 2 },
    });
    expect(back.body).toMatchObject({ paid: 1000, due: 2000 });
    expect(await as(desk, () => Appointments.getAppointment(one.id))).toMatchObject({ paid: 5000 });
  });

  test("are not paid if one of them changed, and the refusal names it", async () => {
    const one = await appointment();
    const two = await appointment();
    await paying(two.id, { amount: 1000, method: "cash", version: 0 });
    const answer = await together([
      { appointment: one.id, amount: 5000, version: 0 },
      { appointment: two.id, amount: 5000, version: 0 },
    ]);
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([
      409,
      "charge.stale",
      { appointment: two.id },
    ]);
    expect(await read(one.id)).toMatchObject({ paid: 0, version: 0 });
    const much = await together([{ appointment: one.id, amount: 5001, version: 0 }]);
    expect(much.body).toMatchObject({
      code: "charge.exceeds_due",
      details: { appointment: one.id, due: 5000 },
    });
  });

  test("are paid once by a repeated call, and once by two at the same moment", async () => {
    const one = await appointment();
    const two = await appointment();
    const items = [one, two].map(({ id }) => ({ appointment: id, amount: 5000, version: 0 }));
    const more = { headers: { "idempotency-key": newId("payment") } };
    const first = await together(items, more);
    const again = await together(items, more);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    const three = await appointment();
    const four = await appointment();
    const others = [three, four].map(({ id }) => ({ appointment: id, amount: 5000, version: 0 }));
    const outcomes = await Promise.all([together(others), together(others), together(others)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await read(three.id)).toMatchObject({ paid: 5000, version: 1 });
    expect((await read(four.id)).payments).toHaveLength(1);
  });

  test("are limited by a transaction's size, without duplicates, and to those the user may charge for", async () => {
    const many = [];
    for (let count = 0; count < MAX_PAID_TOGETHER; count += 1) many.push(await appointment());
    const items = many.map(({ id }) => ({ appointment: id, amount: 5000, version: 0 }));
    const first = items.slice(0, 1);
    expect((await together([...first, ...first])).body.fields).toEqual({ items: "payments.duplicate" });
    const extra = { appointment: newId("appointment"), amount: 1, version: 0 };
    expect((await together([...items, extra])).body.fields).toEqual({ items: "payments.too_many" });
    expect((await together([...first, extra])).body.code).toBe("appointment.not_found");
    expect((await together(first, { as: rui })).body.code).toBe("appointment.not_own");
    expect((await together(items)).status).toBe(201);
  });

  test("are read together in one request, in the order asked for", async () => {
    const one = await appointment();
    const two = await appointment({ price: 3000 });
    await paying(two.id, { amount: 1000, method: "cash", version: 0 });
    const read = (ids: string[], who = desk) =>
      call("list", { as: who, query: { appointments: ids.join(",") } });
    const answer = await read([two.id, one.id]);
    expect([answer.status, answer.calls]).toEqual([200, billingRoutes.list.calls]);
    expect(answer.body.items).toMatchObject([
      { appointment: two.id, patient: two.patient.id, price: 3000, paid: 1000, due: 2000, version: 1 },
      { appointment: one.id, patient: one.patient.id, price: 5000, paid: 0, due: 5000, version: 0 },
    ]);
    expect((await read([one.id, newId("appointment")])).body.code).toBe("appointment.not_found");
    expect((await read([one.id], rui)).body.code).toBe("appointment.not_own");
    const many = Array.from({ length: 21 }, () => newId("appointment"));
    expect((await read(many)).body.fields).toEqual({ appointments: "payments.too_many" });
  });
});
