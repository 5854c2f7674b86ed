import { cancerImmunityOtherBrandRows } from "./brand-rows-cancer-immunity-other.ts";
import { digestionBreathingSkinBrandRows } from "./brand-rows-digestion-breathing-skin.ts";
import { frequentBrandRows } from "./brand-rows-frequent.ts";
import { heartMetabolismMindBrandRows } from "./brand-rows-heart-metabolism-mind.ts";
import { painInfectionHormoneBrandRows } from "./brand-rows-pain-infection-hormones.ts";
import { joinTables } from "./table-rows.ts";

/**
 * Names of medicines in texts: brands sold in Portugal, and substances without their salt. One per line: stored name,
 * `A + B` for several components | the names used. A name with `#` counts only before a number, because it is also an
 * ordinary word: "Letter 100". About 800 agree with a list of 2011; whether each is still sold is not known.
 */
export const brandRows = joinTables(
  frequentBrandRows,
  heartMetabolismMindBrandRows,
  painInfectionHormoneBrandRows,
  digestionBreathingSkinBrandRows,
  cancerImmunityOtherBrandRows,
);
