import { describe, expect, it, test } from "vitest";
import { NOTHING_ADDED } from "../catalogues/index.ts";
import { sections } from "../contracts/visits/sections.ts";
import { supplementFaults } from "./supplement-rules.ts";

const faults = (...items: object[]) =>
  supplementFaults(
    sections.supplements.schema.parse({
      items: items.map((item, at) => ({ id: `entry${at}`, name: "Demo", kind: "free", ...item })),
    }),
  );
const PRODUCT = "prd_01K0DEM0000000000000000001";

describe("recommended supplements", () => {
  test.each([
    ["a product by its id", { kind: "product", item: PRODUCT, contains: ["zinc", "panax_ginseng"] }],
    ["a product with another ingredient", { kind: "product", item: PRODUCT, contains: ["melatonin"] }],
    ["a plant of the table", { kind: "plant", item: "panax_ginseng", contains: ["panax_ginseng"] }],
    ["a nutrient of the table", { kind: "nutrient", item: "zinc", nutrients: [{ key: "zinc", amount: 1 }] }],
    ["words alone", { kind: "free" }],
  ])("may be %s", (_, item) => expect(faults(item)).toEqual({}));

  test.each([
    ["a product that is none", { kind: "product", item: "zinc" }, { "items.0.item": "id.invalid" }],
    ["an unknown plant", { kind: "plant", item: "zinc" }, { "items.0.item": "id.invalid" }],
    ["an unknown nutrient", { kind: "nutrient", item: "demonium" }, { "items.0.item": "id.invalid" }],
    ["words with an id", { kind: "free", item: "zinc" }, { "items.0.item": "id.invalid" }],
    ["unknown contents", { contains: ["demonium"] }, { "items.0.contains": "content.unknown" }],
    [
      "an amount of what is no nutrient",
      { nutrients: [{ key: "panax_ginseng", amount: 1 }] },
      { "items.0.nutrients": "content.unknown" },
    ],
  ])("are refused with %s", (_, item, expected) => expect(faults(item)).toEqual(expected));

  it("may be a product of the catalogue, with what was added to it, and no other", () => {
    const item = { kind: "product", item: "demo-labs-magnesium", contains: ["demo_oil"] };
    expect(faults(item)).toEqual({
      "items.0.item": "id.invalid",
      "items.0.contains": "content.unknown",
    });
    const section = sections.supplements.schema.parse({
      items: [{ id: "entry0", name: "Demo", ...item }],
    });
    const added = {
      ...NOTHING_ADDED,
      ingredients: new Set(["demo_oil"]),
      supplements: new Set(["demo-labs-magnesium"]),
    };
    expect(supplementFaults(section, added)).toEqual({});
  });

  it("are listed once each", () =>
    expect(faults({ id: "entry9" }, { id: "entry9" })).toEqual({ "items.1.id": "id.invalid" }));
});
