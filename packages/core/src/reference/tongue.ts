import type { Source } from "./source.ts";

/** Source of the terms in `clinical/tongue/tongue-terms.ts` and `tongue-meanings.ts`, which the browser reads too. */
export const tongueSource: Source = {
  origin:
    "Own list of 59 descriptors with their meanings, and of the zones of the tongue, English and Portuguese.",
  checked: "",
  weakness: "Not reviewed by a second practitioner.",
  editable: true,
};
