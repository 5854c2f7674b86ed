import { expect, test } from "vitest";
import { baseInteractions } from "../clinical/safety/interaction-table.ts";
import { baseOf } from "./bases.ts";

test("every class of medicines that an interaction names has a name for who reviews it, in both languages", () => {
  const options = baseOf("interactions").options();
  const names = new Map(options.drugs?.map((one) => [one.value, one]));
  const unnamed = baseInteractions()
    .map(({ fields }) => fields.drugs)
    .filter((key) => key === key.toLowerCase())
    .filter((key) => names.get(key) === undefined || names.get(key)?.pt === key.replaceAll("_", " "));
  // These are called the same in Portuguese.
  expect([...new Set(unnamed)]).toEqual(["efavirenz", "levodopa"]);
});
