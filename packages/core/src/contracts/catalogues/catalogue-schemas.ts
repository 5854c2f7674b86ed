import * as z from "zod";
import { CATALOGUE_KEYS, type CatalogueKey, catalogues } from "../../clinical/catalogues/catalogues.ts";
import type { FieldDescription } from "../../clinical/catalogues/description.ts";
import { REVIEW_STATES } from "../../clinical/catalogues/overlay.ts";
import { inOneLine } from "../../text/in-one-line.ts";
import { requiredText, text } from "../kernel/primitives.ts";

/** The schema of a field, as its description says. */
function schemaOf(field: FieldDescription): z.ZodType {
  switch (field.kind) {
    case "words": {
      const words = textOf(field);
      return z.strictObject({ en: words, pt: words });
    }
    case "text":
      return textOf({ ...field, lines: undefined });
    case "number": {
      const figure = z
        .number({ message: field.required ? "required" : "quantity.invalid" })
        .min(0, { message: "quantity.invalid" })
        .max(field.max, { message: "quantity.invalid" });
      return field.required ? figure : figure.nullable();
    }
    case "choice":
      return z.enum(field.values as [string, ...string[]], { message: "choice.invalid" });
    case "flag":
      return z.boolean();
    case "listed":
      return field.required ? requiredText(120) : text(120);
    case "several": {
      const chosen = z.array(requiredText(120)).max(field.max, { message: "list.too_long" });
      return field.required ? chosen.min(1, { message: "required" }) : chosen;
    }
    case "composition": {
      const amount = z
        .number()
        .positive({ message: "quantity.invalid" })
        .max(field.most, { message: "quantity.invalid" });
      const rows = z
        .array(z.strictObject({ item: requiredText(120), amount }))
        .max(field.max, { message: "list.too_long" });
      return field.required ? rows.min(1, { message: "required" }) : rows;
    }
    case "contents":
      return contentsOf(field);
    case "places":
      return placesOn(field.views);
  }
}

type TextField = { max: number; required?: true | undefined; lines?: true | undefined };
/** A text. Line breaks become blanks where it is shown in one line, whether it was typed or pasted or is of a file. */
function textOf({ max, required, lines }: TextField) {
  const written = required ? requiredText(max) : text(max);
  return lines ? written : written.overwrite(inOneLine);
}

/** Amounts that may be unknown, each in a unit of its own. */
function contentsOf({ max, most, units, required }: FieldDescription & { kind: "contents" }) {
  const amount = z
    .number({ message: "quantity.invalid" })
    .positive({ message: "quantity.invalid" })
    .max(most, { message: "quantity.invalid" })
    .nullable();
  const unit = z.enum(units as [string, ...string[]], { message: "choice.invalid" });
  // An amount that is not known has no unit; the first one is stored, so that equal contents are equal.
  const row = z
    .strictObject({ item: requiredText(120), amount, unit })
    .transform((one) => (one.amount === null ? { ...one, unit: units[0] ?? "" } : one));
  const rows = z.array(row).max(max, { message: "list.too_long" });
  return required ? rows.min(1, { message: "required" }) : rows;
}

/** Positions on drawings, one on each at most, in the order of the drawings. */
function placesOn(views: readonly string[]) {
  const unit = z.number().min(-500).max(1500);
  const inOrder = (places: readonly { view: string }[]) =>
    places.every(({ view }, at) => views.indexOf(view) > views.indexOf(places[at - 1]?.view ?? ""));
  return z
    .array(z.strictObject({ view: z.enum(views as [string, ...string[]]), x: unit, y: unit }))
    .refine(inOrder, { message: "places.invalid" });
}

/** The schema of each catalogue's fields, made of its description. */
export const fieldSchemas = Object.fromEntries(
  CATALOGUE_KEYS.map((key) => [
    key,
    z.strictObject(
      Object.fromEntries(
        Object.entries(catalogues[key].fields).map(([name, field]) => [name, schemaOf(field)]),
      ),
    ),
  ]),
) as unknown as Record<CatalogueKey, z.ZodType<Readonly<Record<string, unknown>>>>;

/** The values of an entry. Which there are and what they may be depends on the catalogue; the service checks it. */
export const anyFields = z
  .record(z.string().max(40), z.json())
  .refine((values) => Object.keys(values).length <= 60, { message: "list.too_long" });

export const catalogueKey = z.enum(CATALOGUE_KEYS);
export const entryKey = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,159}$/, { message: "id.invalid" });
export const reviewState = z.enum(REVIEW_STATES);

/** The version that a change is based on; 0 where nothing was written over the product's own entry yet. */
export const entryVersion = z.int().min(0);

/** An entry at a time: what of it the difference shows. */
export const entryState = z.object({ fields: anyFields, retired: z.boolean(), review: reviewState });
export type EntryState = z.output<typeof entryState>;

/** What is published over the catalogues that fields are chosen from, where the container does not know it. */
export const OPTIONS = 6;
