import type { Source } from "./source.ts";

/** Source of the habits, the review of systems and the pain qualities in `clinical/anamnesis`. */
export const anamnesisSource: Source = {
  origin: "Own lists in English and Portuguese.",
  checked: "",
  weakness:
    "The possible ranges of figures, the groups of the habits and what counts as worth showing in the history are proposals.",
  editable: false,
};
