import { beforeAll, describe, expect, test } from "vitest";
import * as Appointments from "../appointments/index.ts";
import { MAX_ROWS_AT_ONCE } from "../contracts/imports/imports.ts";
import { newBlockedTime } from "../contracts/scheduling/blocked-times.ts";
import { readNotices } from "../db/notices.ts";
import * as Patients from "../patients/index.ts";
import { hashed, newId } from "../platform/ids.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { killAt } from "../testing/killed-process.ts";
import { localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import * as Imports from "./index.ts";

localTable();

type Clinic = { space: TestSpace; manager: TestUser; patients: { id: string; name: string }[] };
async function makeClinic(): Promise<Clinic> {
  const space = await makeSpace();
  const manager = await makeUser(space.id, "manager", { owner: true, practises: true });
  const patients = [];
  for (const letter of ["A", "B", "C"])
    patients.push(
      await as(manager, () =>
        Patients.create({ name: `Demo Person ${letter}`, birthday: `198${letter.charCodeAt(0) - 65}-02-03` }),
      ),
    );
  return { space, manager, patients };
}
let clinic: Clinic;
beforeAll(async () => {
  clinic = await makeClinic();
});

type Row = Parameters<typeof Imports.addAppointments>[1][number];
const PAST = "2024-03-04";
const AHEAD = "2031-03-05";
const MINUTES = 30;
/** A row at the `slot`-th half hour of a day. */
function row({ space, manager, patients }: Clinic, number: number, more: object = {}): Row {
  const slot = number - 2;
  const day = AHEAD;
  const start = new Date(Date.parse(`${day}T08:00:00.000Z`) + slot * MINUTES * 60_000).toISOString();
  const { override = false, ...booking } = more as { override?: boolean };
  return {
    number,
    fingerprint: hashed(`${space.id} ${number} ${JSON.stringify(more)}`),
    booking: {
      patient: patients[slot % patients.length]?.id ?? "",
      professional: manager.id,
      office: space.establishment.offices[0]?.id ?? "",
      appointment_type: space.appointmentType.id,
      start,
      duration: MINUTES,
      state: "booked",
      reason: "",
      notes: "",
      ...booking,
    },
    override,
  } as Row;
}
const past = (time: string) => ({ start: `${PAST}T${time}:00.000Z` });
const reading = {
  file_name: "demo.csv",
  file_hash: hashed("file"),
  header_hash: hashed("header"),
  sheet: "",
  mapping: ["date", "start", "name"],
  date_order: "dmy" as const,
  kind: "appointments" as const,
  values: [],
};
const begin = ({ manager }: Clinic, rows: number) =>
  as(manager, () => Imports.start({ ...reading, rows, new_patients: 0 }));
const send = ({ manager }: Clinic, id: string, rows: Row[]) =>
  as(manager, () => Imports.addAppointments(id, rows));
async function undoAll({ manager }: Clinic, id: string) {
  const kept = [];
  let cursor: string | undefined;
  for (;;) {
    const answer = await as(manager, () => Imports.undo(id, cursor));
    kept.push(...answer.kept);
    if (!answer.next) return { kept, import: answer.import };
    cursor = answer.next;
  }
}
/** All appointments of a clinic, oldest first. */
async function heads({ manager }: Clinic) {
  const { db } = await import("../appointments/entities.ts");
  const found = await db.entities.appointment.query.days({ space_id: manager.spaceId }).go({ pages: "all" });
  return found.data;
}
const outcomes = (answer: { items: { outcome: string }[] }) => answer.items.map(({ outcome }) => outcome);

describe("adding appointments", () => {
  test("writes past ones as done without anything owed, and books those to come", async () => {
    const one = await makeClinic();
    const { id } = await begin(one, 4);
    const answer = await send(one, id, [
      row(one, 2, past("09:00")),
      row(one, 3, { ...past("10:00"), state: "missed", reason: "Forgot" }),
      row(one, 4, { ...past("11:00"), state: "cancelled" }),
      row(one, 5),
    ]);
    expect(outcomes(answer)).toEqual(["created", "created", "created", "created"]);
    const [done, missed, cancelled, ahead] = await heads(one);
    expect(done).toMatchObject({ status: "done", price: 0, paid: 0, closed_by: { imported: true } });
    expect(done && Appointments.isSigned(done)).toBe(false);
    expect(missed).toMatchObject({ status: "missed", reason: "Forgot", price: 0 });
    expect(cancelled).toMatchObject({ status: "cancelled", price: 0 });
    expect(ahead).toMatchObject({ status: "scheduled", price: 5000, override: false });
    expect(ahead?.patient_name).toBe("Demo Person A");
  });
  test("sends no message about those to come, but their reminders", async () => {
    const one = await makeClinic();
    const { id } = await begin(one, 2);
    await send(one, id, [row(one, 2), row(one, 3, past("09:00"))]);
    const [done, ahead] = await heads(one);
    const ids = [done?.appointment_id ?? "", ahead?.appointment_id ?? ""];
    const notices = await readNotices(one.manager.spaceId, ids);
    expect(notices).toMatchObject([
      { appointment: ahead?.appointment_id, last_notified: { start: ahead?.start, cancelled: false } },
    ]);
    expect(notices[0]?.due).toBeDefined();
  });
  test("adds nothing for a row that was imported, also by another import and at the same moment", async () => {
    const one = await makeClinic();
    const rows = [2, 3, 4, 5].map((number) => row(one, number));
    const { id } = await begin(one, 4);
    await Promise.all([send(one, id, rows), send(one, id, rows), send(one, id, rows)]);
    expect(await heads(one)).toHaveLength(4);
    expect((await as(one.manager, () => Imports.get(id))).created).toBe(4);
    const second = await send(one, (await begin(one, 4)).id, rows);
    expect(outcomes(second)).toEqual(["already", "already", "already", "already"]);
  });
  test("refuses a row whose time is taken alone, unless it is to be added anyway", async () => {
    const one = await makeClinic();
    const { id } = await begin(one, 4);
    const taken = row(one, 2);
    const same = { start: taken.booking.start };
    const answer = await send(one, id, [
      taken,
      row(one, 3, same),
      row(one, 4),
      row(one, 5, { ...same, override: true }),
    ]);
    expect(answer.items).toMatchObject([
      { outcome: "created" },
      { outcome: "refused", code: "appointment.clash" },
      { outcome: "created" },
      { outcome: "created" },
    ]);
    const marked = (await heads(one)).filter(({ override }) => override);
    expect(marked.map(({ start }) => start)).toEqual([taken.booking.start]);
  });
  test("asks nothing about the hours of the past, and respects those to come", async () => {
    const one = await makeClinic();
    await as(one.manager, () =>
      Scheduling.createBlockedTime(
        newBlockedTime.parse({
          professional: one.manager.id,
          title: "Demo lunch",
          from: `${AHEAD}T08:00`,
          to: `${AHEAD}T08:30`,
        }),
      ),
    );
    const { id } = await begin(one, 2);
    const answer = await send(one, id, [row(one, 2), row(one, 3)]);
    expect(answer.items).toMatchObject([{ code: "appointment.clash" }, { outcome: "created" }]);
  });
  test("refuses patients, professionals, types and rooms that the clinic does not have", async () => {
    const { id } = await begin(clinic, 5);
    const other = await makeClinic();
    const answer = await send(clinic, id, [
      row(clinic, 2, { patient: other.patients[0]?.id }),
      row(clinic, 3, { professional: other.manager.id, ...past("09:00") }),
      row(clinic, 4, { office: newId("office") }),
      row(clinic, 5, { appointment_type: newId("appointmentType") }),
    ]);
    expect(answer.items.map(({ code }) => code)).toEqual([
      "patient.not_found",
      "professional.unavailable",
      "office.not_found",
      "appointment_type.not_found",
    ]);
    expect(await heads(clinic)).toEqual([]);
  });
  test("needs few requests for a full page of rows, and a bounded number where each stands alone", async () => {
    const one = await makeClinic();
    const { id } = await begin(one, 80);
    const rows = Array.from({ length: MAX_ROWS_AT_ONCE }, (_, index) => row(one, index + 2));
    const { calls } = await counted(one.manager, () => Imports.addAppointments(id, rows));
    expect(calls).toBeLessThanOrEqual(15);
    const again = rows.map((each) => ({
      ...each,
      fingerprint: hashed(`${each.fingerprint} 2`),
      override: true,
    }));
    const worst = await counted(one.manager, () => Imports.addAppointments(id, again));
    expect(outcomes(worst.value).every((outcome) => outcome === "created")).toBe(true);
    expect(worst.calls).toBeLessThanOrEqual(MAX_ROWS_AT_ONCE * 6 + 10);
  });
  test("is refused once the import is finished, in another clinic and without the right to book", async () => {
    const { id } = await begin(clinic, 1);
    await as(clinic.manager, () => Imports.finish(id, 0));
    expect(await refusal(send(clinic, id, [row(clinic, 2)]))).toMatchObject({ code: "import.closed" });
    const other = await makeClinic();
    expect(await refusal(send(other, id, [row(other, 2)]))).toMatchObject({ code: "import.not_found" });
    const student = await makeUser(clinic.space.id, "student", { appointment_permission: false });
    const begun = as(student, () => Imports.start({ ...reading, rows: 1, new_patients: 0 }));
    expect(await refusal(begun)).toMatchObject({ code: "access.denied" });
  });
});

describe("a run that is killed", () => {
  test("before or after each of its requests and resumed ends with the same appointments and times", async () => {
    const run = async (one: Clinic, id: string) => {
      // The seventh takes a time that the second has: the rows are written one by one.
      const rows = [2, 3, 4, 5, 6, 7].map((number) =>
        row(one, number, number < 4 ? past(`1${number}:00`) : {}),
      );
      const twin = row(one, 8, { start: rows[3]?.booking.start });
      const all = [...rows, twin];
      for (let from = 0; from < all.length; from += 4) await send(one, id, all.slice(from, from + 4));
      return as(one.manager, () => Imports.finish(id, 0));
    };
    const summary = async (one: Clinic) =>
      (await heads(one)).map(({ start, status, patient_name }) => `${start} ${status} ${patient_name}`);
    const clean = await makeClinic();
    await run(clean, (await begin(clean, 7)).id);
    const expected = await summary(clean);
    expect(expected).toHaveLength(6);
    for (let point = 0; point < 16; point += 1) {
      const one = await makeClinic();
      const { id } = await begin(one, 7);
      const restore = killAt(1 + Math.floor(point / 2), point % 2 === 0 ? "before" : "after");
      await run(one, id).catch(() => undefined);
      restore();
      expect((await run(one, id)).created).toBe(6);
      expect(await summary(one)).toEqual(expected);
    }
  });
});

describe("matching people of a file with patients", () => {
  const person = (key: string, fields: object) => ({
    key,
    name: "",
    birthday: null,
    phone: "",
    email: "",
    number: "",
    ...fields,
  });
  test("chooses the one who fits, and nobody where several do", async () => {
    const one = await makeClinic();
    const make = (fields: object) =>
      as(one.manager, () => Patients.create({ name: "Demo Twin", ...fields } as never));
    const older = await make({ birthday: "1970-01-01", email: "twin@patients.example" });
    await make({ birthday: "1990-01-01", confirm_duplicates: true });
    const [a] = one.patients;
    const { value, calls } = await counted(one.manager, () =>
      Imports.matchPatients([
        person("name", { name: "demo person A" }),
        person("twins", { name: "Demo Twin" }),
        person("born", { name: "Demo Twin", birthday: "1970-01-01" }),
        person("mail", { name: "Demo Twin", email: "Twin@patients.example" }),
        person("only mail", { email: "twin@patients.example" }),
        person("other", { name: "Somebody Else", email: "twin@patients.example" }),
        person("born differently", { name: "Demo Person A", birthday: "1999-09-09" }),
      ]),
    );
    expect(value.items.map(({ patient }) => patient)).toEqual([
      a?.id,
      null,
      older.id,
      older.id,
      older.id,
      null,
      null,
    ]);
    expect(value.items[1]?.candidates).toHaveLength(2);
    expect(value.items[5]?.candidates).toMatchObject([{ id: older.id }]);
    expect(calls).toBeLessThanOrEqual(10);
  });
});

describe("comparing rows with the calendar", () => {
  test("names what is imported and what overlaps, within the declared requests", async () => {
    const one = await makeClinic();
    const rows = Array.from({ length: MAX_ROWS_AT_ONCE }, (_, index) => row(one, index + 2));
    const [first, second] = rows as [Row, Row];
    await send(one, (await begin(one, 1)).id, [first]);
    const booking = { ...second.booking, start: first.booking.start };
    const { value, calls } = await counted(one.manager, () =>
      Imports.checkAppointments([
        { number: 2, fingerprint: first.fingerprint, booking: first.booking },
        { number: 3, fingerprint: second.fingerprint, booking },
        { number: 4, fingerprint: hashed("nobody") },
        ...rows.slice(3),
      ]),
    );
    expect(value.items[0]).toEqual({ number: 2, imported: true, clashes: [] });
    expect(value.items[1]?.clashes.map(({ resource }) => resource)).toEqual(["professional", "office"]);
    expect(value.items[2]).toEqual({ number: 4, imported: false, clashes: [] });
    expect(value.items[3]?.clashes).toEqual([]);
    expect(calls).toBeLessThanOrEqual(20);
  });
});

describe("undoing", () => {
  test("removes what was imported with its time and what was owed, and keeps what was changed since", async () => {
    const one = await makeClinic();
    const rows = [2, 3, 4, 5].map((number) => row(one, number, number === 2 ? past("09:00") : {}));
    const { id } = await begin(one, 4);
    await send(one, id, rows);
    const [, , changed] = await heads(one);
    await as(one.manager, () =>
      Scheduling.updateAppointment(changed?.appointment_id ?? "", {
        version: 1,
        notes: "Rings first",
        override: false,
      }),
    );
    const { kept, import: after } = await undoAll(one, id);
    expect(kept).toMatchObject([{ appointment: { id: changed?.appointment_id }, reason: "changed" }]);
    expect(after).toMatchObject({ state: "undone", removed: 3, kind: "appointments" });
    expect((await heads(one)).map(({ appointment_id }) => appointment_id)).toEqual([changed?.appointment_id]);
    // The times are free again, and the file may be imported again.
    const again = await send(one, (await begin(one, 4)).id, rows);
    expect(outcomes(again).sort()).toEqual(["already", "created", "created", "created"]);
    expect(await as(one.manager, () => Patients.countActive())).toBe(3);
  });
});
