import type { Source } from "./source.ts";

export * from "../clinical/anamnesis/vital-signs.ts";

export const vitalSignsSource: Source = {
  origin: "Own list of common adult reference figures.",
  checked: "",
  weakness:
    "Normal ranges are those of resting adults; children have their own for heart and respiratory rate only. The plausible ranges, outside which the screen asks, and the range of the mean arterial pressure are a proposal.",
  editable: true,
};
