import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CONSENT_OCCASIONS,
  type ConsentOccasion,
  occasionsOfPoints,
  occasionsOfTreatments,
} from "./consent-occasions.ts";
import {
  CONSENT_STATES,
  type ConsentDecision,
  type ConsentTextFacts,
  consentState,
  neededConsents,
  openConsents,
} from "./required-consents.ts";

const texts: ConsentTextFacts[] = CONSENT_OCCASIONS.map((occasion) => ({
  id: occasion,
  occasion,
  renew_since: null,
  ages: "all",
}));
const ALL = ["mtc", "osteo", "fito", "others"];
const decided = (over: Partial<ConsentDecision> = {}): ConsentDecision => ({
  text: "acupuncture",
  status: "signed",
  at: "2026-03-01T10:00:00.000Z",
  for_minor: false,
  ...over,
});
const needed = (over: Partial<Parameters<typeof neededConsents>[0]> = {}) =>
  neededConsents({ texts, decisions: [], age: 40, occasions: [], modules: ALL, ...over });
const idsOf = (found: ReturnType<typeof needed>) => found.map(({ text }) => text.id);

describe("a text of the clinic's own", () => {
  const own = (over: Partial<ConsentTextFacts>): ConsentTextFacts => ({
    id: "cst_own",
    occasion: "acupuncture",
    renew_since: null,
    ages: "all",
    ...over,
  });
  const asked = (
    text: ConsentTextFacts,
    age: number | null,
    occasions: ConsentOccasion[] = ["acupuncture"],
  ) => idsOf(needed({ texts: [...texts, text], age, occasions })).includes("cst_own");

  test("is asked for with its treatment, beside the platform's", () => {
    expect(idsOf(needed({ texts: [...texts, own({})], occasions: ["acupuncture"] }))).toEqual([
      "data_protection",
      "acupuncture",
      "cst_own",
    ]);
    expect(asked(own({}), 40, ["herbal"])).toBe(false);
    expect(asked(own({ occasion: "data_protection" }), 40, [])).toBe(true);
  });

  test.each([
    ["all", 9, true],
    ["all", null, true],
    ["minors", 17, true],
    ["minors", 18, false],
    ["minors", null, false],
    ["adults", 17, false],
    ["adults", 18, true],
    ["adults", null, true],
  ] as const)("for %s at the age of %s: %s", (ages, age, expected) => {
    expect(asked(own({ ages }), age)).toBe(expected);
  });
});

describe("who needs which consent", () => {
  test.each<[string, Parameters<typeof needed>[0], string[]]>([
    ["everybody, to the protection of data", {}, ["data_protection"]],
    ["a minor also to being treated", { age: 17 }, ["data_protection", "minor"]],
    ["at 18 no longer", { age: 18 }, ["data_protection"]],
    ["without a birthday nobody is taken for a minor", { age: null }, ["data_protection"]],
    ["needles call for their own", { occasions: ["acupuncture"] }, ["data_protection", "acupuncture"]],
    [
      "several treatments, in a fixed order",
      { occasions: ["photos", "bloodletting", "acupuncture"] },
      ["data_protection", "acupuncture", "bloodletting", "photos"],
    ],
    ["not without the module", { occasions: ["osteopathy"], modules: ["mtc"] }, ["data_protection"]],
    [
      "plants with either module",
      { occasions: ["herbal"], modules: ["fito"] },
      ["data_protection", "herbal"],
    ],
    ["photos without any module", { occasions: ["photos"], modules: [] }, ["data_protection", "photos"]],
    ["an adult never as a minor", { occasions: ["minor"] }, ["data_protection"]],
    ["not for a text the clinic does not use", { texts: [], occasions: ["acupuncture"] }, []],
  ])("%s", (_, over, expected) => expect(idsOf(needed(over))).toEqual(expected));

  test("a text that is only signed by choice is never needed", () => {
    const own = { id: "cst_own", occasion: null, renew_since: null, ages: "all" as const };
    expect(idsOf(needed({ texts: [...texts, own], occasions: [...CONSENT_OCCASIONS] }))).not.toContain(
      "cst_own",
    );
  });
});

describe("how a consent stands", () => {
  test.each<[string, ConsentDecision | undefined, string | null, number | null, string]>([
    ["nothing decided", undefined, null, 40, "missing"],
    ["signed", decided(), null, 40, "valid"],
    ["refused", decided({ status: "refused" }), null, 40, "refused"],
    ["taken back", decided({ status: "revoked" }), null, 40, "revoked"],
    ["signed before a version that asks for renewal", decided(), "2026-04-01T00:00:00.000Z", 40, "renewal"],
    ["signed after it", decided(), "2026-02-01T00:00:00.000Z", 40, "valid"],
    [
      "refused before it stays refused",
      decided({ status: "refused" }),
      "2026-04-01T00:00:00.000Z",
      40,
      "refused",
    ],
    ["signed for a minor who still is one", decided({ for_minor: true }), null, 17, "valid"],
    ["signed for a minor who is of age now", decided({ for_minor: true }), null, 18, "renewal"],
    ["signed for a minor whose birthday was removed", decided({ for_minor: true }), null, null, "valid"],
  ])("%s", (_, decision, renew_since, age, expected) =>
    expect(consentState({ renew_since }, decision, age)).toBe(expected),
  );
});

test("whatever was decided, each needed text has one state, and only a valid one leaves the list of open ones", () => {
  const decision = fc.record({
    text: fc.constantFrom<string>(...CONSENT_OCCASIONS, "cst_gone"),
    status: fc.constantFrom("signed" as const, "refused" as const, "revoked" as const),
    at: fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-06-01T00:00:00.000Z"),
    for_minor: fc.boolean(),
  });
  const occasions = fc.subarray<ConsentOccasion>([...CONSENT_OCCASIONS]);
  const age = fc.option(fc.integer({ min: 0, max: 110 }));
  fc.assert(
    fc.property(fc.array(decision), occasions, age, fc.subarray(ALL), (decisions, wanted, years, modules) => {
      const found = needed({ decisions, occasions: wanted, age: years, modules });
      expect(new Set(idsOf(found)).size).toBe(found.length);
      for (const { state } of found) expect(CONSENT_STATES).toContain(state);
      const open = openConsents(found);
      expect(found.length - open.length).toBe(found.filter(({ state }) => state === "valid").length);
      // More treatments never need fewer consents.
      const fewer = needed({ decisions, occasions: wanted.slice(1), age: years, modules });
      expect(idsOf(found)).toEqual(expect.arrayContaining(idsOf(fewer)));
    }),
  );
});

describe("what treatments call for", () => {
  test.each([
    ["a point without a technique is needled", [[]], ["acupuncture"]],
    ["moxa and cupping share a text", [[2], [4]], ["moxa_cupping"]],
    ["electricity goes through needles", [[5]], ["acupuncture"]],
    ["bloodletting", [[3]], ["bloodletting"]],
    ["seeds and magnetic balls need none", [[6], [7]], []],
    ["a needle that stays in the ear", [[8]], ["acupuncture"]],
    ["each once", [[1], [1, 3], [3]], ["acupuncture", "bloodletting"]],
    ["nothing chosen", [], []],
  ])("%s", (_, technics, expected) =>
    expect(occasionsOfPoints(technics.map((one) => ({ technics: one })))).toEqual(expected),
  );
  test("by the treatments of an appointment's type", () => {
    expect(occasionsOfTreatments(["auricular", "ashi", "formulas", "nutrition"])).toEqual([
      "acupuncture",
      "herbal",
    ]);
  });
});
