import type { Partition } from "../db/query-page.ts";
import { env } from "../platform/env.ts";
import { type AnyEntity, type ArchiveKind, archiveKinds } from "./kinds.ts";

export type StoredItem = Readonly<Record<string, unknown>>;
/** A record of the archive: attributes by name, without the space and the keys of the table. */
export type ArchiveRecord = Readonly<Record<string, unknown>>;

type Attribute = { field?: string; hidden?: boolean };

/** The attributes of an entity as its file declares them. */
export const attributesOf = (entity: AnyEntity) =>
  entity.schema.attributes as Readonly<Record<string, Attribute>>;

/** Attributes of a kind that the archive has. */
export function archivedAttributes({ entity, without = [] }: ArchiveKind): string[] {
  const ids = entity === archiveKinds.space?.entity ? ["id"] : ["space_id"];
  return Object.keys(attributesOf(entity)).filter((name) => !ids.includes(name) && !without.includes(name));
}

/** The kind of a stored item; undefined for one that the archive does not have. */
export const kindOf = (item: StoredItem): ArchiveKind | undefined => archiveKinds[String(item.__edb_e__)];

/** A stored item as the archive has it, or undefined where the archive leaves it out. */
export function recordOf(kind: ArchiveKind, item: StoredItem): ArchiveRecord | undefined {
  const attributes = attributesOf(kind.entity);
  const record: Record<string, unknown> = {};
  for (const name of archivedAttributes(kind)) {
    const value = item[attributes[name]?.field ?? name];
    if (value !== undefined) record[name] = plain(value);
  }
  return kind.keeps && !kind.keeps(record) ? undefined : record;
}

/** The database gives sets in any order, and maps with their keys in any order. */
function plain(value: unknown): unknown {
  if (value instanceof Set) return [...value].sort();
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, held]) => [key, plain(held)]),
  );
}

/** A record as a line of a file: keys in alphabetical order, so that the same record is the same text. */
export const lineOf = (record: ArchiveRecord): string => `${JSON.stringify(plain(record))}\n`;

/** Where the items of an entity with these key attributes lie. */
export function partitionOf(entity: AnyEntity, key: Readonly<Record<string, string>>): Partition {
  const params = entity.query[primaryOf(entity)]?.(key as never).params({
    table: env("TABLE_NAME"),
  }) as unknown as {
    ExpressionAttributeValues: Readonly<Record<string, string>>;
  };
  const values = params.ExpressionAttributeValues;
  return { pk: String(values[":pk"]), begins: values[":sk1"] ?? "" };
}

/** The name of the access pattern by the table's own key. */
function primaryOf(entity: AnyEntity): string {
  const indexes = entity.schema.indexes as Readonly<Record<string, { index?: string }>>;
  const found = Object.entries(indexes).find(([, { index }]) => index === undefined);
  return found?.[0] ?? "primary";
}
