import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { beforeAll, describe, expect, test } from "vitest";
import type { ClashDetails } from "../contracts/scheduling/booking.ts";
import { documentClient } from "../db/client.ts";
import { plusMinutes, shiftClock } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";

localTable();

type Named = { id: string; name: string };
let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
let rui: TestUser;
let one: Named;
let two: Named;

beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
  one = await makePatient(space.id);
  two = await makePatient(space.id);
});

const office = (index: number) => String(space.establishment.offices[index]?.id);
const booking = (start: string, fields: object = {}) => ({
  patient: one.id,
  patient_name: one.name,
  professional: ana.id,
  office: office(0),
  appointment_type: space.appointmentType.id,
  start,
  duration: 60,
  notes: "",
  override: false,
  ...fields,
});
const book = (start: string, fields: object = {}) =>
  as(desk, () => Scheduling.createAppointment(booking(start, fields)));
/** Fields the person's settings give. */
const putUser = (user: TestUser, fields: object) =>
  documentClient().send(
    new UpdateCommand({
      TableName: env("TABLE_NAME"),
      Key: Spaces.db.entities.user.get({ space_id: space.id, id: user.id }).params().Key as never,
      UpdateExpression: `SET ${Object.keys(fields).map((name) => `${name} = :${name}`)} ADD schedule_version :one`,
      ExpressionAttributeValues: {
        ":one": 1,
        ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`:${name}`, value])),
      },
    }),
  );
describe("booking", () => {
  test("takes one request if the patient's name is known, two if it is missing or outdated", async () => {
    // Once booked, the professional's hours are known.
    await book("2036-12-01T10:00:00.000Z");
    const costs = [];
    for (const [index, patient_name] of [one.name, undefined, "Old Name"].entries()) {
      const start = `2036-12-01T0${index + 1}:00:00.000Z`;
      const { value, calls } = await counted(desk, () =>
        Scheduling.createAppointment(booking(start, { patient_name })),
      );
      expect(value).toMatchObject({ patient_name: one.name, status: "scheduled", price: 5000, version: 1 });
      costs.push(calls);
    }
    expect(costs).toEqual([1, 2, 2]);
  });

  test.each([
    ["professional", () => ({ patient: two.id, patient_name: two.name, office: office(1) })],
    ["office", () => ({ patient: two.id, patient_name: two.name, professional: rui.id })],
    ["patient", () => ({ professional: rui.id, office: office(1) })],
  ])("a busy %s refuses, says what is in the way and what is free", async (resource, fields) => {
    const day = { professional: "03", office: "04", patient: "05" }[resource];
    const first = await book(`2036-12-${day}T10:00:00.000Z`);
    const error = await refusal(book(`2036-12-${day}T10:30:00.000Z`, fields()));
    expect(error).toMatchObject({ kind: "conflict", code: "appointment.clash" });
    expect(error.facts.details).toEqual({
      clashes: [{ resource, id: first.id, patient_name: one.name, start: first.start, end: first.end }],
      free: [`2036-12-${day}T11:00:00.000Z`, `2036-12-${day}T11:15:00.000Z`, `2036-12-${day}T11:30:00.000Z`],
    });
  });

  test("accepts an appointment that starts when another ends", async () => {
    await book("2036-12-06T10:00:00.000Z");
    await book("2036-12-06T11:00:00.000Z");
    await book("2036-12-06T09:00:00.000Z");
  });

  test("shows a user without the calendar permission only the taken time", async () => {
    const limited = await makeUser(space.id, "professional", { appointment_permission: true });
    const first = await book("2036-12-07T10:00:00.000Z");
    const error = await refusal(
      as(limited, () =>
        Scheduling.createAppointment(booking("2036-12-07T10:00:00.000Z", { professional: limited.id })),
      ),
    );
    const times = { start: first.start, end: first.end };
    expect(error.facts.details).toMatchObject({
      clashes: [
        { resource: "office", ...times },
        { resource: "patient", ...times },
      ],
    });
    expect(JSON.stringify(error.facts)).not.toContain(one.name);
    expect(JSON.stringify(error.facts)).not.toContain(first.id);
  });

  test("with an override both appointments are kept, and the next clash is asked again", async () => {
    await book("2036-12-08T10:00:00.000Z");
    const second = await book("2036-12-08T10:00:00.000Z", { override: true });
    expect(second.override).toBe(true);
    const third = await refusal(book("2036-12-08T10:00:00.000Z"));
    expect((third.facts.details as { clashes: unknown[] }).clashes).toHaveLength(6);
  });

  test("an override without a clash is not recorded and takes no further request", async () => {
    const { value, calls } = await counted(desk, () =>
      Scheduling.createAppointment(booking("2036-12-22T10:00:00.000Z", { override: true })),
    );
    expect([value.override, calls]).toEqual([false, 1]);
    await book("2036-12-22T12:00:00.000Z");
    const over = await book("2036-12-22T12:30:00.000Z", { override: true });
    const change = (fields: object, version: number) =>
      as(desk, () => Scheduling.updateAppointment(over.id, { override: false, ...fields, version }));
    // Another office, the same professional and time: it still overlaps.
    expect(await change({ office: office(1) }, 1)).toMatchObject({ override: true });
    expect(await change({ start: "2036-12-22T15:00:00.000Z" }, 2)).toMatchObject({ override: false });
  });

  test("free times are inside the professional's hours, without breaks and time off, for a week", async () => {
    const day = { from: "09:00", to: "12:00" };
    const working_hours = [
      { weekday: 1, ...day },
      { weekday: 1, from: "14:00", to: "16:00" },
      { weekday: 3, ...day },
      { weekday: 4, ...day },
    ];
    const time_off = [{ from: "2037-01-07", to: "2037-01-07" }];
    await putUser(rui, { working_hours, time_off });
    const first = { professional: rui.id, duration: 120 };
    await book("2037-01-05T14:00:00.000Z", first);
    const refused = (start: string, duration: number) =>
      refusal(book(start, { ...first, duration })).then(({ facts }) => (facts.details as ClashDetails).free);
    expect(await refused("2037-01-05T14:00:00.000Z", 60)).toEqual(
      ["10:30", "10:45", "11:00"].map((time) => `2037-01-05T${time}:00.000Z`),
    );
    // Monday morning is left; Wednesday is time off; Thursday comes next.
    expect(await refused("2037-01-05T14:00:00.000Z", 180)).toEqual([
      "2037-01-05T09:00:00.000Z",
      "2037-01-08T09:00:00.000Z",
    ]);
  });

  test.each([
    ["an archived patient", { state: "archived" as const }, "patient.archived"],
    ["another space's patient", { elsewhere: true }, "patient.not_found"],
  ])("%s cannot be booked", async (_who, options: { state?: "archived"; elsewhere?: boolean }, code) => {
    const where = options.elsewhere ? (await makeSpace()).id : space.id;
    const patient = await makePatient(where, options.state ? { state: options.state } : {});
    const fields = { patient: patient.id, patient_name: patient.name };
    expect(await refusal(book("2036-12-09T10:00:00.000Z", fields))).toMatchObject({ code });
  });

  test("only active professionals can be booked, at existing places and for existing types", async () => {
    const gone = await makeUser(space.id, "professional", { active: false });
    const at = "2036-12-09T12:00:00.000Z";
    for (const professional of [gone.id, desk.id, "usr_01ARZ3NDEKTSV4RRFFQ69G5FAV"]) {
      expect(await refusal(book(at, { professional }))).toMatchObject({ code: "professional.unavailable" });
    }
    expect(await refusal(book(at, { office: "off_x" }))).toMatchObject({ code: "office.not_found" });
    expect(await refusal(book(at, { appointment_type: "typ_x" }))).toMatchObject({
      code: "appointment_type.not_found",
    });
  });
});

test("a follow-up must belong to an appointment of the same patient", async () => {
  const first = await book("2036-12-18T08:00:00.000Z");
  const linked = { current_appointment: first.id };
  expect(await book("2036-12-18T10:00:00.000Z", linked)).toMatchObject(linked);
  const other = { ...linked, patient: two.id, patient_name: two.name };
  expect(await refusal(book("2036-12-18T12:00:00.000Z", other))).toMatchObject({
    code: "current_appointment.not_found",
  });
});

test("a user without the calendar permission cannot move its appointments", async () => {
  const limited = await makeUser(space.id, "professional", { appointment_permission: true });
  const first = await book("2036-12-19T08:00:00.000Z");
  for (const version of [1, 7]) {
    const error = await refusal(
      as(limited, () => Scheduling.updateAppointment(first.id, { notes: "x", override: false, version })),
    );
    expect([error.code, error.facts]).toEqual(["access.denied", {}]);
  }
});

describe("moving", () => {
  test("releases the old time and takes the new one in two requests", async () => {
    const first = await book("2036-12-10T10:00:00.000Z");
    const { value, calls } = await counted(desk, () =>
      Scheduling.updateAppointment(first.id, {
        start: "2036-12-10T10:30:00.000Z",
        override: false,
        version: 1,
      }),
    );
    expect(calls).toBe(2);
    expect(value).toMatchObject({
      start: "2036-12-10T10:30:00.000Z",
      end: "2036-12-10T11:30:00.000Z",
      version: 2,
    });
    await book("2036-12-10T09:30:00.000Z");
    expect(await refusal(book("2036-12-10T11:00:00.000Z"))).toMatchObject({ code: "appointment.clash" });
  });

  test("into taken time is refused and changes nothing", async () => {
    const first = await book("2036-12-11T10:00:00.000Z");
    const second = await book("2036-12-11T12:00:00.000Z");
    const move = (override: boolean) =>
      as(desk, () =>
        Scheduling.updateAppointment(second.id, { start: "2036-12-11T10:15:00.000Z", override, version: 1 }),
      );
    const error = await refusal(move(false));
    expect(error.facts.details).toMatchObject({
      clashes: [{ id: first.id }, { id: first.id }, { id: first.id }],
    });
    expect(await refusal(book("2036-12-11T12:30:00.000Z"))).toMatchObject({ code: "appointment.clash" });
    expect(await move(true)).toMatchObject({ override: true });
    await book("2036-12-11T12:30:00.000Z");
  });

  test("another appointment type sets its price, unless one is typed", async () => {
    const { id, ...type } = space.appointmentType;
    const longer = { ...type, id: newId("appointmentType"), name: "Longer", price: 8000 };
    await Spaces.db.entities.space
      .patch({ id: space.id })
      .set({ appointment_types: [{ ...type, id }, longer] })
      .go();
    Spaces.forgetSpace(space.id);
    const first = await book("2036-12-20T10:00:00.000Z");
    const change = (fields: object, version: number) =>
      as(desk, () => Scheduling.updateAppointment(first.id, { override: false, ...fields, version }));
    const retyped = await change({ appointment_type: longer.id }, 1);
    expect(retyped).toMatchObject({ appointment_type: { name: "Longer" }, price: 8000 });
    expect(await change({ appointment_type: id, price: 100 }, 2)).toMatchObject({ price: 100 });
    expect(await refusal(change({ appointment_type: "typ_x" }, 3))).toMatchObject({
      code: "appointment_type.not_found",
    });
  });

  test("a stale version is refused with the current appointment", async () => {
    const first = await book("2036-12-12T10:00:00.000Z");
    await as(desk, () =>
      Scheduling.updateAppointment(first.id, { notes: "first", override: false, version: 1 }),
    );
    const error = await refusal(
      as(desk, () =>
        Scheduling.updateAppointment(first.id, { notes: "second", override: false, version: 1 }),
      ),
    );
    expect(error).toMatchObject({
      code: "appointment.stale",
      facts: { current: { notes: "first", version: 2 } },
    });
  });

  test("of two parallel changes one is refused", async () => {
    const first = await book("2036-12-13T10:00:00.000Z");
    const change = (minutes: number) =>
      as(desk, () =>
        Scheduling.updateAppointment(first.id, {
          start: plusMinutes(first.start, minutes),
          override: false,
          version: 1,
        }),
      );
    const outcomes = await Promise.allSettled([change(60), change(120), change(180)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("statuses and the calendars", () => {
  const status = (id: string, to: string, version: number, user = desk) =>
    as(user, () =>
      Scheduling.setStatus(id, { status: to as never, reason: "ill", override: false, version }),
    );

  test("cancelled and missed appointments release the time; a missed one is restored only into free time", async () => {
    const at = "2036-12-14T10:00:00.000Z";
    const cancelled = await book(at);
    await status(cancelled.id, "cancelled", 1);
    const missed = await book(at);
    await status(missed.id, "missed", 1);
    const third = await book(at);
    expect(await refusal(status(missed.id, "scheduled", 2))).toMatchObject({
      code: "appointment.clash",
      facts: { details: { clashes: [{ id: third.id }, { id: third.id }, { id: third.id }] } },
    });
    await status(third.id, "cancelled", 1);
    expect(await status(missed.id, "scheduled", 2)).toMatchObject({
      status: "scheduled",
      reason: "",
      version: 3,
    });
    expect(await refusal(book(at))).toMatchObject({ code: "appointment.clash" });
  });

  test("only the treating professional opens an appointment; the front desk sets every status before", async () => {
    const first = await book("2036-12-15T10:00:00.000Z");
    await status(first.id, "confirmed", 1);
    const back = shiftClock(Date.parse(first.start) - Date.now());
    Spaces.forgetActor();
    try {
      await status(first.id, "arrived", 2);
    } finally {
      back();
    }
    expect(await refusal(status(first.id, "open", 3))).toMatchObject({ code: "access.denied" });
    expect(await refusal(status(first.id, "open", 3, rui))).toMatchObject({ code: "appointment.not_own" });
    expect(await status(first.id, "open", 3, ana)).toMatchObject({ status: "open", version: 4 });
    expect(await refusal(status(first.id, "cancelled", 4))).toMatchObject({ code: "appointment.transition" });
    expect(await status(first.id, "paused", 4, ana)).toMatchObject({ status: "paused" });
  });

  test("missed and cancelled need a reason", async () => {
    const first = await book("2036-12-16T10:00:00.000Z");
    const silent = as(desk, () =>
      Scheduling.setStatus(first.id, { status: "missed", reason: "", override: false, version: 1 }),
    );
    expect(await refusal(silent)).toMatchObject({ facts: { fields: { reason: "required" } } });
  });

  test("a professional without the permission changes the status of their own appointments, but cannot cancel", async () => {
    const first = await book("2036-12-17T10:00:00.000Z");
    expect(await refusal(status(first.id, "cancelled", 1, ana))).toMatchObject({ code: "access.denied" });
    expect(await refusal(status(first.id, "confirmed", 1, rui))).toMatchObject({ code: "access.denied" });
    expect(await status(first.id, "confirmed", 1, ana)).toMatchObject({ status: "confirmed" });
  });
});
