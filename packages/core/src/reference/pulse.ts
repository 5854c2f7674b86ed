import type { Source } from "./source.ts";

/** Source of the terms in `clinical/pulse/pulse-terms.ts` and `pulse-meanings.ts`, which the browser reads too. */
export const pulseSource: Source = {
  origin:
    "Own list of the 28 pulse qualities, six positions and three depths with their meanings, English and Portuguese.",
  checked: "",
  weakness:
    "Schools assign the positions to different organs; the Portuguese names were not reviewed by a second practitioner.",
  editable: true,
};
