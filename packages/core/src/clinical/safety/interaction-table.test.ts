import { expect, test } from "vitest";
import { safetyFacts } from "../../reference/safety-facts.ts";
import { medicationOf, safetyRecord, substancesOf } from "../../testing/safety-record.ts";
import { NOTHING_PUBLISHED, type PublishedOverlays } from "../catalogues/catalogues.ts";
import type { InteractionFields } from "../catalogues/descriptions/interactions.ts";
import type { SubstanceFields } from "../catalogues/descriptions/substances.ts";
import type { OverlayEntry } from "../catalogues/overlay.ts";
import { checkSafety } from "./check.ts";
import { baseInteractions, interactionKey, interactionTable } from "./interaction-table.ts";
import { interactions } from "./interactions.ts";
import { classInteractions } from "./interactions-by-class.ts";

test("every two things that the tables name have one row, with a key of its own that fits an address", () => {
  const rows = baseInteractions();
  const named = new Set(
    [...interactions, ...classInteractions].map(({ taken, drugs }) => `${taken}|${drugs}`),
  );
  expect(rows).toHaveLength(named.size);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  for (const { key } of rows) expect(key).toMatch(/^[a-z0-9][a-z0-9-]{0,159}$/);
});

const entry = (
  fields: InteractionFields,
  change: Partial<OverlayEntry<InteractionFields>> = {},
): OverlayEntry<InteractionFields> => ({
  key: interactionKey(fields),
  fields,
  retired: false,
  review: "unreviewed",
  reviewed_on: null,
  reference: "",
  ...change,
});
const warfarin: InteractionFields = {
  taken: "huangqi",
  drugs: "warfarin",
  severity: "serious",
  mechanism: "PK",
  effect: { en: "demo effect", pt: "efeito demo" },
};
const hits = (published: Partial<PublishedOverlays>, over: Parameters<typeof safetyRecord>[0] = {}) =>
  checkSafety(
    safetyRecord({
      sections: {
        substances: substancesOf({ huangqi: 9 }),
        medication: medicationOf({ drug: "Warfarin", inn: "Warfarin" }),
      },
      ...over,
    }),
    safetyFacts(new Map(), { ...NOTHING_PUBLISHED, ...published }),
  ).hits;
const about = (published: Partial<PublishedOverlays>) =>
  hits(published).find(({ rule }) => rule.startsWith("interaction:huangqi"));

test("an added, changed and retired rule warns, warns otherwise and warns no more", () => {
  const before = about({});
  expect(about({ interactions: [entry(warfarin)] })).toMatchObject({
    severity: "serious",
    statement: { en: "with Warfarin, demo effect" },
  });
  expect(
    about({ interactions: [entry({ ...warfarin, severity: "contraindicated" }, { review: "reviewed" })] }),
  ).toMatchObject({
    statement: { en: "contraindicated with Warfarin, demo effect" },
    review: { review: "reviewed" },
  });
  expect(about({ interactions: [entry(warfarin, { retired: true })] })).toEqual(before);
});

test("a corrected dose and toxicity warn by the published figures", () => {
  const dose = (published: Partial<PublishedOverlays>) =>
    hits(published).find(({ rule }) => rule.startsWith("dose.above:9:huangqi"));
  expect(dose({})).toBeUndefined();
  const fields: SubstanceFields = {
    dose_min_g: 1,
    dose_max_g: 3,
    dose_checked: true,
    toxicity: "toxic" as const,
    pregnancy: "" as const,
    pinyin: "Huáng Qí",
    zh: "黄芪",
    zh_hant: "黃芪",
    names: { en: "", pt: "" },
    type: "" as const,
    part: "",
    temperature: "" as const,
    tastes: [],
    channels: [],
    category: "TQ",
    latin: "",
    species: "",
    notes: { en: "", pt: "" },
  };
  expect(
    dose({
      substances: [
        {
          key: "huangqi",
          fields,
          retired: false,
          review: "reviewed",
          reviewed_on: "2026-11-23",
          reference: "Demo book",
        },
      ],
    }),
  ).toMatchObject({
    severity: "serious",
    statement: { en: "9 g a day, above the maximum of 3 g of a toxic substance" },
    review: { review: "reviewed", reviewed_on: "2026-11-23", reference: "Demo book" },
  });
});

test("makes the table of an overlay once", () => {
  const overlay = [entry(warfarin)];
  expect(interactionTable(overlay)).toBe(interactionTable(overlay));
});
