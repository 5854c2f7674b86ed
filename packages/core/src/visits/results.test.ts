import { beforeAll, describe, expect, test } from "vitest";
import type { Step } from "../contracts/visits/sections.ts";
import * as Patients from "../patients/index.ts";
import { newId } from "../platform/ids.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import * as Visits from "../visits/index.ts";
import { limitBytes } from "./results.ts";
import { mergePages } from "./started-visits.ts";
import { db } from "./stored/entities.ts";

localTable();

let space: TestSpace;
let ana: TestUser;
let rui: TestUser;
let manager: TestUser;

beforeAll(async () => {
  space = await makeSpace({ sharesClinicalRecords: false });
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
  manager = await makeUser(space.id, "manager");
});

/** A visit with a pulse of so many beats; later calls lie later. */
const visitWith = (patient: { id: string; name: string }, professional: TestUser, beats: number) =>
  filledVisit(
    { space, booker: manager, professional, patient },
    { vital_signs: { values: { heart_rate: beats } } },
  );

const signed = (appointment: string) =>
  as(ana, () =>
    Scheduling.setStatus(appointment, { status: "done", reason: "", override: false, version: 2 }),
  );

const resultsOf = (patient: string, step: Step, query: Parameters<typeof Visits.results>[0]["query"] = {}) =>
  Visits.results({ params: { patient, step }, query });

const beatsOf = (items: { data: Record<string, unknown> }[]) =>
  items.map(({ data }) => (data.values as { heart_rate: number }).heart_rate);

describe("results across visits", () => {
  test("come newest first, with four reads and the audit entry for any number of visits", async () => {
    const patient = await makePatient(space.id);
    for (const beats of [60, 70, 80]) await visitWith(patient, ana, beats);
    const { value, calls } = await counted(ana, () => resultsOf(patient.id, "tests"));
    expect(calls).toBe(5);
    expect(beatsOf(value.items)).toEqual([80, 70, 60]);
    expect(value.items[0]).toMatchObject({ section: "vital_signs", professional: ana.id, signed: false });
    const other = await as(ana, () => resultsOf(patient.id, "anamnesis"));
    expect(other.items).toEqual([]);
  });

  test("of a colleague are shown only if the space shares them; a manager sees all", async () => {
    const patient = await makePatient(space.id);
    await visitWith(patient, ana, 61);
    await visitWith(patient, rui, 71);
    const seenBy = (user: TestUser) => as(user, () => resultsOf(patient.id, "tests"));
    expect(beatsOf((await seenBy(ana)).items)).toEqual([61]);
    expect(beatsOf((await seenBy(manager)).items)).toEqual([71, 61]);
  });

  test("include those of a merged record", async () => {
    const stays = await makePatient(space.id);
    const goes = await makePatient(space.id);
    await visitWith(stays, ana, 62);
    await visitWith(goes, ana, 72);
    await as(manager, () => Patients.merge(stays.id, { other: goes.id, version: 1, other_version: 1 }));
    for (const patient of [stays.id, goes.id]) {
      const { items } = await as(ana, () => resultsOf(patient, "tests"));
      expect(beatsOf(items)).toEqual([72, 62]);
    }
  });

  test("come in pages of twelve visits that contain the section", async () => {
    const patient = await makePatient(space.id);
    const tongue = await filledVisit(
      { space, booker: manager, professional: ana, patient },
      { tongue: { note: "Pale" }, pulse: {} },
    );
    await signed(tongue.id);
    for (let beats = 60; beats < 75; beats += 1) await signed((await visitWith(patient, ana, beats)).id);
    const { value: first, calls } = await counted(ana, () => resultsOf(patient.id, "tests"));
    expect(calls).toBe(5);
    expect(first.items.flatMap(({ section }) => (section === "tongue" ? [] : section))).toHaveLength(12);
    // The tongue of long ago comes all the same; a pulse with nothing in it does not.
    expect(first.items.at(-1)).toMatchObject({ section: "tongue", appointment: tongue.id });
    expect(Object.keys(first.next)).toEqual(["vital_signs"]);
    const older = await as(ana, () =>
      resultsOf(patient.id, "tests", { section: "vital_signs", until: first.next.vital_signs }),
    );
    expect(beatsOf(older.items)).toEqual([62, 61, 60]);
    expect(older.next).toEqual({});
  });

  test("of visits older than the stored index are computed a few per answer, and then stored", async () => {
    const patient = await makePatient(space.id);
    const visits = [];
    for (let beats = 60; beats < 70; beats += 1) {
      const { id } = await visitWith(patient, ana, beats);
      await signed(id);
      await db.entities.measurements.delete({ space_id: space.id, appointment_id: id }).go();
      visits.push(id);
    }
    const first = await as(ana, () => resultsOf(patient.id, "tests"));
    expect(beatsOf(first.items)).toEqual([69, 68, 67, 66, 65, 64, 63, 62]);
    const older = await as(ana, () =>
      resultsOf(patient.id, "tests", { section: "vital_signs", until: first.next.vital_signs }),
    );
    expect(beatsOf(older.items)).toEqual([61, 60]);
    const { value: again, calls } = await counted(ana, () => resultsOf(patient.id, "tests"));
    expect([again.items.length, calls]).toEqual([10, 5]);
  });

  test("are found behind three hundred future appointments", async () => {
    const patient = await makePatient(space.id);
    const visit = await visitWith(patient, ana, 64);
    const { data: head } = await db.entities.appointment
      .get({ space_id: space.id, appointment_id: visit.id })
      .go();
    if (!head) throw new Error("no visit");
    const ahead = Array.from({ length: 300 }, (_, index) => ({
      ...head,
      appointment_id: newId("appointment"),
      status: "scheduled" as const,
      start: new Date(Date.parse("2090-01-01T08:00:00Z") + index * 86_400_000).toISOString(),
    }));
    await db.entities.appointment.put(ahead).go();
    const { value, calls } = await counted(ana, () => resultsOf(patient.id, "tests"));
    expect(beatsOf(value.items)).toEqual([64]);
    expect(calls).toBe(8);
  });

  test("of another space's patient are not found", async () => {
    const elsewhere = await makeSpace();
    const patient = await makePatient(elsewhere.id);
    await expect(as(ana, () => resultsOf(patient.id, "tests"))).rejects.toMatchObject({
      code: "patient.not_found",
    });
  });
});

test("an answer contains the newest results up to its size limit, at least one", () => {
  const visit = (id: number, bytes: number) => ({ id, data: { note: "x".repeat(bytes) } });
  const held = [visit(3, 500_000), visit(2, 490_000), visit(1, 200_000), visit(0, 10)];
  expect(limitBytes(held).map(({ id }) => id)).toEqual([3, 2]);
  expect(limitBytes(held.slice(2)).map(({ id }) => id)).toEqual([1, 0]);
  expect(limitBytes([visit(4, 2_000_000), visit(3, 1)]).map(({ id }) => id)).toEqual([4]);
  expect(limitBytes([])).toEqual([]);
});

test("pages of several merged records continue at the same time, without losing equal times", () => {
  const head = (start: string) => ({ start }) as never;
  const long = { heads: [head("9"), head("7"), head("5"), head("5")], more: true };
  const short = { heads: [head("8"), head("5"), head("1")], more: false };
  expect(mergePages([long, short])).toEqual({
    heads: ["9", "8", "7"].map((start) => ({ start })),
    further: "5",
  });
  expect(mergePages([short])).toEqual({ heads: short.heads, further: null });
});
