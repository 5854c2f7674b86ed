import { invalidField } from "@meridian/core/platform/errors";

/** The smallest number the database can store is larger. */
const TINIEST = 1e-100;

/**
 * The input as the database can store it. Unpaired surrogates (half of a character) are replaced instead of refused. A
 * number that cannot be stored exactly is refused with its field: 400 `number.invalid`.
 */
export function sanitizeInput(sent: unknown, path = ""): unknown {
  if (typeof sent === "string") return sent.isWellFormed() ? sent : sent.toWellFormed();
  if (typeof sent === "number") {
    const size = Math.abs(sent);
    if (size > Number.MAX_SAFE_INTEGER || (size > 0 && size < TINIEST))
      throw invalidField(path || "body", "number.invalid");
    return sent;
  }
  if (sent === null || typeof sent !== "object") return sent;
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(sent)) return sent.map((part, index) => sanitizeInput(part, at(index)));
  return Object.fromEntries(
    Object.entries(sent).map(([key, part]) => [key.toWellFormed(), sanitizeInput(part, at(key))]),
  );
}
