import { AppError } from "../platform/errors.ts";

/**
 * What the database reckons a value at, in bytes: text by its encoding, a number by its digits, a list or a map with what
 * holds its parts together. A little above, never below.
 */
export function itemBytes(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value === "number") return Math.ceil(String(value).length / 2) + 2;
  if (Array.isArray(value)) return value.reduce((sum: number, part) => sum + 1 + itemBytes(part), 3);
  if (value instanceof Uint8Array) return value.byteLength;
  if (value === null || typeof value !== "object") return 1;
  return Object.entries(value).reduce(
    (sum, [key, part]) => sum + 1 + Buffer.byteLength(key) + itemBytes(part),
    3,
  );
}

/** Throws 413 `section.too_large`, naming the field that takes most of the room, for data of more than so many bytes. */
export function requireRoom(data: Readonly<Record<string, unknown>>, limit: number, path = ""): void {
  const bytes = itemBytes(data);
  if (bytes <= limit) return;
  throw new AppError("too_large", "section.too_large", {
    fields: { [`${path}${largestField(data)}`]: "section.too_large" },
    details: { bytes, limit },
  });
}

/** The field that takes most of an object's room; undefined where it has none. */
function largestField(data: Readonly<Record<string, unknown>>): string | undefined {
  const sizes = Object.entries(data).map(([key, part]) => ({ key, bytes: itemBytes(part) }));
  return sizes.sort((a, b) => b.bytes - a.bytes)[0]?.key;
}
