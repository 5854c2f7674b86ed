import { expect, test } from "vitest";
import { CATALOGUE_KEYS, catalogues } from "./catalogues.ts";
import { describe as described } from "./description.ts";
import { blankFields, matchColumns, readSheetRow, sheetColumns, sheetText } from "./sheet.ts";

/** One field of every kind. */
const demo = described({
  level: "staff",
  identity: ["name"],
  columns: [],
  grows: true,
  retires: true,
  fields: {
    name: { kind: "text", max: 20, required: true },
    effect: { kind: "words", max: 20 },
    dose: { kind: "number", max: 9, digits: 2, unit: "g" },
    severity: { kind: "choice", values: ["", "note"] },
    checked: { kind: "flag" },
    category: { kind: "listed" },
    parts: { kind: "several", max: 5 },
    grams: { kind: "composition", max: 5, most: 99, digits: 2, unit: "g" },
    label: { kind: "contents", max: 5, most: 99, digits: 2, units: ["mg", "µg", "IU"] },
  },
});
const header = sheetColumns(demo).map((column) => column.header);
const fields = {
  name: "=Demo",
  effect: { en: "calms", pt: "acalma" },
  dose: 2.5,
  severity: "note",
  checked: true,
  category: "c1",
  parts: ["a", "b"],
  grams: [
    { item: "huangqi", amount: 9 },
    { item: "gancao", amount: 3.5 },
  ],
  label: [
    { item: "zinc", amount: 7.5, unit: "mg" },
    { item: "vitamin_d", amount: 400, unit: "IU" },
    { item: "valeriana_officinalis", amount: null, unit: "mg" },
  ],
};

test("an entry is read back as it was downloaded", () => {
  const reference = { id: "ref_01K0DEM0000000000000000001", title: "Demo book" };
  const entry = { key: "demo", name: "Demo", fields, reference, retired: true, review: "reviewed" };
  const cells = sheetColumns(demo).map((column) => sheetText(column, entry));
  const { row, faults } = readSheetRow(demo, matchColumns(demo, header), cells);
  expect(faults).toEqual({});
  expect(row).toEqual({ key: "demo", fields, retired: true, reference: reference.id });
});

test.each([
  ["dose", "two", "quantity.invalid"],
  ["grams", "huangqi 9; gancao", "choice.invalid"],
  ["label", "zinc 10", "choice.invalid"],
  ["label", "zinc 10 pounds", "choice.invalid"],
  ["label", "zinc some mg", "choice.invalid"],
  ["label", "zinc oxide 10 mg", "choice.invalid"],
  ["checked", "maybe", "choice.invalid"],
  ["retired", "perhaps", "choice.invalid"],
])("a cell of %s that is not understood is named", (name, text, code) => {
  expect(readSheetRow(demo, matchColumns(demo, ["Key", name]), ["demo", text]).faults).toEqual({
    [name]: code,
  });
});

test("contents are read in the ways in which labels write units", () => {
  const columns = matchColumns(demo, ["key", "label"]);
  const { row } = readSheetRow(demo, columns, ["demo", "selenium 55 mcg; vitamin_d 400 ui; zinc 7,5 MG"]);
  expect(row.fields.label).toEqual([
    { item: "selenium", amount: 55, unit: "µg" },
    { item: "vitamin_d", amount: 400, unit: "IU" },
    { item: "zinc", amount: 7.5, unit: "mg" },
  ]);
});

test("a file says nothing of what it has no column for, and takes a decimal comma", () => {
  const columns = matchColumns(demo, [" KEY ", "Dose", "effect (pt)", "colour"]);
  expect(columns[3]).toBeUndefined();
  expect(readSheetRow(demo, columns, ["demo", "2,5", "acalma", "red"]).row).toEqual({
    key: "demo",
    fields: { dose: 2.5, effect: { pt: "acalma" } },
  });
});

test.each(CATALOGUE_KEYS)(
  "the columns of %s have different names, and its blank entry every field",
  (key) => {
    const columns = sheetColumns(catalogues[key]).map((column) => column.header);
    expect(new Set(columns).size).toBe(columns.length);
    expect(Object.values(blankFields(catalogues[key]))).not.toContain(undefined);
  },
);
