import { checkPointSafety } from "../../clinical/safety/check.ts";
import { POINT_CATALOGUES, pointFacts } from "../../reference/safety-facts.ts";
import {
  type AmendmentCheck,
  type CheckedContent,
  checkedContentIn,
  readKnownFacts,
  readPublished,
  requireAddedReasons,
} from "./checked-content.ts";

/**
 * Checks that every serious safety warning that amended points of a signed visit bring has a reason. Nothing else of the visit
 * changes with them, so they alone are checked. One request, and what reading the publications takes where the container does not
 * know them.
 */
export const requirePointReasons: AmendmentCheck = async (signed, amended) => {
  const content = checkedContentIn(amended);
  const [{ patient, known }, { published, medicines }] = await Promise.all([
    readKnownFacts(amended),
    readPublished(content, POINT_CATALOGUES),
  ]);
  const facts = pointFacts(published, medicines);
  const verdictOf = (one: CheckedContent) => checkPointSafety({ ...one, ...known }, facts);
  return requireAddedReasons({ patient, verdictOf }, { signed, amended, content });
};
