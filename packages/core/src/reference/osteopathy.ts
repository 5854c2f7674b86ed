import type { Source } from "./source.ts";

export const osteopathySource: Source = {
  origin:
    "Own list of segments, tests, signs, techniques and where they are applied; the usual ranges of motion are common textbook figures for adults.",
  checked: "",
  weakness:
    "Names, targets and ranges are written from general knowledge and not reviewed. Which tests have two sides, and the greatest possible ranges, are a proposal.",
  editable: true,
};
