import * as z from "zod";
import { ARCHIVE_VERSION } from "../contracts/exports/export-terms.ts";
import { SECTION_KEYS, sectionSpec } from "../contracts/visits/sections.ts";
import { archivedAttributes } from "./archive-record.ts";
import { type ArchiveKind, archiveKinds } from "./kinds.ts";

/** An attribute as an entity's file declares it. */
type Declared = {
  type?: unknown;
  required?: boolean;
  default?: unknown;
  items?: unknown;
  properties?: Readonly<Record<string, Declared>>;
};

const PLAIN: Readonly<Record<string, () => z.ZodType>> = {
  string: () => z.string(),
  number: () => z.number(),
  boolean: () => z.boolean(),
};

/** The values of an attribute. What the entity does not describe is any JSON. */
function valueSchema({ type, items, properties }: Declared): z.ZodType {
  if (Array.isArray(type)) return z.enum(type as [string, ...string[]]);
  if (type === "list" || type === "set") return z.array(itemSchema(items));
  if (type === "map" && properties) return z.strictObject(shapeOf(Object.entries(properties)));
  return PLAIN[String(type)]?.() ?? z.json();
}

const itemSchema = (items: unknown): z.ZodType =>
  typeof items === "string" || Array.isArray(items)
    ? valueSchema({ type: items })
    : valueSchema((items ?? {}) as Declared);

const shapeOf = (attributes: readonly (readonly [string, Declared])[]) =>
  Object.fromEntries(
    attributes.map(([name, declared]) => {
      const schema = valueSchema(declared);
      // Items of earlier versions lack attributes that came later; those have a default.
      const isOptional = !declared.required || declared.default !== undefined;
      return [name, isOptional ? schema.optional() : schema];
    }),
  );

/** The records of a kind, as the archive has them: nothing that the entity does not have. */
export function recordSchema(kind: ArchiveKind) {
  const declared = kind.entity.schema.attributes as Readonly<Record<string, Declared>>;
  const attributes = archivedAttributes(kind).map((name) => [name, declared[name] ?? {}] as const);
  return z.strictObject(shapeOf(attributes));
}

/** A schema as JSON that can be part of another one. */
function asJson(schema: z.ZodType): object {
  const { $schema: _, $defs: __, ...rest } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return withoutReferences(rest) as object;
}

/** Any JSON refers to a definition of itself at the schema's root, which a part of another schema does not have. */
function withoutReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (value === null || typeof value !== "object") return value;
  if ("$ref" in value) return {};
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, withoutReferences(held)]));
}

/**
 * The JSON schema of every kind of record, which is in each archive and published. `section-contents` describes the
 * contents of an appointment's sections as they are written today. An import does not ask for that: earlier appointments
 * may have been written by other rules.
 */
export function archiveSchema() {
  const kinds = Object.values(archiveKinds).map((kind) => [kind.name, asJson(recordSchema(kind))] as const);
  const contents = SECTION_KEYS.map((key) => [key, asJson(sectionSpec(key).schema)] as const);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Meridian archive",
    description:
      "Each line of data/<kind>-<number>.ndjson is a record of the kind, described under $defs by its name. The content of a record of `sections` is in its attribute `data`, described under $defs/section-contents/properties by its attribute `section`.",
    version: ARCHIVE_VERSION,
    $defs: {
      ...Object.fromEntries(kinds),
      "section-contents": { type: "object", properties: Object.fromEntries(contents) },
    },
  };
}
