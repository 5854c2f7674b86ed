import type { ComplaintItem } from "@meridian/core/contracts/visits/sections/complaint";
import { fold } from "@meridian/core/text/fold";

/** A description with fewer letters is too short to identify a complaint by its beginning. */
const MIN_LETTERS = 4;

/**
 * Whether two visits describe the same complaint: the descriptions are equal, or one continues the other. Side and
 * position in the list may differ.
 */
export function isSameComplaint(one: Pick<ComplaintItem, "what">, other: Pick<ComplaintItem, "what">) {
  const a = fold(one.what.trim());
  const b = fold(other.what.trim());
  if (a === "" || b === "") return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= MIN_LETTERS && long.startsWith(short));
}
