import type { Source } from "./source.ts";

/**
 * Source of the lines in `clinical/ryodoraku/ryodoraku-terms.ts` and of the calculation in
 * `clinical/ryodoraku/ryodoraku.ts`.
 */
export const ryodorakuSource: Source = {
  origin: "Own list of the 24 readings, 12 lines and their measuring, tonification and sedation points.",
  checked:
    "The lines H1 to F6 agree with biopulse.org; the mean of 24 and the band of ±15 agree with chiro.org; tonification and sedation points follow the five-phase rule.",
  weakness:
    "The band and the ratio limits 0.8 to 1.2 are common defaults of software, not published norms. The paper chart's non-linear scale of each line is not published openly and not reproduced.",
  editable: true,
};
