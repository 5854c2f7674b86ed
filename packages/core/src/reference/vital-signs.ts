import type { Source } from "./source.ts";

export * from "../contracts/vital-signs.ts";

export const vitalSignsSource: Source = {
  origin: "Own list of common adult reference figures.",
  checked: "",
  weakness:
    "Normal ranges are those of resting adults. The plausible ranges, outside which the screen asks, are a proposal.",
  editable: true,
};
