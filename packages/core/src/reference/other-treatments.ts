import type { Source } from "./source.ts";

export const otherTreatmentsSource: Source = {
  origin: "Own list of what is often done or advised beside needles, formulas and osteopathic techniques.",
  checked: "",
  weakness:
    "Chosen from general knowledge. The minutes are a proposal, and say nothing of a dose or an effect.",
  editable: true,
};
