import { type CatalogueKey, catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import { blankOf, type FieldDescription, type Place } from "@meridian/core/clinical/catalogues/description";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { isAmount, type TypedPortion } from "@meridian/ui/forms/composition-field";
import type { Fields } from "../api/catalogues.ts";

type Words = { en: string; pt: string };
export type FormValue =
  | string
  | number
  | boolean
  | null
  | readonly string[]
  | readonly TypedPortion[]
  | readonly Place[];

/** The fields of a catalogue with their names, in the order of the form. */
export const describedFields = (catalogue: CatalogueKey): [string, FieldDescription][] =>
  Object.entries(catalogues[catalogue].fields);

/** The fields by rows of the form: numbers and choices that follow each other stand side by side, three at most. */
export function rowsOf(fields: readonly [string, FieldDescription][]): [string, FieldDescription][][] {
  const isShort = ([, { kind }]: [string, FieldDescription]) => kind === "number" || kind === "choice";
  const runs: [string, FieldDescription][][] = [];
  for (const field of fields) {
    const run = runs.at(-1);
    if (run?.every(isShort) && isShort(field)) run.push(field);
    else runs.push([field]);
  }
  return runs.flatMap((run) => {
    const rows = Math.ceil(run.length / 3);
    const each = Math.ceil(run.length / rows);
    return Array.from({ length: rows }, (_, row) => run.slice(row * each, (row + 1) * each));
  });
}

export const isIdentity = (catalogue: CatalogueKey, name: string) =>
  (catalogues[catalogue].identity as readonly string[]).includes(name);

/** The values of a form: a text in both languages has one for each. */
export function formValues(catalogue: CatalogueKey, fields: Fields | undefined): Record<string, FormValue> {
  return Object.fromEntries(
    describedFields(catalogue).flatMap(([name, field]): [string, FormValue][] => {
      const value = fields?.[name];
      if (field.kind !== "words")
        return [[name, (value as FormValue | undefined) ?? (blankOf(field) as FormValue)]];
      const { en = "", pt = "" } = (value ?? {}) as Partial<Words>;
      return [
        [`${name}_en`, en],
        [`${name}_pt`, pt],
      ];
    }),
  );
}

/** What is sent of a form's values. */
export const fieldsOf = (catalogue: CatalogueKey, values: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(
    describedFields(catalogue).map(([name, { kind }]) => [
      name,
      kind === "words" ? { en: values[`${name}_en`], pt: values[`${name}_pt`] } : values[name],
    ]),
  ) as Fields;

/** The form's names of fields, by those that the API names. */
export const fieldNames = (catalogue: CatalogueKey): Record<string, string> =>
  Object.fromEntries(
    describedFields(catalogue).flatMap(([name, { kind }]) =>
      kind === "words"
        ? [
            [`fields.${name}.en`, `${name}_en`],
            [`fields.${name}.pt`, `${name}_pt`],
          ]
        : [[`fields.${name}`, name]],
    ),
  );

/** Required fields that are empty, and numbers that cannot be read. */
export function emptyFields(catalogue: CatalogueKey, values: Readonly<Record<string, unknown>>) {
  const faults: Record<string, string> = {};
  for (const [name, field] of describedFields(catalogue)) {
    if (field.kind === "number" && Number.isNaN(values[name])) faults[name] = "quantity.invalid";
    if (field.kind === "composition") {
      const rows = (values[name] ?? []) as readonly TypedPortion[];
      if (!rows.every(({ amount }) => isAmount(amount, field.most))) faults[name] = "quantity.invalid";
    }
    if (field.kind === "contents") {
      const rows = (values[name] ?? []) as readonly TypedPortion[];
      if (!rows.every(({ amount }) => amount === null || isAmount(amount, field.most)))
        faults[name] = "quantity.invalid";
    }
    if (!("required" in field)) continue;
    for (const one of field.kind === "words" ? [`${name}_en`, `${name}_pt`] : [name])
      if (String(values[one] ?? "").trim() === "") faults[one] = "required";
  }
  return faults;
}

/** The fields in which two states of an entry differ. */
export const differingFields = (
  catalogue: CatalogueKey,
  before: Fields | undefined,
  after: Fields | undefined,
) =>
  describedFields(catalogue)
    .map(([name]) => name)
    .filter((name) => !deepEqual(before?.[name], after?.[name]));
