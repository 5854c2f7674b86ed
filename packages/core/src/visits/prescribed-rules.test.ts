import { expect, test } from "vitest";
import { formulas } from "../contracts/visits/sections/formulas.ts";
import { substances } from "../contracts/visits/sections/substances.ts";
import { formulaFaults, substanceFaults } from "./prescribed-rules.ts";

const line = (substance: string) => ({ substance, name: substance, grams: 6 });
const formula = (id: string, ...held: string[]) => ({ id, name: id, ingredients: held.map(line) });

test.each([
  ["nothing", [], {}],
  ["what the tables have", [formula("first1", "chaihu", "gancao"), formula("second", "chaihu")], {}],
  ["what somebody made", [formula("first1", "sub_01K0DEM0000000000000000000")], {}],
  [
    "a substance twice",
    [formula("first1", "chaihu", "gancao", "chaihu")],
    { "items.0.ingredients.2": "ingredient.duplicate" },
  ],
  [
    "one nobody knows",
    [formula("first1", "nosuchherb")],
    { "items.0.ingredients.0.substance": "substance.unknown" },
  ],
  [
    "an entry twice",
    [formula("first1", "chaihu"), formula("first1", "gancao")],
    { "items.1.id": "id.invalid" },
  ],
])("of formulas with %s", (_, items, faults) => {
  expect(formulaFaults(formulas.schema.parse({ items }) as Parameters<typeof formulaFaults>[0])).toEqual(
    faults,
  );
});

test.each([
  ["different ones", ["sanqi", "chaihu"], {}],
  ["one twice", ["sanqi", "sanqi"], { "items.1": "ingredient.duplicate" }],
  ["one nobody knows", ["nosuchherb"], { "items.0.substance": "substance.unknown" }],
])("of single substances with %s", (_, held, faults) => {
  const items = held.map((substance, at) => ({ ...line(substance), id: `alone${at}` }));
  expect(
    substanceFaults(substances.schema.parse({ items }) as Parameters<typeof substanceFaults>[0]),
  ).toEqual(faults);
});
