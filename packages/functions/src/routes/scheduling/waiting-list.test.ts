import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { waitingListRoutes } from "@meridian/core/contracts/scheduling/waiting-list";
import * as Patients from "@meridian/core/patients";
import * as Scheduling from "@meridian/core/scheduling";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { countRequests, localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeEach, describe, expect, test } from "vitest";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import { create } from "./appointments.ts";
import { addWaiting, listWaiting, removeWaiting, updateWaiting } from "./waiting-list.ts";

localTable();
const handlers: Record<keyof typeof waitingListRoutes, Handler> = {
  addWaiting,
  listWaiting,
  removeWaiting,
  updateWaiting,
};
let requests = 0;
countRequests(() => {
  requests += 1;
});
async function call(verb: keyof typeof waitingListRoutes, options: CallOptions) {
  const user = options.as as TestUser;
  await Spaces.loadActor({ userId: user.id, spaceId: user.spaceId });
  const before = requests;
  const answer = await callHandler(waitingListRoutes[verb], handlers[verb], options);
  expect(requests - before).toBeLessThanOrEqual(waitingListRoutes[verb].calls);
  return answer;
}

let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
let rui: TestUser;
beforeEach(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
});

async function waits(fields: object = {}) {
  const patient = await makePatient(space.id);
  const body = {
    patient: patient.id,
    patient_name: patient.name,
    appointment_type: space.appointmentType.id,
  };
  const answer = await call("addWaiting", { as: desk, body: { ...body, ...fields } });
  expect(answer.status).toBe(201);
  return answer.body;
}
const idsOf = async (query: Record<string, string> = {}, user = desk) =>
  (await call("listWaiting", { as: user, query })).body.items.map(({ id }: { id: string }) => id);
/** Monday the 2nd of June 2036, ten o'clock in Lisbon. */
const slot = { start: "2036-06-02T09:00:00.000Z", duration: "60" };
const book = (entry: { id: string; patient: string }, fields: object = {}) =>
  callHandler(appointmentsRoutes.create, create, {
    as: desk,
    body: {
      patient: entry.patient,
      professional: ana.id,
      office: space.establishment.offices[0]?.id,
      appointment_type: space.appointmentType.id,
      start: slot.start,
      duration: 60,
      waiting_entry: entry.id,
      ...fields,
    },
  });

describe("the waiting list", () => {
  test("urgent first, then who has waited longest; a type's duration where none is given", async () => {
    const first = await waits();
    const second = await waits({ notes: "Demo" });
    const urgent = await waits({ urgent: true });
    expect(await idsOf()).toEqual([urgent.id, first.id, second.id]);
    expect(first).toMatchObject({
      duration: 60,
      professional: null,
      days: [1, 2, 3, 4, 5, 6, 7],
      to: "24:00",
    });
  });

  test("lists whom a free slot suits, in the clinic's own time", async () => {
    const anybody = await waits();
    const withAna = await waits({ professional: ana.id });
    const withRui = await waits({ professional: rui.id });
    const mornings = await waits({ days: [1, 3], from: "10:00", to: "11:00" });
    const tuesdays = await waits({ days: [2] });
    const later = await waits({ from: "10:15", to: "18:00" });
    const longer = await waits({ duration: 90 });
    const shorter = await waits({ duration: 30, from: "10:30" });
    const suited = await idsOf({ ...slot, professional: ana.id });
    expect(suited).toEqual([anybody.id, withAna.id, mornings.id, shorter.id]);
    for (const other of [withRui, tuesdays, later, longer]) expect(suited).not.toContain(other.id);
    expect((await call("listWaiting", { as: desk, query: { start: slot.start } })).status).toBe(400);
  });

  test("booked from, the entry leaves in the same transaction, and only with it", async () => {
    const entry = await waits();
    const other = await waits();
    expect((await book(entry, { patient: other.patient })).body.code).toBe("waiting_entry.not_found");
    expect((await book(entry, { duration: 60, professional: ana.id })).status).toBe(201);
    expect(await idsOf()).toEqual([other.id]);
    // Taken: the entry stays. Booked by two at once: one of them.
    expect((await book(other)).body.code).toBe("appointment.clash");
    expect(await idsOf()).toEqual([other.id]);
    const at = (hour: number) => ({ start: `2036-06-03T0${hour}:00:00.000Z` });
    const both = await Promise.all([book(other, at(8)), book(other, at(9))]);
    expect(both.map(({ status }) => status).sort()).toEqual([
      201,
      expect.toSatisfy((s) => s === 404 || s === 409),
    ]);
    expect(await idsOf()).toEqual([]);
  });

  test("is changed by version and taken from", async () => {
    const { id } = await waits();
    const change = (body: object) => call("updateWaiting", { as: desk, params: { entry: id }, body });
    const changed = await change({ version: 1, urgent: true, professional: ana.id, days: [5, 1, 1] });
    expect(changed.body).toMatchObject({ urgent: true, professional: ana.id, days: [1, 5], version: 2 });
    expect((await change({ version: 2, professional: null })).body).toMatchObject({ professional: null });
    const stale = await change({ version: 2, urgent: false });
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([
      409,
      "waiting_entry.stale",
      3,
    ]);
    const hours = await change({ version: 3, from: "10:00", to: "10:30" });
    expect(hours.body.fields).toEqual({ to: "waiting.hours" });
    const nobody = await change({ version: 3, professional: desk.id });
    expect(nobody.body.code).toBe("professional.unavailable");
    expect((await call("removeWaiting", { as: desk, params: { entry: id } })).body).toEqual({ id });
    expect((await call("removeWaiting", { as: desk, params: { entry: id } })).status).toBe(404);
    expect((await change({ version: 3, urgent: true })).status).toBe(404);
  });

  test("shows a professional without the permission who waits for them or for anyone, and lets them change nothing", async () => {
    const anybody = await waits();
    const withAna = await waits({ professional: ana.id });
    await waits({ professional: rui.id });
    expect(await idsOf({}, ana)).toEqual([anybody.id, withAna.id]);
    expect((await call("removeWaiting", { as: ana, params: { entry: withAna.id } })).status).toBe(403);
  });

  test("another space's list is not there", async () => {
    const { id, patient } = await waits();
    const elsewhere = await makeSpace();
    const stranger = await makeUser(elsewhere.id, "manager");
    expect(await idsOf({}, stranger)).toEqual([]);
    expect((await call("removeWaiting", { as: stranger, params: { entry: id } })).status).toBe(404);
    const body = { patient, appointment_type: elsewhere.appointmentType.id };
    expect((await call("addWaiting", { as: stranger, body })).body.code).toBe("patient.not_found");
    expect(await idsOf()).toEqual([id]);
  });

  test("a new name follows", async () => {
    const { patient } = await waits();
    const stored = await as(desk, () => Patients.readPatient(patient));
    await as(desk, () => Patients.update(patient, { name: "Demo New Name", version: stored.version }));
    await Scheduling.renamePatient(stored);
    expect((await call("listWaiting", { as: desk })).body.items).toMatchObject([
      { patient_name: "Demo New Name" },
    ]);
  });
});
