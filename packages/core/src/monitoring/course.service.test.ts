import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SectionKey } from "../contracts/visits/sections.ts";
import { todayIn } from "../platform/clock.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { plusDays } from "../time/days.ts";
import { db } from "./entities.ts";
import * as Monitoring from "./index.ts";

localTable();
let space: TestSpace;
let ana: TestUser;
let colleague: TestUser;
let planner: TestUser;
let manager: TestUser;
let patient: { id: string; name: string };
beforeAll(async () => {
  space = await makeSpace({ sharesClinicalRecords: false });
  ana = await makeUser(space.id, "professional");
  colleague = await makeUser(space.id, "professional");
  planner = await makeUser(space.id, "professional", { calendar_permission: true });
  manager = await makeUser(space.id, "manager");
});
beforeEach(async () => {
  patient = await makePatient(space.id);
});

/** Appointments are booked from January 2036 on, each on a later day. */
const PERIOD = { from: "2036-01-01", to: "2036-06-30", marks: true };
const course = (query: Partial<typeof PERIOD> & { cursor?: string } = {}) =>
  Monitoring.getCourse({ params: { patient: patient.id }, query: { ...PERIOD, ...query } });
const visit = (professional: TestUser, sections: Partial<Record<SectionKey, object>>) =>
  filledVisit({ space, booker: manager, professional, patient }, sections);
const begin = (who: TestUser, shared_with: string[] = []) =>
  as(who, () =>
    Monitoring.create(patient.id, {
      name: "Headache",
      start: todayIn("Europe/Lisbon"),
      end: null,
      reminder: null,
      shared_with,
      frequency: { every: "day", times: 1 },
    }),
  );
const entry = (value: number | null, note = "") => ({
  id: `demo-${value}`,
  value,
  note,
  late: false,
  entered_at: "2036-01-01T10:00:00.000Z",
});
const answer = (symptom_id: string, day: string, note = "") =>
  db.entities.day
    .put({ space_id: space.id, patient_id: patient.id, day, symptom_id, entries: [entry(5, note)] })
    .go();
const formula = (name: string, days: number) => ({
  formulas: { items: [{ id: "demoaaaa", name, ingredients: [], days }] },
});

describe("the course of a patient", () => {
  test("is read in seven requests: symptoms, answers and marks together", async () => {
    const { id } = await begin(ana);
    await answer(id, "2036-02-01");
    const first = await visit(ana, {
      ...formula("Xiao Yao San", 200),
      medication: { items: [{ drug: "Ibuprofen" }] },
    });
    const second = await visit(ana, { medication: { items: [{ drug: "Ibuprofen" }, { drug: "Iron" }] } });
    const { value, calls } = await counted(ana, () => course());
    expect(calls).toBe(7);
    expect(value.symptoms).toMatchObject([{ id, name: "Headache" }]);
    expect(value.items).toMatchObject([{ symptom: id, day: "2036-02-01", entries: [{ value: 5 }] }]);
    const at = { patient: patient.id, appointment: second.id };
    expect(value.marks).toEqual([
      expect.objectContaining({ kind: "visit", appointment: first.id, professional: ana.id, signed: false }),
      expect.objectContaining({ kind: "prescription", change: "begun", name: "Xiao Yao San" }),
      expect.objectContaining({ kind: "visit", ...at }),
      expect.objectContaining({ kind: "medication", change: "begun", name: "Iron", ...at }),
    ]);
    expect(value).toMatchObject({ marks_from: null, next: null });
  });

  test("has answers beyond the period at both ends, so that marks near them can be compared", async () => {
    const { id } = await begin(ana);
    for (const day of ["2036-01-31", "2036-02-01", "2036-03-01", "2036-04-28", "2036-04-29"])
      await answer(id, day);
    const range = { from: "2036-02-29", to: "2036-03-31", marks: false };
    const { items, marks } = await as(ana, () => course(range));
    expect(items.map(({ day }) => day)).toEqual(["2036-02-01", "2036-03-01", "2036-04-28"]);
    expect(marks).toEqual([]);
  });

  test("comes by pages of a megabyte, each answer once and the marks with the first", async () => {
    const { id } = await begin(ana);
    await visit(ana, {});
    const days = Array.from({ length: 120 }, (_, index) => plusDays("2036-01-01", index));
    // Ten kilobytes a day: more than patients can write, so that few days fill a page.
    for (const day of days) await answer(id, day, "x".repeat(10_000));
    const found: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const page = await as(ana, () => course({ ...(cursor && { cursor }) }));
      found.push(...page.items.map(({ day }) => day));
      expect(page.marks).toHaveLength(pages === 0 ? 1 : 0);
      cursor = page.next ?? undefined;
      pages += 1;
    } while (cursor);
    expect(pages).toBe(2);
    expect(found).toEqual(days);
  });

  test("refuses a period that is too long or runs backwards", async () => {
    const refused = { facts: { fields: { to: "range.too_wide" } } };
    await expect(as(ana, () => course({ to: "2036-12-31" }))).rejects.toMatchObject(refused);
    await expect(as(ana, () => course({ to: "2035-12-31" }))).rejects.toMatchObject(refused);
  });
});

describe("who sees which marks", () => {
  const kinds = async (who: TestUser) => (await as(who, () => course())).marks.map(({ kind }) => kind);
  test("what an appointment holds is seen by its professional and by who manages the clinic", async () => {
    await begin(ana, [colleague.id]);
    await visit(ana, formula("Xiao Yao San", 200));
    expect(await kinds(ana)).toEqual(["visit", "prescription"]);
    expect(await kinds(manager)).toEqual(["visit", "prescription"]);
  });

  test("a colleague with whom a symptom is shared sees no appointment of others, unless their calendars", async () => {
    await begin(ana, [colleague.id, planner.id]);
    await visit(ana, formula("Xiao Yao San", 200));
    expect(await kinds(colleague)).toEqual([]);
    expect(await kinds(planner)).toEqual(["visit"]);
    expect((await as(colleague, () => course())).symptoms).toHaveLength(1);
  });

  test("a clinic that shares clinical records shows them to colleagues, and another clinic finds nobody", async () => {
    const sharing = await makeSpace();
    const one = await makeUser(sharing.id, "professional");
    const other = await makeUser(sharing.id, "professional");
    patient = await makePatient(sharing.id);
    const booker = await makeUser(sharing.id, "manager");
    await filledVisit({ space: sharing, booker, professional: one, patient }, formula("Gui Pi Tang", 200));
    expect(await kinds(other)).toEqual(["visit", "prescription"]);
    await expect(kinds(ana)).rejects.toMatchObject({ code: "patient.not_found" });
  });
});

test("more appointments than one answer reads: the newest have marks, and the answer says from when", async () => {
  for (let index = 0; index < 42; index += 1) await visit(ana, {});
  const { value, calls } = await counted(ana, () => course());
  const days = value.marks.map(({ day }) => day);
  expect(days).toHaveLength(40);
  expect(value.marks_from).toBe(days[0]);
  expect(calls).toBeLessThanOrEqual(8);
});
