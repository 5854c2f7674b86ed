import * as Billing from "@meridian/core/billing";
import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { newId } from "@meridian/core/platform/ids";
import * as Scheduling from "@meridian/core/scheduling";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { bookAppointment } from "@meridian/core/testing/booked-appointment";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { list } from "../scheduling/appointment-lists.ts";

localTable();
let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
const longer = newId("appointmentType");
beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional", { calendar_permission: true });
  const types = [space.appointmentType, { ...space.appointmentType, id: longer, price: 7000 }];
  await Spaces.db.entities.space.patch({ id: space.id }).set({ appointment_types: types }).go();
});

async function appointment(professional = ana): Promise<Appointment> {
  const patient = await makePatient(space.id);
  return bookAppointment({ space, booker: desk, professional, patient });
}

/** The appointment as its day's calendar answers it, in one request. */
async function onCalendar({ id, start }: Appointment, user = desk): Promise<Appointment> {
  await Spaces.loadActor({ userId: user.id, spaceId: space.id });
  const query = { from: start, to: new Date(Date.parse(start) + 86_400_000).toISOString() };
  const { value, calls } = await countingCalls(() =>
    callHandler(appointmentsRoutes.list, list, { as: user, query }),
  );
  expect(calls).toBe(1);
  return value.body.items.find((item: Appointment) => item.id === id);
}

const params = ({ id }: Appointment) => ({ appointment: id });
const charge = (of: Appointment) => as(desk, () => Billing.get(of.id));
const pay = async (of: Appointment, amount: number) => {
  const { version } = await charge(of);
  return as(desk, () =>
    Billing.pay({ params: params(of), body: { amount, method: "cash", note: "", version } }),
  );
};
const refund = async (of: Appointment, amount: number) => {
  const { version, payments } = await charge(of);
  const payment = String(payments.find(({ kind }) => kind === "payment")?.id);
  return as(desk, () =>
    Billing.refund({ params: { ...params(of), payment }, body: { amount, note: "", version } }),
  );
};
const setPrice = async (of: Appointment, price: number) => {
  const { version } = await charge(of);
  return as(desk, () => Billing.setPrice({ params: params(of), body: { basis: "typed", price, version } }));
};
const receipt = async (of: Appointment) => {
  const { version } = await charge(of);
  return as(desk, () => Billing.issueReceipt({ params: params(of), body: { version } }));
};
const change = async (of: Appointment, body: { price?: number; appointment_type?: string }) => {
  const { version } = await onCalendar(of);
  return as(desk, () => Scheduling.updateAppointment(of.id, { ...body, override: false, version }));
};
const become = async (of: Appointment, status: "missed" | "scheduled" | "cancelled") => {
  const { version } = await onCalendar(of);
  return as(desk, () => Scheduling.setStatus(of.id, { status, reason: "ill", override: false, version }));
};

test("every way to change a charge is on the calendar at once, which stays one request", async () => {
  const one = await appointment();
  expect(one.payment).toEqual({ state: "pending", price: 5000, paid: 0 });
  const steps: [work: () => Promise<unknown>, payment: object][] = [
    [() => pay(one, 2000), { state: "partial", price: 5000, paid: 2000 }],
    [() => setPrice(one, 2000), { state: "paid", price: 2000, paid: 2000 }],
    [() => receipt(one), { state: "paid", price: 2000, paid: 2000 }],
    [() => change(one, { appointment_type: longer }), { state: "partial", price: 7000, paid: 2000 }],
    [() => change(one, { price: 3000 }), { state: "partial", price: 3000, paid: 2000 }],
    [() => pay(one, 1000), { state: "paid", price: 3000, paid: 3000 }],
    [() => refund(one, 500), { state: "partial", price: 3000, paid: 2500 }],
    [() => become(one, "missed"), { state: "over", price: 0, paid: 2500 }],
    [() => refund(one, 1500), { state: "over", price: 0, paid: 1000 }],
    [() => setPrice(one, 1000), { state: "paid", price: 1000, paid: 1000 }],
    [() => become(one, "scheduled"), { state: "paid", price: 1000, paid: 1000 }],
    [() => setPrice(one, 0), { state: "over", price: 0, paid: 1000 }],
  ];
  for (const [work, payment] of steps) {
    await work();
    expect((await onCalendar(one)).payment).toEqual(payment);
  }
  const free = await appointment();
  await setPrice(free, 0);
  expect((await onCalendar(free)).payment).toEqual({ state: "none", price: 0, paid: 0 });
  const off = await appointment();
  await become(off, "cancelled");
  expect((await onCalendar(off)).payment?.state).toBe("none");
});

test("is hidden from users who may not charge for it", async () => {
  const own = await appointment();
  const rui = await makeUser(space.id, "professional");
  const others = await appointment(rui);
  await pay(others, 100);
  expect((await onCalendar(own, ana)).payment?.state).toBe("pending");
  expect(await onCalendar(others, ana)).toMatchObject({ id: others.id, payment: null });
});

test("after any simultaneous changes the calendar and the charge agree", async () => {
  const amount = fc.integer({ min: 1, max: 4000 });
  const step = fc.oneof(
    amount.map((cents) => (of: Appointment) => pay(of, cents)),
    amount.map((cents) => (of: Appointment) => refund(of, cents)),
    amount.map((cents) => (of: Appointment) => setPrice(of, cents)),
    amount.map((price) => (of: Appointment) => change(of, { price })),
    fc.constantFrom("missed", "scheduled").map((to) => (of: Appointment) => become(of, to as "missed")),
    fc.constant(receipt),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 6 }),
      async (rounds) => {
        const one = await appointment();
        for (const together of rounds) {
          await Promise.allSettled(together.map((work) => work(one)));
          const { payment } = await onCalendar(one);
          const { price, paid, due, status } = await charge(one);
          expect(payment).toMatchObject({ price, paid });
          expect(payment?.state).toBe(due < 0 ? "over" : price === 0 ? "none" : status);
        }
      },
    ),
    { numRuns: 15 },
  );
});
