import { describe, expect, it, test } from "vitest";
import {
  type ListedNutrient,
  type ListedPlant,
  type Product,
  product,
} from "../../contracts/supplements/supplements.ts";
import { chosenSupplement } from "../../contracts/visits/sections/supplements.ts";
import { nutrients } from "../../reference/nutrients.ts";
import { plants } from "../../reference/plants.ts";
import { chosenFrom, chosenWords } from "./supplement-choice.ts";
import { type KnownSupplement, supplementFinder } from "./supplement-search.ts";

const listedPlants: ListedPlant[] = plants.map(({ name, part, uses, cautions, ...plant }) => ({
  ...plant,
  name: name.en,
  names: [name.en, name.pt],
  part: part.en,
  uses: uses.map(({ en }) => en),
  cautions: cautions.map(({ en }) => en),
}));
const listedNutrients: ListedNutrient[] = nutrients.map(({ name, note, ...nutrient }) => ({
  ...nutrient,
  name: name.en,
  names: [name.en, name.pt],
  note: note.en,
}));
const ulid = (at: number) => `prd_01K0DEM000000000000000000${at}`;
const made = (at: number, over: Partial<Product>): Product =>
  product.parse({
    id: ulid(at),
    name: "Demo",
    user_id: "usr_demo",
    user_name: "Demo",
    shared: false,
    company: "",
    version: 1,
    ...over,
  });
const magnesium = made(1, {
  name: "Magnésio Forte",
  brand: "Demo Labs",
  unit: "tablet",
  units_per_box: 60,
  units: 2,
  days: 45,
  posology: "with dinner",
  contents: [
    { kind: "nutrient", key: "magnesium", amount: 150, unit: "mg" },
    { kind: "nutrient", key: "vitamin_d", amount: 200, unit: "IU" },
    { kind: "nutrient", key: "zinc", amount: null, unit: "mg" },
    { kind: "plant", key: "melissa_officinalis", amount: 100, unit: "mg" },
  ],
});
const night = made(2, { name: "Demo Night", company: "Demo Herbs Lda", properties: ["Sleep", "Vegan"] });
const old = made(3, { name: "Magnésio Antigo", archived: true });
const all: KnownSupplement[] = [
  ...[magnesium, night, old].map((one) => ({ kind: "product" as const, product: one })),
  ...listedPlants.map((plant) => ({ kind: "plant" as const, plant })),
  ...listedNutrients.map((nutrient) => ({ kind: "nutrient" as const, nutrient })),
];
const find = supplementFinder(all);
function nameOf(known: KnownSupplement | undefined) {
  if (!known) return undefined;
  if (known.kind === "product") return known.product.name;
  return known.kind === "plant" ? known.plant.key : known.nutrient.key;
}

describe("the search", () => {
  test.each([
    ["valer", "valeriana_officinalis"],
    ["valreiana", "valeriana_officinalis"],
    ["HIPERICAO", "hypericum_perforatum"],
    ["st john", "hypericum_perforatum"],
    ["melissa off", "melissa_officinalis"],
    ["vitamina d", "vitamin_d"],
    ["b12", "vitamin_b12"],
    ["magnesio", "magnesium"],
    ["magnesio f", "Magnésio Forte"],
    ["demo labs", "Magnésio Forte"],
    ["vegan", "Demo Night"],
    ["herbs night", "Demo Night"],
    ["migraine", "tanacetum_parthenium"],
  ])("%s finds %s first", (typed, first) => expect(nameOf(find(typed)[0])).toBe(first));

  it("offers no archived product, and nothing for an empty query", () => {
    expect(find("magnesio antigo")).toEqual([]);
    expect(find("  ")).toEqual([]);
    expect(find("qqqq")).toEqual([]);
  });

  it("offers a clinic's product before a plant with the same use", () =>
    expect(nameOf(find("sleep")[0])).toBe("Demo Night"));
});

describe("choosing", () => {
  it("copies a product's facts, in the tables' units", () => {
    const chosen = chosenFrom({ kind: "product", product: magnesium }, listedNutrients);
    expect(chosen).toMatchObject({
      kind: "product",
      item: magnesium.id,
      name: "Magnésio Forte",
      brand: "Demo Labs",
      unit: "tablet",
      units_per_box: 60,
      units: 2,
      times_per_day: 1,
      days: 45,
      posology: "with dinner",
      contains: ["magnesium", "vitamin_d", "zinc", "melissa_officinalis"],
      nutrients: [
        { key: "magnesium", amount: 150 },
        { key: "vitamin_d", amount: 5 },
      ],
    });
  });

  it("always produces what the section accepts", () => {
    for (const known of all)
      expect(() => chosenSupplement.parse(chosenFrom(known, listedNutrients))).not.toThrow();
    expect(chosenSupplement.parse(chosenWords("  Demo tea ")).name).toBe("Demo tea");
  });

  it("starts a plant with the lower limit of its usual dose, and without one if it is unknown", () => {
    const plant = (key: string) => listedPlants.find((one) => one.key === key) as ListedPlant;
    const begun = (key: string) => chosenFrom({ kind: "plant", plant: plant(key) }, listedNutrients);
    expect(begun("matricaria_recutita")).toMatchObject({ unit: "g", units: 3, times_per_day: 3 });
    expect(begun("ginkgo_biloba")).toMatchObject({ unit: "", units: 1, times_per_day: 1 });
  });

  it("never starts a nutrient above its upper level", () => {
    for (const nutrient of listedNutrients) {
      const { units, times_per_day } = chosenFrom({ kind: "nutrient", nutrient }, listedNutrients);
      expect(units * times_per_day, nutrient.key).toBeLessThanOrEqual(nutrient.ul ?? nutrient.nrv);
    }
  });
});
