import { describe, expect, test } from "vitest";
import { safetyFacts } from "../../reference/safety-facts.ts";
import { medicationOf, safetyRecord, substancesOf } from "../../testing/safety-record.ts";
import { NOTHING_PUBLISHED, type PublishedOverlays } from "../catalogues/catalogues.ts";
import { checkPointSafety, checkSafety } from "./check.ts";
import { baseConditionRules, conditionRuleKey } from "./condition-rules.ts";
import { basePairs, pairKey } from "./incompatible-pairs.ts";
import { basePregnancyRules, pregnancyRuleKey } from "./pregnancy-taken.ts";
import { baseTechniqueRules, techniqueRuleKey } from "./technique-rules.ts";

const over = <F>(key: string, fields: F | null, retired = false) => ({
  key,
  fields,
  retired,
  review: "reviewed" as const,
  reviewed_on: "2026-11-23",
  reference: "",
});
const REVIEWED = { review: "reviewed", reviewed_on: "2026-11-23", reference: "" };
type Parts = Parameters<typeof safetyRecord>[0];
const hits = (parts: Parts, published: Partial<PublishedOverlays>) =>
  checkSafety(safetyRecord(parts), safetyFacts(new Map(), { ...NOTHING_PUBLISHED, ...published })).hits;
const words = { en: "demo effect", pt: "efeito demo" };

test("every shipped rule has a key of its own that fits an address", () => {
  for (const rows of [basePairs, basePregnancyRules, baseConditionRules, baseTechniqueRules]) {
    const keys = rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9][a-z0-9-]{0,159}$/);
  }
});

type Case = {
  parts: Parts;
  rule: string;
  catalogue: "condition-rules" | "incompatibilities" | "pregnancy-rules" | "technique-rules";
  /** A rule that does not ship with the product. */
  added: ReturnType<typeof over>;
  statement: string;
};
const pair = { first: "huangqi", second: "dazao", severity: "caution", statement: words } as const;
const pregnant = { state: "pregnant", taken: "huangqi", severity: "first_trimester", effect: words } as const;
const nursing = { ...pregnant, state: "lactant", severity: "note" } as const;
const condition = {
  ...({ condition: "pacemaker", against: "s:huangqi", severity: "avoid" } as const),
  effect: words,
};
const technique = {
  ...({ technique: "t:tdp", when: "thinned", severity: "serious" } as const),
  statement: { en: "demo lamp with {medicine}", pt: "lâmpada demo com {medicine}" },
};
const substances = substancesOf({ huangqi: 9, dazao: 9 });
const cases: Record<string, Case> = {
  "an incompatibility": {
    parts: { sections: { substances } },
    rule: "pair:dazao:huangqi",
    catalogue: "incompatibilities",
    added: over(pairKey(pair), pair),
    statement: "demo effect",
  },
  "a rule about pregnancy": {
    parts: { patient: { pregnant: true, weeks_pregnant: 8 }, sections: { substances } },
    rule: "pregnancy.effect:huangqi",
    catalogue: "pregnancy-rules",
    added: over(pregnancyRuleKey(pregnant), pregnant),
    statement: "in pregnancy, demo effect",
  },
  "a rule about breastfeeding": {
    parts: { patient: { lactant: true }, sections: { substances } },
    rule: "lactation:huangqi",
    catalogue: "pregnancy-rules",
    added: over(pregnancyRuleKey(nursing), nursing),
    statement: "demo effect, while breastfeeding",
  },
  "a rule about a condition": {
    parts: {
      sections: { substances },
      before: { conditions: [{ key: "pacemaker", said: "2036-01-01T10:00:00.000Z" }], history: true },
    },
    rule: "condition.pacemaker:huangqi",
    catalogue: "condition-rules",
    added: over(conditionRuleKey(condition), condition),
    statement: "to be avoided, demo effect (recorded: pacemaker or defibrillator)",
  },
  "a rule about a technique": {
    parts: {
      points: [{ id: "ST36", auricular: false, technics: [9] }],
      sections: { medication: medicationOf({ drug: "Warfarin", inn: "Warfarin" }) },
    },
    rule: "technic.tdp:Warfarin",
    catalogue: "technique-rules",
    added: over(techniqueRuleKey(technique), technique),
    statement: "demo lamp with Warfarin",
  },
};

describe.each(Object.entries(cases))("%s", (_, { parts, rule, catalogue, added, statement }) => {
  const found = (...overlay: object[]) =>
    hits(parts, { [catalogue]: overlay } as Partial<PublishedOverlays>).find((hit) => hit.rule === rule);

  test("warns once it is published, with its review, and no more when it is retired", () => {
    expect(found()).toBeUndefined();
    expect(found(added)?.statement.en).toBe(statement);
    expect(found(added)?.review).toEqual(REVIEWED);
    expect(found({ ...added, retired: true })).toBeUndefined();
  });
});

test("a retired rule of the product warns no more, and a changed one says what is published", () => {
  const parts = { sections: { substances: substancesOf({ gancao: 3, haizao: 9 }) } };
  const key = pairKey({ first: "gancao", second: "haizao" });
  const pairs = (...overlay: PublishedOverlays["incompatibilities"]) =>
    hits(parts, { incompatibilities: overlay }).filter(({ rule }) => rule.startsWith("pair:"));
  expect(pairs()).toHaveLength(1);
  expect(pairs(over(key, null, true))).toEqual([]);
  expect(
    pairs(over(key, { first: "gancao", second: "haizao", severity: "note", statement: words })),
  ).toMatchObject([{ severity: "note", statement: words }]);
});

test("a check of points alone reads the published rules too", () => {
  const parts = cases["a rule about a technique"]?.parts ?? {};
  const facts = safetyFacts(new Map(), {
    ...NOTHING_PUBLISHED,
    "technique-rules": [over(techniqueRuleKey(technique), technique)],
  });
  expect(checkPointSafety(safetyRecord(parts), facts).hits).toMatchObject([{ rule: "technic.tdp:Warfarin" }]);
});
