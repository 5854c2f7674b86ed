import { expect, test } from "vitest";
import { describedFields, rowsOf } from "./entry-fields.ts";

const rows = (catalogue: Parameters<typeof describedFields>[0]) =>
  rowsOf(describedFields(catalogue)).map((row) => row.map(([name]) => name).join(" "));

test("numbers and choices that follow each other stand side by side, in rows as even as possible", () => {
  expect(rows("supplements")).toEqual([
    "name",
    "brand",
    "properties",
    "taken_as units_per_box",
    "volume volume_unit",
    "contents",
    "units times_per_day days",
    "posology",
    "warnings",
  ]);
  expect(rows("ryodoraku-limits")).toEqual(["corridor mode split", "ratio_low ratio_high"]);
});
