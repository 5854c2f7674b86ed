import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { CATALOGUE_KEYS, catalogues, NOTHING_PUBLISHED } from "../clinical/catalogues/catalogues.ts";
import type { FieldDescription } from "../clinical/catalogues/description.ts";
import { baseInteractions } from "../clinical/safety/interaction-table.ts";
import { fieldSchemas } from "../contracts/catalogues/catalogue-schemas.ts";
import { baseOf, loadBases } from "./bases.ts";
import type { EntryFields } from "./catalogue.entity.ts";
import { chosenOf } from "./fields.ts";

await loadBases(CATALOGUE_KEYS);

test.each(CATALOGUE_KEYS)("every row of %s that ships can be saved as it is", (catalogue) => {
  const { rows, options, faults } = baseOf(catalogue);
  const listed = options(NOTHING_PUBLISHED);
  const described: Readonly<Record<string, FieldDescription>> = catalogues[catalogue].fields;
  const unlisted = (fields: EntryFields) =>
    Object.entries(described).filter(([name, { kind }]) => {
      const known = new Set(listed[name]?.map(({ value }) => value));
      return !chosenOf(kind, fields[name]).every((one) => known.has(String(one)));
    });
  const wrong = rows().flatMap(({ key, fields }) => {
    const { error } = fieldSchemas[catalogue].safeParse(fields);
    const found = [error?.issues ?? [], Object.keys(faults?.(fields) ?? {}), unlisted(fields)].flat();
    return found.length > 0 ? [{ key, found }] : [];
  });
  expect(wrong).toEqual([]);
});

test.each(CATALOGUE_KEYS)("no row of %s that ships would be stored with other letters", (catalogue) => {
  const changed = baseOf(catalogue)
    .rows()
    .filter(({ fields }) => !isDeepStrictEqual(fieldSchemas[catalogue].parse(fields), fields))
    .map(({ key }) => key);
  expect(changed).toEqual([]);
});

test("every class of medicines that an interaction names has a name for who reviews it, in both languages", () => {
  const options = baseOf("interactions").options(NOTHING_PUBLISHED);
  const names = new Map(options.drugs?.map((one) => [one.value, one]));
  const unnamed = baseInteractions()
    .map(({ fields }) => fields.drugs)
    .filter((key) => key === key.toLowerCase())
    .filter((key) => names.get(key) === undefined || names.get(key)?.pt === key.replaceAll("_", " "));
  // These are called the same in Portuguese.
  expect([...new Set(unnamed)]).toEqual(["efavirenz", "levodopa"]);
});

test("a rule about what somebody takes is named in words, whichever kind of supplement it says", () => {
  const { rows, nameOf } = baseOf("condition-rules");
  const yohimbe = rows().find(({ fields }) => fields.against === "p:pausinystalia_johimbe");
  expect(yohimbe && nameOf(yohimbe).pt).toMatch(/^Ioimbe, /);
});
