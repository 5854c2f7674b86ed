import { invalidField } from "@meridian/core/platform/errors";

/** Nearer to nothing than the database can write. */
const TINIEST = 1e-100;

/**
 * What was sent, as the database can keep it. Half of a character that was cut in two is replaced: somebody's text is not
 * refused for it. A number beyond what can be kept exactly is refused by its field: 400 `number.invalid`.
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
