import { isDeepStrictEqual } from "node:util";
import { type CatalogueKey, catalogues } from "../clinical/catalogues/catalogues.ts";
import type { FieldDescription } from "../clinical/catalogues/description.ts";
import { fieldSchemas } from "../contracts/catalogues/catalogue-schemas.ts";
import { AppError } from "../platform/errors.ts";
import { baseOf, shippedRow } from "./bases.ts";
import type { EntryFields } from "./catalogue.entity.ts";

const CODE = /^[a-z][a-z_]*(\.[a-z_]+)*$/;

const refuse = (faults: Readonly<Record<string, string>>): never => {
  const fields = Object.fromEntries(Object.entries(faults).map(([name, code]) => [`fields.${name}`, code]));
  throw new AppError("invalid", "input.invalid", { fields });
};

/** The fields of an entry by the description of its catalogue. Throws 400 naming each wrong one. */
export function checkedFields(catalogue: CatalogueKey, fields: EntryFields): EntryFields {
  const parsed = fieldSchemas[catalogue].safeParse(fields);
  if (!parsed.success) {
    const faults: Record<string, string> = {};
    for (const { path, message, code } of parsed.error.issues.slice(0, 20))
      faults[path.join(".")] ??= CODE.test(message) ? message : code === "invalid_type" ? "required" : code;
    return refuse(faults);
  }
  const values = parsed.data;
  const faults = { ...unlistedFields(catalogue, values), ...baseOf(catalogue).faults?.(values) };
  return Object.keys(faults).length > 0 ? refuse(faults) : values;
}

/** Fields whose value is not in the list that they are chosen from. What the product ships counts as listed. */
function unlistedFields(catalogue: CatalogueKey, values: EntryFields): Record<string, string> {
  const options = baseOf(catalogue).options();
  const described: Readonly<Record<string, FieldDescription>> = catalogues[catalogue].fields;
  return Object.fromEntries(
    Object.entries(described).flatMap(([name, { kind }]) => {
      const known = (chosen: unknown) => options[name]?.some(({ value }) => value === chosen) ?? false;
      return chosenOf(kind, values[name]).every(known) ? [] : [[name, "choice.invalid"]];
    }),
  );
}

/** What was chosen from another table in a field of this kind. */
function chosenOf(kind: FieldDescription["kind"], value: unknown): readonly unknown[] {
  if (kind === "several") return value as readonly unknown[];
  return kind === "listed" && value !== "" ? [value] : [];
}

/** Whether the fields are those that the product ships. The order of their keys does not matter. */
export const isAsShipped = (catalogue: CatalogueKey, key: string, fields: EntryFields) =>
  isDeepStrictEqual(shippedRow(catalogue, key)?.fields, fields);
