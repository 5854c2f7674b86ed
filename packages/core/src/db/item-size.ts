import { AppError } from "../platform/errors.ts";

/**
 * The size of a value in the database in bytes: text by its encoding, a number by its digits, lists and maps with their
 * overhead. The result is slightly too large, never too small.
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

/** Throws 413 `section.too_large`, naming the largest field, for data larger than the limit in bytes. */
export function requireRoom(data: Readonly<Record<string, unknown>>, limit: number, path = ""): void {
  const bytes = itemBytes(data);
  if (bytes <= limit) return;
  throw new AppError("too_large", "section.too_large", {
    fields: { [`${path}${largestField(data)}`]: "section.too_large" },
    details: { bytes, limit },
  });
}

/** The largest field of an object; undefined when it has no fields. */
function largestField(data: Readonly<Record<string, unknown>>): string | undefined {
  const sizes = Object.entries(data).map(([key, part]) => ({ key, bytes: itemBytes(part) }));
  return sizes.sort((a, b) => b.bytes - a.bytes)[0]?.key;
}
