import { plantAndNutrientClassRows } from "./class-interaction-rows-plants-and-nutrients.ts";
import { substanceClassRows } from "./class-interaction-rows-substances.ts";
import { joinTables } from "./table-rows.ts";

/**
 * What is taken against classes of medicines and single ones, one a line:
 * what is taken (a substance, a plant, a nutrient; `c:` a category of substances) | how gravely (A to be avoided, S
 * serious, C caution, N note) | number of the effect in `class-effects.ts` | classes of `drug-class-rows.ts`, and medicines by their lasting
 * name. Broad and narrow classes overlap on purpose. Compiled from memory, not reviewed by a pharmacist; what is uncertain
 * is a note.
 */
export const classInteractionRows = joinTables(substanceClassRows, plantAndNutrientClassRows);
