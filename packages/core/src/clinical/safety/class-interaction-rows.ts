import { plantAndNutrientClassRows } from "./class-interaction-rows-plants-and-nutrients.ts";
import { substanceClassRows } from "./class-interaction-rows-substances.ts";
import { joinTables } from "./table-rows.ts";

/**
 * Interactions with classes of medicines and with single medicines, one per line: the interacting substance, plant or
 * nutrient (`c:` for a category of substances) | severity (A to be avoided, S serious, C caution, N note) | number of
 * the effect in `class-effects.ts` | classes of `drug-class-rows.ts`, and medicines by their stored name. Broad and
 * narrow classes overlap on purpose. Compiled from memory, not reviewed by a pharmacist; an uncertain interaction is a
 * note.
 */
export const classInteractionRows = joinTables(substanceClassRows, plantAndNutrientClassRows);
