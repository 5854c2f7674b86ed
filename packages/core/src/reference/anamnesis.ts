import type { Source } from "./source.ts";

/** Of the habits, the review of systems and the qualities of pain in `contracts/*-terms.ts`. */
export const anamnesisSource: Source = {
  origin: "Own lists in English and Portuguese.",
  checked: "",
  weakness:
    "The possible ranges of figures, the groups of the habits and what counts as worth showing in the history are proposals.",
  editable: false,
};
