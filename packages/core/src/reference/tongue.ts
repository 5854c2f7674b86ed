import type { Source } from "./source.ts";

/** The words stand in `clinical/tongue/tongue-terms.ts`, where the browser reads them too. */
export const tongueSource: Source = {
  origin: "Own list of 59 descriptors and of the zones of the tongue, English and Portuguese.",
  checked: "",
  weakness: "Not reviewed by a second practitioner.",
  editable: false,
};
