import { SEGMENT_KEYS } from "@meridian/core/contracts/osteopathy-terms";
import { osteopathyTests } from "@meridian/core/contracts/osteopathy-tests";

/** What this clinic examines, in its order. */
export function useOffered(): { segments: readonly string[]; tests: readonly string[] } {
  return { segments: SEGMENT_KEYS, tests: osteopathyTests.map(({ key }) => key) };
}
