import { separate } from "../../text/separate.ts";
import type { PlantFields } from "../catalogues/descriptions/plants.ts";
import type { Words } from "../safety/finding.ts";
import { plantWord } from "./plant-words.ts";

/** Parts of a text in both languages, which has as many in each. */
function wordsIn({ en, pt }: Words): Words[] {
  const portuguese = separate(pt);
  return separate(en).map((word, at) => ({ en: word, pt: portuguese[at] ?? word }));
}

/** The facts of a plant from the fields of its entry. */
export const plantFacts = ({ uses, cautions, other_cautions, ...fields }: PlantFields) => ({
  scientific: fields.scientific,
  name: fields.name,
  part: fields.part,
  dose_min_g: fields.dose_min_g,
  dose_max_g: fields.dose_max_g,
  uses: wordsIn(uses),
  cautions: [...cautions.map(plantWord), ...wordsIn(other_cautions)],
});
