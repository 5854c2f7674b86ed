import { beforeEach, describe, expect, test } from "vitest";
import type { MessageKind } from "../contracts/notifications/notifications.ts";
import type { About } from "../db/message-content.ts";
import { listOrder, OutboxMessageEntity, settledList } from "../db/outbox-message.entity.ts";
import { connect } from "../db/service.ts";
import * as Patients from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { bookAppointment } from "../testing/booked-appointment.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { openVisit, setStatus } from "../testing/visit-calls.ts";
import * as Visits from "../visits/index.ts";
import * as Tutorial from "./index.ts";

localTable();
const { message } = connect({ message: OutboxMessageEntity }).entities;

let space: TestSpace;
let owner: TestUser;
let colleague: TestUser;

const change = (user: TestUser, changes: object) =>
  Spaces.db.entities.user
    .patch({ space_id: user.spaceId, id: user.id })
    .set(changes)
    .go()
    .then(() => Spaces.forgetActor({ userId: user.id, spaceId: user.spaceId }));

beforeEach(async () => {
  space = await makeSpace();
  owner = await makeUser(space.id, "manager", { practises: true, owner: true });
  colleague = await makeUser(space.id, "professional", {
    patients_permission: true,
    appointment_permission: true,
  });
  for (const user of [owner, colleague]) await change(user, { tutorial_open: true });
});

const home = (user: TestUser) => as(user, () => Visits.home());
const look = async (user: TestUser) => {
  const day = await home(user);
  return counted(user, () => Tutorial.tutorial(day));
};
const done = async (user: TestUser) => (await look(user)).value?.done.toSorted();

const sent = (kind: MessageKind, of = space.id) => {
  const id = newId("notification");
  const at = nowIso();
  return message
    .put({
      space: of,
      id,
      channel: "email",
      template: "notice",
      language: "en",
      to: "demo@clinic.example",
      patient: "pat_1",
      about: { patient: "pat_1", patient_name: "Demo", kind, appointments: [] } satisfies About,
      status: "sent",
      attempts: 1,
      created_at: at,
      gsi3pk: settledList(of, "sent"),
      gsi3sk: listOrder(at, id),
    })
    .go();
};

describe("the tasks of the tutorial", () => {
  test("nothing is done in the beginning, and nothing is stored", async () => {
    expect(await look(owner)).toEqual({ value: { done: [] }, calls: 1 });
  });

  test("a patient, a booking and an invitation count for the user who made them, and for nobody else", async () => {
    await as(owner, () => Patients.create({ name: "Demo Patient" } as never));
    expect(await done(owner)).toEqual(["patient"]);
    const patient = await makePatient(space.id);
    await bookAppointment({ space, booker: owner, professional: colleague, patient });
    expect(await done(owner)).toEqual(["book", "patient"]);
    expect(await done(colleague)).toEqual([]);
  });

  test("an appointment that was begun is written, and one that was signed also signed", async () => {
    const visit = await openVisit({ space, professional: owner, booker: colleague });
    expect(await done(owner)).toEqual(["visit"]);
    await setStatus(owner, visit.id, "done", visit.version);
    expect(await done(owner)).toEqual(["sign", "visit"]);
    // It was booked by the colleague, who treats nobody in it.
    expect(await done(colleague)).toEqual(["book"]);
  });

  test("a signature found later counts for writing too", async () => {
    const visit = await openVisit({ space, professional: owner, booker: colleague });
    await setStatus(owner, visit.id, "done", visit.version);
    expect(await done(owner)).toEqual(["sign", "visit"]);
  });

  test.each([
    ["a confirmation", "booked", ["reminder"]],
    ["a reminder", "reminder", ["reminder"]],
    ["a link that somebody sent", "monitoring_link", []],
  ] as const)("%s that reached a patient", async (_, kind, found) => {
    const patient = await makePatient(space.id);
    await bookAppointment({ space, booker: colleague, professional: owner, patient });
    await sent(kind);
    expect(await done(owner)).toEqual(found);
  });

  test("what is done in another space counts there alone", async () => {
    const other = await makeSpace();
    const twin = await makeUser(other.id, "manager", { id: owner.id, practises: true });
    await change(twin, { tutorial_open: true });
    const patient = await makePatient(other.id);
    await bookAppointment({ space: other, booker: twin, professional: twin, patient });
    await sent("reminder", other.id);
    expect(await done(twin)).toEqual(["book", "reminder"]);
    expect(await done(owner)).toEqual([]);
  });

  test("what was found is stored without a new version, and stays", async () => {
    await openVisit({ space, professional: owner, booker: colleague });
    // The trail and the messages are looked through, and what was found is stored.
    expect((await look(owner)).calls).toBe(3);
    const { user } = await Spaces.loadUserAndSpace({ userId: owner.id, spaceId: space.id });
    expect([user.tutorial_done, user.version]).toEqual([["visit"], 1]);
    const day = await home(owner);
    const later = await counted(owner, () => Tutorial.tutorial({ ...day, unfinished: [] }));
    expect(later).toEqual({ value: { done: ["visit"] }, calls: 2 });
  });

  test("the tasks are answered also where they cannot be stored, and no user is made by it", async () => {
    await openVisit({ space, professional: owner, booker: colleague });
    const day = await home(owner);
    const key = { space_id: space.id, id: owner.id };
    const answer = await as(owner, async () => {
      await Spaces.db.entities.user.delete(key).go();
      return Tutorial.tutorial(day);
    });
    expect(answer).toEqual({ done: ["visit"] });
    expect((await Spaces.db.entities.user.get(key).go()).data).toBeNull();
  });

  test("costs nothing once it is closed or everything is done", async () => {
    await change(owner, { tutorial_done: ["patient", "book", "visit", "sign", "reminder", "invite"] });
    const complete = await look(owner);
    expect([complete.value?.done.length, complete.calls]).toEqual([6, 0]);
    await change(owner, { tutorial_open: false });
    expect(await look(owner)).toEqual({ value: undefined, calls: 0 });
  });

  test("looks for what the user may do alone: a colleague's list has no invitation and no reminder", async () => {
    await change(colleague, { tutorial_done: ["patient", "book", "visit", "sign"] });
    expect((await look(colleague)).calls).toBe(0);
  });
});
