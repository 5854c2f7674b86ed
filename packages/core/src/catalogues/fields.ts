import { isDeepStrictEqual } from "node:util";
import { type CatalogueKey, catalogues, NOTHING_PUBLISHED } from "../clinical/catalogues/catalogues.ts";
import type { FieldDescription, Portion } from "../clinical/catalogues/description.ts";
import { fieldSchemas } from "../contracts/catalogues/catalogue-schemas.ts";
import { AppError } from "../platform/errors.ts";
import type { Options } from "./bases/base.ts";
import { baseOf, shippedRow } from "./bases.ts";
import type { EntryFields } from "./catalogue.entity.ts";
import { publishedOverlays } from "./published.ts";

const CODE = /^[a-z][a-z_]*(\.[a-z_]+)*$/;

const refuse = (faults: Readonly<Record<string, string>>): never => {
  const fields = Object.fromEntries(Object.entries(faults).map(([name, code]) => [`fields.${name}`, code]));
  throw new AppError("invalid", "input.invalid", { fields });
};

/**
 * What the fields of a catalogue can be chosen from. No request where it is the product's alone; otherwise those of the
 * published catalogues that it names, none while the container knows them.
 */
export async function optionsOf(catalogue: CatalogueKey): Promise<Options> {
  const { options, chosenFrom = [] } = baseOf(catalogue);
  return options(chosenFrom.length > 0 ? await publishedOverlays(chosenFrom) : NOTHING_PUBLISHED);
}

/** The field at fault: of a list the list, not the row. */
const fieldAt = (path: readonly PropertyKey[]) => {
  const row = path.findIndex((part) => typeof part === "number");
  return (row < 0 ? path : path.slice(0, row)).join(".");
};

/**
 * The fields of an entry by the description of its catalogue. Requests as {@link optionsOf}. Throws 400 naming each wrong
 * one.
 */
export async function checkedFields(catalogue: CatalogueKey, fields: EntryFields): Promise<EntryFields> {
  const parsed = fieldSchemas[catalogue].safeParse(fields);
  if (!parsed.success) {
    const faults: Record<string, string> = {};
    for (const { path, message, code } of parsed.error.issues.slice(0, 20))
      faults[fieldAt(path)] ??= CODE.test(message) ? message : code === "invalid_type" ? "required" : code;
    return refuse(faults);
  }
  const values = parsed.data;
  const faults = {
    ...unlistedFields(catalogue, values, await optionsOf(catalogue)),
    ...baseOf(catalogue).faults?.(values),
  };
  return Object.keys(faults).length > 0 ? refuse(faults) : values;
}

/**
 * Fields whose value is not in the list that they are chosen from, or that name the same twice. What the product ships
 * counts as listed.
 */
function unlistedFields(
  catalogue: CatalogueKey,
  values: EntryFields,
  options: Options,
): Record<string, string> {
  const described: Readonly<Record<string, FieldDescription>> = catalogues[catalogue].fields;
  return Object.fromEntries(
    Object.entries(described).flatMap(([name, { kind }]) => {
      const known = (chosen: unknown) => options[name]?.some(({ value }) => value === chosen) ?? false;
      const chosen = chosenOf(kind, values[name]);
      if (new Set(chosen).size < chosen.length) return [[name, "content.duplicate"]];
      return chosen.every(known) ? [] : [[name, "choice.invalid"]];
    }),
  );
}

/** What was chosen from another table in a field of this kind. */
export function chosenOf(kind: FieldDescription["kind"], value: unknown): readonly unknown[] {
  if (kind === "several") return value as readonly unknown[];
  if (kind === "composition" || kind === "contents")
    return (value as readonly Pick<Portion, "item">[]).map(({ item }) => item);
  return kind === "listed" && value !== "" ? [value] : [];
}

/** Whether the fields are those that the product ships. The order of their keys does not matter. */
export const isAsShipped = (catalogue: CatalogueKey, key: string, fields: EntryFields) =>
  isDeepStrictEqual(shippedRow(catalogue, key)?.fields, fields);
