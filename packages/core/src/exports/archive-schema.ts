import * as z from "zod";
import { ARCHIVE_VERSION } from "../contracts/exports/export-terms.ts";
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

/** The JSON schema of every kind of record, which is in each archive and changes with {@link ARCHIVE_VERSION} only. */
export function archiveSchema() {
  const kinds = Object.values(archiveKinds).map(
    (kind) => [kind.name, z.toJSONSchema(recordSchema(kind), { unrepresentable: "any" })] as const,
  );
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Meridian archive",
    description: "Each line of data/<kind>-<number>.ndjson is a record of the kind.",
    version: ARCHIVE_VERSION,
    $defs: Object.fromEntries(kinds),
  };
}
