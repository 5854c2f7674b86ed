import type { ComplaintItem } from "@meridian/core/contracts/visits/sections/complaint";
import { fold } from "@meridian/core/text/fold";

/** Fewer letters than this say too little to know a complaint by. */
const LEAST = 4;

/**
 * Whether two visits speak of the same complaint: by its words, to which something may have been added at the end. Side
 * and place in the list may have changed.
 */
export function isSameComplaint(one: Pick<ComplaintItem, "what">, other: Pick<ComplaintItem, "what">) {
  const [a, b] = [fold(one.what.trim()), fold(other.what.trim())];
  if (a === "" || b === "") return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= LEAST && long.startsWith(short));
}
