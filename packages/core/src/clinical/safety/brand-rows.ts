import { cancerImmunityOtherBrandRows } from "./brand-rows-cancer-immunity-other.ts";
import { digestionBreathingSkinBrandRows } from "./brand-rows-digestion-breathing-skin.ts";
import { frequentBrandRows } from "./brand-rows-frequent.ts";
import { heartMetabolismMindBrandRows } from "./brand-rows-heart-metabolism-mind.ts";
import { painInfectionHormoneBrandRows } from "./brand-rows-pain-infection-hormones.ts";
import { joinTables } from "./table-rows.ts";

/**
 * What medicines are called where somebody writes them down: brands sold in Portugal, and substances without their salt,
 * one a line: lasting name, of several parts `A + B` | what it is called. With `#` a name is one only before a figure, as
 * it is a word of its own too: "Letter 100". About 800 agree with a list of 2011; whether each is sold today is not known.
 */
export const brandRows = joinTables(
  frequentBrandRows,
  heartMetabolismMindBrandRows,
  painInfectionHormoneBrandRows,
  digestionBreathingSkinBrandRows,
  cancerImmunityOtherBrandRows,
);
