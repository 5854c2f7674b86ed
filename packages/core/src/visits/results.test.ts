import { beforeAll, describe, expect, test } from "vitest";
import * as Patients from "../patients/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import * as Visits from "../visits/index.ts";
import { withinAnswer } from "./results.ts";

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

const beatsOf = (items: { data: Record<string, unknown> }[]) =>
  items.map(({ data }) => (data.values as { heart_rate: number }).heart_rate);

describe("results across visits", () => {
  test("newest first, two reads and the audit entry however many visits there are", async () => {
    const patient = await makePatient(space.id);
    for (const beats of [60, 70, 80]) await visitWith(patient, ana, beats);
    const { value, calls } = await counted(ana, () => Visits.results({ patient: patient.id, step: "tests" }));
    expect(calls).toBe(3);
    expect(beatsOf(value.items)).toEqual([80, 70, 60]);
    expect(value.items[0]).toMatchObject({ section: "vital_signs", professional: ana.id, signed: false });
    const other = await as(ana, () => Visits.results({ patient: patient.id, step: "anamnesis" }));
    expect(other.items).toEqual([]);
  });

  test("a colleague's only where the space shares them; a manager's eye sees all", async () => {
    const patient = await makePatient(space.id);
    await visitWith(patient, ana, 61);
    await visitWith(patient, rui, 71);
    const seenBy = (user: TestUser) => as(user, () => Visits.results({ patient: patient.id, step: "tests" }));
    expect(beatsOf((await seenBy(ana)).items)).toEqual([61]);
    expect(beatsOf((await seenBy(manager)).items)).toEqual([71, 61]);
  });

  test("a merged record brings its results", async () => {
    const [stays, goes] = [await makePatient(space.id), await makePatient(space.id)];
    await visitWith(stays, ana, 62);
    await visitWith(goes, ana, 72);
    await as(manager, () => Patients.merge(stays.id, { other: goes.id, version: 1, other_version: 1 }));
    for (const patient of [stays.id, goes.id]) {
      const { items } = await as(ana, () => Visits.results({ patient, step: "tests" }));
      expect(beatsOf(items)).toEqual([72, 62]);
    }
  });

  test("another space's patient is absent", async () => {
    const elsewhere = await makeSpace();
    const patient = await makePatient(elsewhere.id);
    await expect(as(ana, () => Visits.results({ patient: patient.id, step: "tests" }))).rejects.toMatchObject(
      { code: "patient.not_found" },
    );
  });
});

test("an answer carries the newest results, as many as it has room for", () => {
  const visit = (id: number, bytes: number) => ({ id, data: { note: "x".repeat(bytes) } });
  const held = [visit(3, 2_000_000), visit(2, 1_900_000), visit(1, 200_000), visit(0, 10)];
  expect(withinAnswer(held).map(({ id }) => id)).toEqual([3, 2]);
  expect(withinAnswer(held.slice(2)).map(({ id }) => id)).toEqual([1, 0]);
  expect(withinAnswer([])).toEqual([]);
});
