import { DeleteCommand, ScanCommand, UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import * as Appointments from "@meridian/core/appointments";
import * as Billing from "@meridian/core/billing";
import {
  billingRoutes,
  type ChargeSummary,
  type PatientBalance,
} from "@meridian/core/contracts/billing/billing";
import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import * as Patients from "@meridian/core/patients";
import { env } from "@meridian/core/platform/env";
import { newId } from "@meridian/core/platform/ids";
import * as Scheduling from "@meridian/core/scheduling";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { bookAppointment } from "@meridian/core/testing/booked-appointment";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "../../../../core/src/appointments/entities.ts";
import { documentClient } from "../../../../core/src/db/client.ts";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { ofPatient } from "./billing.ts";

localTable();
let space: TestSpace;
let desk: TestUser;
let manager: TestUser;
let ana: TestUser;
let rui: TestUser;
beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  manager = await makeUser(space.id, "manager");
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
});

type Person = { id: string; name: string };
let days = 0;
/** Books on a day of its own, also when several are booked at once. */
const book = (patient: Person, fields: { price?: number; professional?: string; start?: string } = {}) => {
  days += 1;
  const start = new Date(Date.UTC(2037, 0, days, 10)).toISOString();
  return bookAppointment({ space, booker: desk, professional: ana, patient }, { start, ...fields });
};

async function read(patient: string, query: Record<string, string> = {}, user = desk) {
  await Spaces.loadActor({ userId: user.id, spaceId: space.id });
  const { value, calls } = await countingCalls(() =>
    callHandler(billingRoutes.ofPatient, ofPatient, { as: user, params: { patient }, query }),
  );
  expect(value.status).toBe(200);
  return {
    ...(value.body as { items: ChargeSummary[]; next: string | null; balance: PatientBalance }),
    calls,
  };
}

/** Every charge of a list, page by page. */
async function readAll(patient: string, query: Record<string, string> = {}, user = desk) {
  const items: ChargeSummary[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(patient, { limit: "2", ...query, ...(cursor && { cursor }) }, user);
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor);
  return items;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Compares the kept sums and lists with what the charges themselves say. */
async function expectRightBalance(patient: string, user = desk) {
  const charges = await readAll(patient, {}, user);
  const { balance } = await read(patient, {}, user);
  const unpaid = charges.filter(({ due }) => due > 0);
  const overpaid = charges.filter(({ due }) => due < 0);
  expect(balance).toEqual({
    charged: sum(charges.map(({ price }) => price)),
    paid: sum(charges.map(({ paid }) => paid)),
    due: sum(unpaid.map(({ due }) => due)),
    to_refund: sum(overpaid.map(({ due }) => 0 - due)),
    unpaid: unpaid.length,
    upcoming: sum(unpaid.filter(({ start }) => start > new Date().toISOString()).map(({ due }) => due)),
  });
  const oldestFirst = (list: readonly ChargeSummary[]) =>
    list.toReversed().map(({ appointment }) => appointment);
  const open = async (kind: string) =>
    (await readAll(patient, { open: kind }, user)).map(({ appointment }) => appointment);
  expect(await open("unpaid")).toEqual(oldestFirst(unpaid));
  expect(await open("overpaid")).toEqual(oldestFirst(overpaid));
  return balance;
}

const params = ({ id }: Pick<Appointment, "id">) => ({ appointment: id });
const charge = (of: Appointment) => as(desk, () => Billing.get(of.id));
const head = (of: Appointment) => as(desk, () => Appointments.getAppointment(of.id));
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
const change = async (of: Appointment, body: { price?: number; professional?: string; start?: string }) => {
  const { version } = await head(of);
  return as(desk, () => Scheduling.updateAppointment(of.id, { ...body, override: false, version }));
};
const become = async (of: Appointment, status: "missed" | "scheduled" | "cancelled") => {
  const { version } = await head(of);
  return as(desk, () => Scheduling.setStatus(of.id, { status, reason: "ill", override: false, version }));
};

describe("the balance of a patient", () => {
  test("follows every change of what an appointment costs, of what is paid, of its time and professional", async () => {
    const patient = await makePatient(space.id);
    const one = await book(patient);
    const two = await book(patient, { price: 3000 });
    const day = (at: number) => new Date(Date.UTC(2021, 0, at, 10)).toISOString();
    const steps: (() => Promise<unknown>)[] = [
      () => pay(one, 2000),
      () => setPrice(one, 1000),
      () => change(two, { start: day(3) }),
      () => change(one, { start: day(4) }),
      () => change(two, { professional: rui.id }),
      () => become(one, "missed"),
      () => setPrice(one, 500),
      () => become(two, "cancelled"),
      () => become(two, "scheduled"),
      () => pay(two, 3000),
      () => refund(two, 500),
      () => change(two, { price: 0 }),
    ];
    for (const step of steps) {
      await step();
      await expectRightBalance(patient.id);
    }
    expect(await read(patient.id)).toMatchObject({ balance: { charged: 500, paid: 4500, to_refund: 4000 } });
    expect((await expectRightBalance(patient.id, rui)).paid).toBe(2500);
    expect((await expectRightBalance(patient.id, ana)).paid).toBe(2000);
  });

  test("stays right after any simultaneous changes", async () => {
    const amount = fc.integer({ min: 1, max: 4000 });
    const step = fc.oneof(
      amount.map((cents) => (of: Appointment) => pay(of, cents)),
      amount.map((cents) => (of: Appointment) => refund(of, cents)),
      amount.map((cents) => (of: Appointment) => setPrice(of, cents)),
      amount.map((price) => (of: Appointment) => change(of, { price })),
      fc
        .constantFrom("ana", "rui")
        .map((who) => (of: Appointment) => change(of, { professional: who === "ana" ? ana.id : rui.id })),
      fc.constantFrom("missed", "scheduled").map((to) => (of: Appointment) => become(of, to as "missed")),
    );
    const rounds = fc.array(fc.array(fc.tuple(fc.nat(1), step), { minLength: 2, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(rounds, async (together) => {
        const patient = await makePatient(space.id);
        const both = [await book(patient), await book(patient)];
        for (const steps of together) {
          await Promise.allSettled(steps.map(([which, work]) => work(both[which] as Appointment)));
          await expectRightBalance(patient.id);
        }
      }),
      { numRuns: 12 },
    );
  });

  test("counts appointments of one patient that are booked, paid together and cancelled at once", async () => {
    const patient = await makePatient(space.id);
    const booked = await Promise.all(Array.from({ length: 8 }, () => book(patient)));
    await Promise.allSettled([
      ...booked.slice(0, 4).map((one) => pay(one, 5000)),
      ...booked.slice(4).map((one) => become(one, "cancelled")),
      ...Array.from({ length: 4 }, () => book(patient, { price: 700 })),
    ]);
    await expectRightBalance(patient.id);
    const unpaid = (await read(patient.id, { open: "unpaid" })).items;
    const items = unpaid.map(({ appointment, due, version }) => ({ appointment, amount: due, version }));
    await as(desk, () => Billing.paySeveral({ items, method: "card", note: "" }));
    expect(await expectRightBalance(patient.id)).toMatchObject({ due: 0, unpaid: 0 });
  });

  test("costs no more requests for many appointments, and as many for the unpaid ones", async () => {
    const patient = await makePatient(space.id);
    for (let count = 0; count < 12; count += 1) await book(patient);
    await read(patient.id);
    const queries: Record<string, string>[] = [{}, { limit: "3" }, { open: "unpaid", limit: "3" }];
    for (const query of queries) expect((await read(patient.id, query)).calls).toBeLessThanOrEqual(6);
    const { next } = await read(patient.id, { limit: "3" });
    const foreign = await callHandler(billingRoutes.ofPatient, ofPatient, {
      as: desk,
      params: { patient: patient.id },
      query: { open: "unpaid", cursor: String(next) },
    });
    expect([foreign.status, foreign.body.fields]).toEqual([400, { cursor: "cursor.invalid" }]);
  });

  test("includes the records of merged patients, until the merge is undone", async () => {
    const kept = await makePatient(space.id);
    const other = await makePatient(space.id);
    const one = await book(kept);
    const two = await book(other, { price: 3000 });
    await book(other, { price: 200 });
    await pay(two, 1000);
    const merged = await as(manager, () =>
      Patients.merge(kept.id, { other: other.id, version: 1, other_version: 1 }),
    );
    for (const id of [kept.id, other.id])
      expect(await expectRightBalance(id)).toMatchObject({ charged: 8200, paid: 1000, due: 7200, unpaid: 3 });
    await Promise.all([pay(one, 5000), pay(two, 500)]);
    expect(await expectRightBalance(kept.id)).toMatchObject({ paid: 6500, due: 1700, unpaid: 2 });
    await as(manager, () => Patients.undoMerge(merged.merge.id));
    expect(await expectRightBalance(kept.id)).toMatchObject({ charged: 5000, paid: 5000, due: 0 });
    expect(await expectRightBalance(other.id)).toMatchObject({ charged: 3200, paid: 1500, due: 1700 });
  });

  test("shows a professional their own charges, even if many pages contain none of them", async () => {
    const patient = await makePatient(space.id);
    await book(patient, { start: "2022-01-01T10:00:00.000Z", professional: rui.id });
    for (let count = 0; count < 7; count += 1) await book(patient);
    expect((await read(patient.id, { limit: "2" }, rui)).items).toHaveLength(1);
    expect(await expectRightBalance(patient.id, rui)).toMatchObject({ charged: 5000, unpaid: 1 });
  });
});

describe("appointments stored by versions without balances", () => {
  /** A head as an earlier version stored it: without balance, and in the oldest ones without payment. */
  async function past(
    patient: Person,
    day: number,
    fields: { paid?: number; price?: number; status?: "missed" },
  ) {
    const appointment_id = newId("appointment");
    const start = new Date(Date.UTC(2020, 0, day, 9)).toISOString();
    const at = { created_at: start, created_by: desk.id, updated_at: start, updated_by: desk.id };
    await db.entities.appointment
      .put({
        space_id: space.id,
        appointment_id,
        patient_id: patient.id,
        patient_name: patient.name,
        professional_id: ana.id,
        office_id: String(space.establishment.offices[0]?.id),
        appointment_type: { ...space.appointmentType, tests: [], treatments: [] },
        start,
        end: start,
        duration: 30,
        price: fields.price ?? 5000,
        status: fields.status ?? "done",
        paid: fields.paid ?? 0,
        ...at,
      })
      .go();
    return { id: appointment_id } as Appointment;
  }
  /** Removes attributes that an item of an earlier version lacks. */
  const forget = async (appointment: Appointment, ...names: string[]) => {
    const key = { space_id: space.id, appointment_id: appointment.id };
    const { TableName, Key } = db.entities.appointment.get(key).params() as Required<UpdateCommandInput>;
    const UpdateExpression = `REMOVE ${names.join(", ")}`;
    await documentClient().send(new UpdateCommand({ TableName, Key, UpdateExpression }));
  };

  test("are added when the balance is read for the first time, and once by several readers", async () => {
    const patient = await makePatient(space.id);
    for (let day = 1; day <= 70; day += 1) await past(patient, day, { paid: 0 });
    await book(patient, { price: 100 });
    const readers = await Promise.allSettled(Array.from({ length: 4 }, () => read(patient.id)));
    expect(readers.some(({ status }) => status === "fulfilled")).toBe(true);
    expect((await read(patient.id)).balance).toMatchObject({ charged: 350_100, due: 350_100, unpaid: 71 });
    expect((await read(patient.id)).calls).toBeLessThanOrEqual(billingRoutes.ofPatient.calls);
    expect(await readAll(patient.id, { open: "unpaid", limit: "50" })).toHaveLength(71);
  });

  test("are right in the first answer, however many are left for the next", async () => {
    const patient = await makePatient(space.id);
    const days = Array.from({ length: 310 }, (_, at) => at + 1);
    for (let at = 0; at < days.length; at += 31)
      await Promise.all(days.slice(at, at + 31).map((day) => past(patient, day, { price: 10 })));
    for (let reading = 0; reading < 3; reading += 1)
      expect((await read(patient.id)).balance).toMatchObject({ charged: 3100, due: 3100, unpaid: 310 });
  });

  test("are counted once, whether they are paid, changed or read first", async () => {
    const patient = await makePatient(space.id);
    const all = [];
    for (let day = 1; day <= 6; day += 1) all.push(await past(patient, day, { status: "missed" }));
    const [one, two, three] = all as [Appointment, Appointment, Appointment];
    await become(one, "scheduled");
    await setPrice(two, 900);
    await Promise.allSettled([read(patient.id), become(three, "scheduled"), pay(one, 800), pay(two, 100)]);
    await expectRightBalance(patient.id);
    await become(all[3] as Appointment, "scheduled");
    expect(await expectRightBalance(patient.id)).toMatchObject({ charged: 15_900, paid: 900 });
  });

  test("have the amounts of their charge where the head lacks them", async () => {
    const patient = await makePatient(space.id);
    const one = await past(patient, 401, {});
    const two = await past(patient, 402, {});
    const three = await past(patient, 403, { status: "missed" });
    // A payment counts the appointment; an earlier version left neither copy nor balance.
    await pay(one, 2000);
    await setPrice(three, 400);
    await deleteBalance(patient);
    for (const each of [one, two, three]) await forget(each, "paid", "stands", "balance_version");
    await become(three, "scheduled");
    expect(await expectRightBalance(patient.id)).toMatchObject({
      charged: 10_400,
      paid: 2000,
      due: 8400,
      unpaid: 3,
    });
    await become(three, "cancelled");
    expect(await expectRightBalance(patient.id)).toMatchObject({ paid: 2000, unpaid: 3 });
  });
  const deleteBalance = async ({ id }: Person) => {
    const TableName = env("TABLE_NAME");
    const { Items = [] } = await documentClient().send(
      new ScanCommand({
        TableName,
        FilterExpression: "pk = :balance OR (patient_id = :patient AND #entity = :open)",
        ExpressionAttributeNames: { "#entity": "__edb_e__" },
        ExpressionAttributeValues: {
          ":balance": Appointments.balanceKey(space.id, id).pk,
          ":patient": id,
          ":open": "openCharge",
        },
      }),
    );
    for (const { pk, sk } of Items)
      await documentClient().send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  };
});
