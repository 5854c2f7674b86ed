import { createHash } from "node:crypto";
import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { shippedRow } from "./bases.ts";
import type { CatalogueEntry, EntryFields } from "./catalogue.entity.ts";

/** JSON in which the order of keys does not matter. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * A short mark of what the product ships for an entry, which differs once a release ships something else. Undefined for an added
 * entry.
 *
 * @param named the fields that count, by default all: a field that did not exist when an entry was written says nothing about it
 */
export function baseMark(
  catalogue: CatalogueKey,
  key: string,
  named?: EntryFields | undefined,
): string | undefined {
  const row = shippedRow(catalogue, key);
  if (!row) return undefined;
  const counted = named
    ? Object.fromEntries(Object.entries(row.fields).filter(([name]) => Object.hasOwn(named, name)))
    : row.fields;
  return createHash("sha256").update(inOrder(counted)).digest("base64url").slice(0, 12);
}

/** Whether a release after an entry was written ships something else. Of entries without a mark it is not known. */
export const isBaseChanged = ({ catalogue, key, fields, base }: CatalogueEntry): boolean =>
  base !== undefined && base !== baseMark(catalogue, key, fields);
