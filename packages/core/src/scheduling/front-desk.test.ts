import { beforeAll, describe, expect, test } from "vitest";
import { AppointmentEntity } from "../appointments/index.ts";
import { connect } from "../db/service.ts";
import { now, shiftClock } from "../platform/clock.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";

localTable();
const { entities } = connect({ appointment: AppointmentEntity });

const NOON = Date.parse("2036-11-20T12:00:00Z");
let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
let colleague: TestUser;
let patient: { id: string; name: string };

beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional");
  colleague = await makeUser(space.id, "professional", {
    appointment_permission: true,
    calendar_permission: true,
  });
  patient = await makePatient(space.id);
});

/** Runs work at a moment; everything asked of the clock believes it. */
async function at<T>(moment: number, work: () => Promise<T>): Promise<T> {
  const back = shiftClock(moment - now());
  Spaces.forgetActor();
  try {
    return await work();
  } finally {
    back();
    Spaces.forgetActor();
  }
}

let day = 0;
/** A booking at noon of a day of its own. */
const noon = () => {
  day += 1;
  return NOON + day * 86_400_000;
};
const book = (start: number, fields: object = {}, user = desk) =>
  as(user, () =>
    Scheduling.createAppointment({
      patient: patient.id,
      patient_name: patient.name,
      professional: ana.id,
      office: String(space.establishment.offices[0]?.id),
      appointment_type: space.appointmentType.id,
      start: new Date(start).toISOString(),
      duration: 60,
      notes: "",
      override: false,
      ...fields,
    }),
  );
const status = (id: string, to: string, version: number, user = desk) =>
  as(user, () => Scheduling.setStatus(id, { status: to as never, reason: "ill", override: false, version }));

describe("checking in", () => {
  test("is refused on another day, and can be undone on the same day", async () => {
    const start = noon();
    const first = await book(start);
    for (const other of [start - 86_400_000, start + 86_400_000])
      expect(await at(other, () => refusal(status(first.id, "arrived", 1)))).toMatchObject({
        kind: "conflict",
        code: "appointment.other_day",
      });
    await at(start - 3_600_000, async () => {
      expect(await status(first.id, "arrived", 1)).toMatchObject({ status: "arrived" });
      expect(await status(first.id, "scheduled", 2)).toMatchObject({ status: "scheduled", version: 3 });
    });
  });
});

describe("a cancellation", () => {
  test("can be undone at once, with its time, but not later", async () => {
    const start = noon();
    const first = await book(start);
    await status(first.id, "confirmed", 1);
    await at(start - 7_200_000, () => status(first.id, "cancelled", 2));
    const back = await at(start - 7_200_000 + 60_000, () => status(first.id, "confirmed", 3));
    expect(back).toMatchObject({ status: "confirmed", reason: "" });
    expect(await refusal(book(start))).toMatchObject({ code: "appointment.clash" });
    await at(start - 3_600_000, () => status(first.id, "cancelled", 4));
    expect(
      await at(start - 3_600_000 + 180_000, () => refusal(status(first.id, "confirmed", 5))),
    ).toMatchObject({
      code: "appointment.transition",
    });
  });

  test("cannot be undone over a newer booking, nor without the permission to cancel", async () => {
    const start = noon();
    const first = await book(start);
    await status(first.id, "cancelled", 1);
    expect(await refusal(status(first.id, "scheduled", 2, ana))).toMatchObject({ code: "access.denied" });
    await book(start);
    expect(await refusal(status(first.id, "scheduled", 2))).toMatchObject({ code: "appointment.clash" });
  });
});

describe("a signed appointment", () => {
  test("releases its remaining time", async () => {
    const start = noon();
    const first = await book(start);
    const signed = await at(start + 18 * 60_000, async () => {
      await status(first.id, "open", 1, ana);
      return status(first.id, "done", 2, ana);
    });
    expect(signed).toMatchObject({
      status: "done",
      duration: 20,
      booked_duration: 60,
      end: new Date(start + 1_200_000).toISOString(),
    });
    const day = { from: new Date(start).toISOString(), to: new Date(start + 3_600_000).toISOString() };
    expect((await as(desk, () => Visits.list(day))).items).toMatchObject([{ booked_duration: 60 }]);
    expect(await refusal(book(start + 15 * 60_000))).toMatchObject({ code: "appointment.clash" });
    await book(start + 20 * 60_000, { duration: 40 });
  });

  test.each([
    ["later", 5 * 60],
    ["before its time", -30],
  ])("keeps what it was booked for when it is signed %s", async (_, minutes) => {
    const start = noon();
    const first = await book(start);
    const signed = await at(start + minutes * 60_000, async () => {
      await status(first.id, "open", 1, ana);
      return status(first.id, "done", 2, ana);
    });
    expect(signed).toMatchObject({ duration: 60, booked_duration: 60 });
  });

  test("has no booked duration if it was signed before that was stored", async () => {
    const start = noon();
    const { id } = await book(start);
    await at(start + 18 * 60_000, async () => {
      await status(id, "open", 1, ana);
      await status(id, "done", 2, ana);
    });
    const stored = entities.appointment.patch({ space_id: space.id, appointment_id: id });
    await stored.remove(["booked_duration"]).go();
    const { appointment } = await as(desk, () => Visits.get(id, undefined));
    expect(appointment).toMatchObject({ id, duration: 20 });
    expect(appointment).not.toHaveProperty("booked_duration");
  });
});

describe("a typed price", () => {
  const change = (id: string, fields: object, user: TestUser, version = 1) =>
    as(user, () => Scheduling.updateAppointment(id, { override: false, ...fields, version }));

  test("cannot be set on a colleague's appointment", async () => {
    const start = noon();
    const first = await book(start);
    expect(await refusal(change(first.id, { price: 1 }, colleague))).toMatchObject({
      kind: "forbidden",
      code: "appointment.not_own",
    });
    // Sent as it is, with another change, nothing about it changes.
    expect(await change(first.id, { price: 5000, notes: "Demo" }, colleague)).toMatchObject({
      notes: "Demo",
    });
    expect(await change(first.id, { price: 4000 }, desk, 2)).toMatchObject({ price: 4000 });
    expect(await refusal(book(start + 7_200_000, { price: 1 }, colleague))).toMatchObject({
      code: "appointment.not_own",
    });
  });

  test("can be set on one's own appointment", async () => {
    const own = await book(noon(), { professional: colleague.id, price: 100 }, colleague);
    expect(own.price).toBe(100);
    expect(await change(own.id, { price: 200 }, colleague)).toMatchObject({ price: 200 });
  });
});
