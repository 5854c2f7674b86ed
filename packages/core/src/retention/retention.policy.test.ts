import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { retentionPeriods } from "../contracts/retention/retention.ts";
import {
  RETENTION_RULES,
  type RetentionPeriods,
  SUGGESTED_PERIODS,
} from "../contracts/retention/retention-kinds.ts";
import {
  countsFrom,
  cutoffOf,
  dueKinds,
  lastReceiptYear,
  latestCutoff,
  monthsBefore,
  type PatientFacts,
} from "./retention.policy.ts";

const TODAY = "2026-11-23";
const facts = (given: Partial<PatientFacts> = {}): PatientFacts => ({
  updated: "2000-01-01",
  created: "2000-01-01",
  isWaiting: false,
  lastVisit: null,
  lastEntry: null,
  documents: 0,
  photos: 0,
  answers: 0,
  ...given,
});
const periods = (given: Partial<RetentionPeriods> = {}): RetentionPeriods => ({
  ...SUGGESTED_PERIODS,
  ...given,
});

describe("periods", () => {
  test.each([
    ["2026-11-23", 24, "2024-11-23"],
    ["2026-03-31", 1, "2026-02-28"],
    ["2024-03-31", 1, "2024-02-29"],
    ["2024-02-29", 12, "2023-02-28"],
    ["2026-01-15", 1, "2025-12-15"],
    ["2026-12-01", 12, "2025-12-01"],
  ])("%s less %i months is %s", (day, months, expected) => {
    expect(monthsBefore(day, months)).toBe(expected);
  });

  test("a kind that is kept has no cutoff, and no kind of a patient is then proposed", () => {
    expect(cutoffOf("patients", periods({ patients: null }), TODAY)).toBeNull();
    const kept = periods({
      patients: null,
      unseen_patients: null,
      documents: null,
      photos: null,
      monitoring: null,
    });
    expect(latestCutoff(kept, TODAY)).toBeNull();
  });

  test("receipts are kept for whole calendar years after theirs", () => {
    expect(lastReceiptYear(periods(), "2026-12-31")).toBe(2015);
    expect(lastReceiptYear(periods(), "2027-01-01")).toBe(2016);
    expect(lastReceiptYear(periods({ receipts: null }), TODAY)).toBeNull();
  });

  test("what is suggested can be set, and one less than the shortest period cannot", () => {
    expect(retentionPeriods.parse(SUGGESTED_PERIODS)).toEqual(SUGGESTED_PERIODS);
    for (const [kind, { min, max, canKeep }] of Object.entries(RETENTION_RULES)) {
      const refused = (value: number | null) => {
        const { error } = retentionPeriods.safeParse(periods({ [kind]: value }));
        return error?.issues.map(({ path }) => path.join("."));
      };
      expect(refused(min - 1)).toEqual([kind]);
      expect(refused(max + 1)).toEqual([kind]);
      expect(refused(null)).toEqual(canKeep ? undefined : [kind]);
    }
  });
});

describe("what of a patient has passed its time", () => {
  test.each<[string, Partial<PatientFacts>, Partial<RetentionPeriods>, string[]]>([
    ["the day the period is over is not yet past", { lastVisit: "2006-11-23" }, {}, []],
    ["the day after it", { lastVisit: "2006-11-22" }, {}, ["patients"]],
    ["a coming appointment", { created: "2000-01-01", lastVisit: "2027-01-01" }, {}, []],
    ["a later document", { lastVisit: "2001-01-01", lastEntry: "2020-01-01" }, {}, []],
    [
      "a minor who came of age less than the period ago",
      { lastVisit: "2001-01-01", birthday: "1990-01-01" },
      {},
      [],
    ],
    [
      "a minor who came of age long ago",
      { lastVisit: "2001-01-01", birthday: "1985-01-01" },
      {},
      ["patients"],
    ],
    ["someone on the waiting list", { updated: "2001-01-01", isWaiting: true }, {}, []],
    ["a record without any treatment", { updated: "2024-11-22" }, {}, ["unseen_patients"]],
    ["a record without treatment that was changed since", { updated: "2024-11-23" }, {}, []],
    ["a record with a document only is a clinical record", { lastEntry: "2010-01-01", documents: 1 }, {}, []],
    [
      "files before the record",
      { lastVisit: "2019-01-01", documents: 2, photos: 3 },
      { photos: 5 },
      ["photos"],
    ],
    ["the record with its files", { lastVisit: "2001-01-01", documents: 2, photos: 3 }, {}, ["patients"]],
    [
      "files where the record is kept",
      { lastVisit: "2001-01-01", answers: 9 },
      { patients: null },
      ["monitoring"],
    ],
    ["kinds that the patient has nothing of", { lastVisit: "2019-01-01" }, { photos: 5, documents: 5 }, []],
  ])("%s", (_, given, set, expected) => {
    expect(dueKinds(facts(given), periods(set), TODAY).map(({ kind }) => kind)).toEqual(expected);
  });

  test("someone born on 29 February is of age on 1 March", () => {
    expect(countsFrom(facts({ lastVisit: "2001-01-01", birthday: "2004-02-29" }))).toBe("2022-03-01");
  });
});

const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const anyFacts: fc.Arbitrary<PatientFacts> = fc.record({
  updated: day,
  created: day,
  isWaiting: fc.boolean(),
  birthday: fc.option(day, { nil: undefined }),
  lastVisit: fc.option(day),
  lastEntry: fc.option(day),
  documents: fc.nat(3),
  photos: fc.nat(3),
  answers: fc.nat(3),
});
const anyPeriods = fc.record(
  Object.fromEntries(
    Object.entries(RETENTION_RULES).map(([kind, { min, max, canKeep }]) => [
      kind,
      canKeep ? fc.option(fc.integer({ min, max })) : fc.integer({ min, max }),
    ]),
  ),
) as fc.Arbitrary<RetentionPeriods>;

describe("for all records and periods", () => {
  test("nothing is proposed whose last entry is younger than the law's minimum", () => {
    fc.assert(
      fc.property(anyFacts, anyPeriods, day, (given, set, today) => {
        for (const { kind } of dueKinds(given, set, today)) {
          const { unit, min } = RETENTION_RULES[kind];
          expect(countsFrom(given) < monthsBefore(today, unit === "years" ? min * 12 : min)).toBe(true);
        }
      }),
    );
  });

  test("a later visit or a longer period proposes nothing that was not proposed before", () => {
    fc.assert(
      fc.property(anyFacts, anyPeriods, day, fc.nat(400), (given, set, today, extra) => {
        const before = dueKinds(given, set, today);
        const longer = Object.fromEntries(
          Object.entries(set).map(([kind, period]) => [kind, period === null ? null : period + extra]),
        ) as RetentionPeriods;
        const whole = before.some(({ kind }) => kind === "patients" || kind === "unseen_patients");
        const after = dueKinds(given, longer, today);
        // Where the whole record is no longer due, its parts can be.
        if (!whole) for (const one of after) expect(before).toContainEqual(one);
        if (before.length === 0) expect(after).toEqual([]);
        expect(dueKinds({ ...given, lastVisit: today, updated: today }, set, today)).toEqual([]);
      }),
    );
  });

  test("the early test by the latest cutoff misses nothing", () => {
    fc.assert(
      fc.property(anyFacts, anyPeriods, day, (given, set, today) => {
        if (dueKinds(given, set, today).length === 0) return;
        const latest = latestCutoff(set, today);
        expect(latest !== null && countsFrom(given) < latest).toBe(true);
      }),
    );
  });
});
