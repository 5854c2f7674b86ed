import { beforeAll, describe, expect, test } from "vitest";
import { db as monitoring } from "../monitoring/entities.ts";
import { todayIn } from "../platform/clock.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { refusal } from "../testing/refusal.ts";
import {
  type PlainAppointment,
  storeAppointment,
  storedSums,
  storePatient,
} from "../testing/statistics-records.ts";
import { countChange } from "./count-change.ts";
import { countSymptom } from "./counting.service.ts";
import * as Statistics from "./index.ts";
import { recountSpace } from "./recount.ts";

localTable();
let space: TestSpace;
let manager: TestUser;
let ana: TestUser;
let rui: TestUser;

const MARCH = { from: "2026-03-01", to: "2026-03-31" };
let made = 0;

const appointment = (fields: Partial<PlainAppointment>): PlainAppointment => {
  made += 1;
  return {
    id: `apt_${String(made).padStart(3, "0")}`,
    patient: "pat_a",
    professional: ana.id,
    version: 1,
    office: String(space.establishment.offices[0]?.id),
    start: "2026-03-02T10:00:00.000Z",
    status: "done",
    reason: "",
    price: 5000,
    isClosed: false,
    payments: [],
    icd: [],
    patterns: [],
    points: [],
    formulas: [],
    ...fields,
  };
};
const paid = (amount: number, day: string, method = "card") => [
  { id: `pay_${amount}`, kind: "payment" as const, amount, method, day },
];

/** Two months of a small clinic. */
function records(): PlainAppointment[] {
  const back = { icd: ["M54.5"], patterns: ["blood_stasis"], points: ["BL23", "ST36"] };
  return [
    appointment({ start: "2026-02-27T10:00:00.000Z", payments: paid(5000, "2026-02-27") }),
    appointment({ ...back, payments: paid(5000, "2026-03-02") }),
    appointment({ ...back, start: "2026-03-09T10:00:00.000Z", payments: paid(2000, "2026-03-09", "cash") }),
    appointment({
      ...back,
      patterns: ["qi_deficiency"],
      patient: "pat_b",
      start: "2026-03-31T22:30:00.000Z",
    }),
    appointment({
      patient: "pat_b",
      professional: rui.id,
      start: "2026-03-20T10:00:00.000Z",
      isClosed: true,
      ...back,
    }),
    appointment({ status: "missed", reason: "Esqueceu-se", start: "2026-03-10T10:00:00.000Z" }),
    appointment({ status: "cancelled", reason: "Told a long story", start: "2026-03-11T10:00:00.000Z" }),
  ];
}

beforeAll(async () => {
  space = await makeSpace();
  manager = await makeUser(space.id, "manager");
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
  const people = [
    { id: "pat_a", born: "1980-06-01", gender: "female", state: "active" },
    { id: "pat_b", born: null, gender: null, state: "active" },
    { id: "pat_c", born: "1930-01-01", gender: "male", state: "archived" },
  ];
  for (const one of people) await countChange(undefined, await storePatient(space.id, one));
  for (const one of records()) await countChange(undefined, await storeAppointment(space.id, one));
});

describe("the statistics of a month", () => {
  test("show appointments, income and patients, and the month before, with three requests", async () => {
    const { value, calls } = await counted(manager, () => Statistics.get(MARCH));
    expect(calls).toBe(3);
    expect(value.before).toEqual({ from: "2026-02-01", to: "2026-02-28" });
    expect(value.totals).toEqual({
      done: 4,
      missed: 1,
      cancelled: 1,
      upcoming: 0,
      new_patients: 1,
      income: 7000,
      refunds: 0,
      // An appointment of 31 March, 23:30 in Lisbon, is one of March; its clock time in UTC is 22:30.
      unpaid: 13000,
      unpaid_appointments: 3,
    });
    expect(value.totals_before).toMatchObject({ done: 1, new_patients: 1, income: 5000 });
    expect(value.series).toHaveLength(31);
    expect(value.series[8]).toEqual({
      when: "2026-03-09",
      done: 1,
      missed: 0,
      cancelled: 0,
      new_patients: 0,
      income: 2000,
    });
    expect(value.reasons).toEqual([
      { outcome: "missed", reason: "forgot", count: 1 },
      { outcome: "cancelled", reason: "other", count: 1 },
    ]);
    expect(value.methods.filter(({ income }) => income > 0)).toEqual([
      { method: "cash", income: 2000 },
      { method: "card", income: 5000 },
    ]);
    expect(value.patients).toEqual([
      { age: "40", gender: "female", count: 1 },
      { age: "unknown", gender: "unknown", count: 1 },
    ]);
    expect(value.groups).toContainEqual({ age: "40", gender: "female", done: 2, new_patients: 0 });
  });
  test("show a long period by month and the same sums for any cut of it", async () => {
    const year = await as(manager, () => Statistics.get({ from: "2026-01-01", to: "2026-12-31" }));
    expect(year.series).toHaveLength(12);
    expect(year.series.slice(1, 4).map(({ done, income }) => [done, income])).toEqual([
      [1, 5000],
      [4, 7000],
      [0, 0],
    ]);
    const halves = await Promise.all([
      as(manager, () => Statistics.get({ from: "2026-01-01", to: "2026-03-09" })),
      as(manager, () => Statistics.get({ from: "2026-03-10", to: "2026-12-31" })),
    ]);
    for (const name of ["done", "missed", "income", "unpaid", "new_patients"] as const)
      expect(halves.reduce((sum, half) => sum + half.totals[name], 0)).toBe(year.totals[name]);
  });
  test("count each patient once in a period", async () => {
    const seen = async (from: string, to: string, who = manager) =>
      (await as(who, () => Statistics.get({ from, to }))).seen;
    const two = { least: 2, most: 2 };
    expect(await seen("2026-03-01", "2026-03-31")).toEqual(two);
    expect(await seen("2026-01-01", "2026-12-31")).toEqual(two);
    expect(await seen("2026-02-27", "2026-03-09")).toEqual({ least: 1, most: 1 });
    expect(await seen("2026-03-01", "2026-03-31", rui)).toEqual({ least: 1, most: 1 });
    const { seen_before } = await as(manager, () => Statistics.get(MARCH));
    expect(seen_before).toEqual({ least: 1, most: 1 });
  });
  test("open years from sums that are folded once, and again after a change", async () => {
    const clinic = await makeSpace();
    const boss = await makeUser(clinic.id, "manager");
    const store = async (start: string) =>
      countChange(
        undefined,
        await storeAppointment(clinic.id, appointment({ start, icd: ["M54.5"], patterns: ["blood_stasis"] })),
      );
    const today = todayIn("Europe/Lisbon");
    const year = Number(today.slice(0, 4));
    const period = { from: `${year - 4}-01-01`, to: `${year}-12-31` };
    for (const ago of [4, 3, 2]) await store(`${year - ago}-05-04T10:00:00.000Z`);
    const first = await counted(boss, () => Statistics.get(period));
    const again = await counted(boss, () => Statistics.get(period));
    expect([first.calls, again.calls]).toEqual([5, 2]);
    expect(again.value).toEqual(first.value);
    expect(first.value.series.filter(({ done }) => done === 1).map(({ when }) => when)).toEqual(
      [4, 3, 2].map((ago) => `${year - ago}-05`),
    );
    const clinical = await counted(boss, () => Statistics.getClinical(period));
    const folded = await counted(boss, () => Statistics.getClinical(period));
    expect([clinical.calls, folded.calls]).toEqual([5, 2]);
    expect(folded.value).toEqual(clinical.value);
    expect(folded.value.pairs).toEqual([{ code: "M54.5", pattern: "blood_stasis", count: 3 }]);
    await store(`${year - 3}-06-04T10:00:00.000Z`);
    await store(`${today}T10:00:00.000Z`);
    expect((await as(boss, () => Statistics.get(period))).totals.done).toBe(5);
    expect((await as(boss, () => Statistics.getClinical(period))).icd).toEqual([
      { code: "M54.5", title: "Demo M54.5", count: 5 },
    ]);
  });
  test("shows what moved between closed days and professionals, where the sums of the whole stay the same", async () => {
    const clinic = await makeSpace();
    const boss = await makeUser(clinic.id, "manager");
    const one = await makeUser(clinic.id, "professional");
    const other = await makeUser(clinic.id, "professional");
    const office = String(clinic.establishment.offices[0]?.id);
    const year = Number(todayIn("Europe/Lisbon").slice(0, 4));
    const made = appointment({
      office,
      professional: one.id,
      start: `${year - 2}-05-04T10:00:00.000Z`,
      icd: ["M54.5"],
      patterns: ["blood_stasis"],
    });
    let stored = await storeAppointment(clinic.id, made);
    await countChange(undefined, stored);
    const change = async (fields: Partial<PlainAppointment>) => {
      const before = stored;
      stored = await storeAppointment(clinic.id, Object.assign(made, fields, { version: made.version + 1 }));
      await countChange(before, stored);
    };
    const signed = async (query: { from: string; to: string; professional?: string }) =>
      (await as(boss, () => Statistics.getClinical(query))).signed;
    const whole = { from: `${year - 4}-01-01`, to: `${year}-12-31` };
    const begun = { from: `${year - 2}-05-04`, to: `${year}-12-31` };
    const rest = { from: `${year - 2}-05-05`, to: `${year}-12-31` };
    expect([await signed(begun), await signed(rest)]).toEqual([1, 0]);
    expect(await signed({ ...whole, professional: other.id })).toBe(0);
    await change({ start: `${year - 2}-05-06T10:00:00.000Z` });
    expect([await signed(begun), await signed(rest)]).toEqual([1, 1]);
    await change({ professional: other.id });
    expect(await signed({ ...whole, professional: one.id })).toBe(0);
    expect(await signed({ ...whole, professional: other.id })).toBe(1);
  });
  test("reads a period of odd days with few requests", async () => {
    const { calls } = await counted(manager, () => Statistics.get({ from: "2022-01-15", to: "2026-11-14" }));
    expect(calls).toBeLessThanOrEqual(7);
    const clinical = await counted(manager, () =>
      Statistics.getClinical({ from: "2018-01-02", to: "2026-11-29" }),
    );
    expect(clinical.calls).toBeLessThanOrEqual(8);
  });
  test("refuses a period that is too long or ends before it begins, and what is of another clinic", async () => {
    const ask = (query: object) => refusal(as(manager, () => Statistics.get({ ...MARCH, ...query })));
    expect(await ask({ to: "2026-02-01" })).toMatchObject({ facts: { fields: { to: "range.invalid" } } });
    expect(await ask({ to: "2046-02-01" })).toMatchObject({ facts: { fields: { to: "range.too_wide" } } });
    expect(await ask({ place: "est_other" })).toMatchObject({ code: "establishment.not_found" });
    expect(await ask({ professional: "usr_other" })).toMatchObject({ code: "user.not_found" });
  });
});

describe("whose numbers", () => {
  test("professionals get their own, managers each person's and place's", async () => {
    const own = await as(rui, () => Statistics.get(MARCH));
    expect(own.totals).toMatchObject({ done: 1, missed: 0, income: 0, unpaid: 5000 });
    expect(own.patients).toBeNull();
    expect(await refusal(as(rui, () => Statistics.get({ ...MARCH, professional: ana.id })))).toMatchObject({
      code: "access.denied",
    });
    const of = await as(manager, () => Statistics.get({ ...MARCH, professional: rui.id }));
    expect(of).toEqual(own);
    const there = await as(manager, () => Statistics.get({ ...MARCH, place: space.establishment.id }));
    expect(there.totals.done).toBe(4);
  });
});

describe("the clinical numbers", () => {
  test("are of signed appointments, with patterns behind each diagnosis", async () => {
    const { value, calls } = await counted(manager, () => Statistics.getClinical(MARCH));
    expect(calls).toBe(2);
    expect(value.signed).toBe(3);
    expect(value.icd).toEqual([{ code: "M54.5", title: "Demo M54.5", count: 3 }]);
    expect(value.pairs).toEqual([
      { code: "M54.5", pattern: "blood_stasis", count: 2 },
      { code: "M54.5", pattern: "qi_deficiency", count: 1 },
    ]);
    expect(value.points).toEqual([
      { key: "BL23", count: 3 },
      { key: "ST36", count: 3 },
    ]);
    expect(value.treatments).toEqual([{ key: "acupuncture", count: 3 }]);
  });
  test("tell how a symptom changed from its first to its last answer, by the treatments between them", async () => {
    const symptom = "mns_demo";
    const answer = (day: string, value: number) =>
      monitoring.entities.day
        .put({
          space_id: space.id,
          patient_id: "pat_a",
          day,
          symptom_id: symptom,
          entries: [{ id: "demo", value, note: "", late: false, entered_at: `${day}T10:00:00.000Z` }],
        })
        .go();
    await answer("2026-03-01", 8);
    await answer("2026-03-30", 3);
    const recent = [
      { day: "2026-03-01", sum: 8, count: 1, late: false },
      { day: "2026-03-30", sum: 3, count: 1, late: false },
    ];
    await monitoring.entities.symptom
      .put({
        space_id: space.id,
        patient_id: "pat_a",
        symptom_id: symptom,
        professional_id: ana.id,
        professional_name: "Demo",
        name: "Demo",
        start: "2026-03-01",
        frequency: {},
        recent,
        attention: "1",
        created_at: "2026-03-01T00:00:00.000Z",
        updated_at: "2026-03-01T00:00:00.000Z",
        updated_by: ana.id,
      })
      .go();
    for (let times = 0; times < 2; times += 1)
      await countSymptom({ space: space.id, patient: "pat_a" }, symptom);
    const { symptoms } = await as(manager, () => Statistics.getClinical(MARCH));
    expect(symptoms).toEqual([{ treatment: "acupuncture", count: 1, first: 8, last: 3 }]);
  });
});

describe("counting what is there already", () => {
  test("goes on where it stopped, and gives the same numbers as the stream", async () => {
    const other = await makeSpace();
    const before = await storedSums(space.id);
    const boss = await makeUser(other.id, "manager");
    const rename = new Map([
      [String(space.establishment.offices[0]?.id), String(other.establishment.offices[0]?.id)],
    ]);
    for (let index = 0; index < 52; index += 1) {
      const one = appointment({
        start: `2026-03-${String((index % 28) + 1).padStart(2, "0")}T10:00:00.000Z`,
      });
      await storeAppointment(other.id, { ...one, office: String(rename.get(one.office)) });
    }
    const clinic = { id: other.id, time_zone: "Europe/Lisbon" };
    const runs: boolean[] = [];
    do {
      runs.push((await as(boss, () => Statistics.get(MARCH))).is_complete);
      if (!runs.at(-1)) await recountSpace(clinic, 0);
    } while (!runs.at(-1));
    expect(runs.length).toBeGreaterThan(3);
    const value = await as(boss, () => Statistics.get(MARCH));
    expect(value.totals.done).toBe(52);
    expect(await storedSums(space.id)).toEqual(before);
  });
  test("counts a new clinic as complete", async () => {
    const fresh = await makeSpace();
    const boss = await makeUser(fresh.id, "manager");
    await countChange(undefined, { __edb_e__: "space", id: fresh.id, time_zone: "Europe/Lisbon" });
    const { is_complete, totals } = await as(boss, () =>
      Statistics.get({ from: todayIn("UTC"), to: todayIn("UTC") }),
    );
    expect([is_complete, totals.done]).toEqual([true, 0]);
  });
});
