import { describe, expect, test } from "vitest";
import { safetyFacts } from "../../reference/safety-facts.ts";
import { safetyRecord, supplementsOf } from "../../testing/safety-record.ts";
import { NOTHING_PUBLISHED, type PublishedOverlays } from "../catalogues/catalogues.ts";
import type { OverlayEntry } from "../catalogues/overlay.ts";
import { checkSafety } from "../safety/check.ts";
import { nutrientsWith, publishedSupplements } from "./listed-supplements.ts";
import { nutrients } from "./nutrients.ts";
import { plants } from "./plants.ts";
import {
  baseIngredients,
  baseNutrients,
  basePlants,
  nutrientTable,
  plantTable,
} from "./supplement-catalogue.ts";

const REVIEWED = { review: "reviewed", reviewed_on: "2026-11-23", reference: "" } as const;
const over = <F>(key: string, fields: F | null, retired = false): OverlayEntry<F> => ({
  key,
  fields,
  retired,
  ...REVIEWED,
});
const fieldsOf = <F>(rows: readonly { key: string; fields: F }[], key: string): F => {
  const row = rows.find((one) => one.key === key);
  if (!row) throw new Error(`no ${key}`);
  return row.fields;
};
const words = (en: string, pt = en) => ({ en, pt });
const listed = {
  version: "1",
  plants: plants.map(({ name, part, uses, cautions, ...plant }) => ({
    ...plant,
    name: name.pt,
    names: [name.en, name.pt],
    part: part.pt,
    uses: uses.map(({ pt }) => pt),
    cautions: cautions.map(({ pt }) => pt),
  })),
  nutrients: nutrients.map(({ name, note, ...one }) => ({
    ...one,
    name: name.pt,
    names: [name.en, name.pt],
    note: note.pt,
  })),
  sources: { plants: words("a"), nutrients: words("b") } as never,
};
const published = (overlays: Partial<PublishedOverlays>) => ({ ...NOTHING_PUBLISHED, ...overlays });
const hits = (items: ReturnType<typeof supplementsOf>, overlays: Partial<PublishedOverlays>, alerts = "") =>
  checkSafety(
    safetyRecord({ sections: { supplements: items }, patient: { alerts } }),
    safetyFacts(new Map(), published(overlays)),
  ).hits;

describe("the tables written over with what they say already", () => {
  test("have the same plants, vitamins and minerals", () => {
    const plantRows = [...plantTable(basePlants.map(({ key, fields }) => over(key, fields))).plants.values()];
    expect(plantRows).toEqual(plants.map((plant) => ({ ...plant, review: REVIEWED })));
    const rows = [
      ...nutrientTable(baseNutrients.map(({ key, fields }) => over(key, fields))).nutrients.values(),
    ];
    expect(rows).toEqual(nutrients.map((one) => ({ ...one, review: REVIEWED })));
  });

  test("are listed with the same facts, and marked as reviewed", () => {
    const overlays = {
      plants: basePlants.map(({ key, fields }) => over(key, fields)),
      nutrients: baseNutrients.map(({ key, fields }) => over(key, fields)),
    };
    const made = publishedSupplements(listed, published(overlays), "pt");
    const without = ({ names: _, ...row }: { names: string[] }) => row;
    expect(made.plants.map(without)).toEqual(
      listed.plants.map((row) => ({ ...without(row), review: REVIEWED })),
    );
    expect(made.nutrients.map(without)).toEqual(
      listed.nutrients.map((row) => ({ ...without(row), review: REVIEWED })),
    );
  });
});

test("every ingredient has one key among plants, vitamins, minerals and the others", () => {
  const keys = [...basePlants, ...baseNutrients, ...baseIngredients].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

describe("a published change", () => {
  const zinc = fieldsOf(baseNutrients, "zinc");
  const two = supplementsOf({
    kind: "nutrient",
    item: "zinc",
    name: "Zinc",
    contains: ["zinc"],
    nutrients: [{ key: "zinc", amount: 1 }],
    units: 12,
  });

  test("of an upper level warns by it, with its review", () => {
    expect(hits(two, {}).map(({ rule }) => rule)).not.toContain("nutrient.above:12:zinc");
    const [warning] = hits(two, { nutrients: [over("zinc", { ...zinc, ul: 10 })] });
    expect(warning).toMatchObject({ rule: "nutrient.above:12:zinc", review: REVIEWED });
    expect(warning?.statement.pt).toBe("12 mg por dia, acima do limite máximo de 10 mg");
  });

  test("of a plant's cautions warns of the condition, also where the plant is retired", () => {
    const tilia = fieldsOf(basePlants, "tilia_cordata");
    const lime = supplementsOf({ kind: "plant", item: "tilia_cordata", name: "Tília" });
    expect(hits(lime, {}, "epilepsy")).toEqual([]);
    const careful = over("tilia_cordata", { ...tilia, cautions: ["epilepsy"] }, true);
    expect(hits(lime, { plants: [careful] }, "epilepsy")).toMatchObject([
      { rule: "plant.epilepsy:tilia_cordata", review: REVIEWED },
    ]);
  });

  test("of a name finds the ingredient in what is written", () => {
    const written = supplementsOf({ kind: "free", name: "Demozinco 10 mg" });
    const naming = over("zinc", { ...zinc, names: words("Zinc, Demozinc", "Zinco, Demozinco") });
    const unknown = (overlays: Partial<PublishedOverlays>) =>
      checkSafety(
        safetyRecord({ sections: { supplements: written } }),
        safetyFacts(new Map(), published(overlays)),
      ).notChecked.some(({ aspect }) => aspect === "contents");
    expect(unknown({})).toBe(true);
    expect(unknown({ nutrients: [naming] })).toBe(false);
    const added = over("demozinco", { name: words("Demozinc", "Demozinco"), names: words("") });
    expect(unknown({ ingredients: [added] })).toBe(false);
    expect(unknown({ ingredients: [{ ...added, retired: true }] })).toBe(true);
  });

  test("of an added plant is listed after the tables, and a retired one is marked", () => {
    const thyme = { ...fieldsOf(basePlants, "tilia_cordata"), scientific: "Demo officinalis" };
    const plantsOver = [
      over("demo_officinalis", { ...thyme, other_cautions: words("demo care", "cuidado demo") }),
      over("ginkgo_biloba", null, true),
    ];
    const made = publishedSupplements(listed, published({ plants: plantsOver }), "pt").plants;
    expect(made.at(-1)).toMatchObject({ key: "demo_officinalis", cautions: ["cuidado demo"] });
    expect(made.find(({ key }) => key === "ginkgo_biloba")).toMatchObject({ retired: true });
  });
});

test("a signed visit has the levels that it was signed with", () => {
  const kept = {
    zinc: { name: words("Zinc", "Zinco"), unit: "mg", nrv: 20, ul: 10, note: words("", "nota") },
  };
  const rows = nutrientsWith(listed.nutrients, kept, "pt");
  expect(rows.find(({ key }) => key === "zinc")).toMatchObject({ nrv: 20, ul: 10, note: "nota" });
  expect(rows.find(({ key }) => key === "iron")).toEqual(listed.nutrients.find(({ key }) => key === "iron"));
});
