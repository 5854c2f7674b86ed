import { checkSafety, hasAnythingToCheck } from "../../clinical/safety/check.ts";
import { prescribedSubstances } from "../../clinical/safety/prescribed-substances.ts";
import { CHECKED_SECTIONS, type SubstanceSafety } from "../../clinical/safety/safety-input.ts";
import type { SectionKey } from "../../contracts/visits/sections.ts";
import type { Operation } from "../../db/transact.ts";
import * as Materia from "../../materia/index.ts";
import { SAFETY_CATALOGUES, safetyFacts } from "../../reference/safety-facts.ts";
import type { VisitItems } from "../stored/visit-items.ts";
import {
  type AmendmentCheck,
  type CheckedContent,
  checkedContentIn,
  readKnownFacts,
  readPublished,
  requireAddedReasons,
  requireReasons,
  type SafetyCheck,
  unchangedPatientCheck,
} from "./checked-content.ts";

/**
 * Checks that every serious safety warning of a visit has a reason before it is signed. Returns a check for the transaction: that the
 * patient did not change since. One request if the visit has anything to check, two more if it prescribes a user's own substance,
 * one more for which publications apply and one for each new one of {@link SAFETY_CATALOGUES}, none while the container knows
 * them, and up to two more for medicines that the back office added. Throws 409 `safety.reason_needed` naming the rules.
 */
export async function requireSafetyReasons(visit: VisitItems): Promise<Operation[]> {
  const content = checkedContentIn(visit);
  if (!hasAnythingToCheck(content)) return [];
  const { patient, verdictOf } = await readSafetyCheck(visit, content);
  requireReasons(verdictOf(content), visit);
  return [unchangedPatientCheck(patient)];
}

/**
 * The same for an amended section of a signed visit, for what it brings alone: what was signed was reasoned then, and what
 * has become known since is no reason against correcting a word. No request where nothing it says is checked.
 */
export const requireSectionReasons =
  (section: SectionKey): AmendmentCheck =>
  async (signed, amended) => {
    const content = checkedContentIn(amended);
    const isChecked = CHECKED_SECTIONS.some((one) => one === section);
    if (!isChecked || !hasAnythingToCheck(content)) return [];
    return requireAddedReasons(await readSafetyCheck(amended, content), { signed, amended, content });
  };

/** What checks what a visit says against all that is known. */
async function readSafetyCheck(visit: VisitItems, content: CheckedContent): Promise<SafetyCheck> {
  const [{ patient, known }, own, { published, medicines }] = await Promise.all([
    readKnownFacts(visit),
    ownSubstances(content),
    readPublished(content, SAFETY_CATALOGUES),
  ]);
  const facts = safetyFacts(own, published, medicines);
  return { patient, verdictOf: (one: CheckedContent) => checkSafety({ ...one, ...known }, facts) };
}

/** Facts of prescribed substances that the actor or a colleague added to the catalogue. */
async function ownSubstances(
  content: Pick<CheckedContent, "sections">,
): Promise<ReadonlyMap<string, SubstanceSafety>> {
  const made = prescribedSubstances(content).some(({ id }) => id.startsWith("sub_"));
  if (!made) return new Map();
  const known = await Materia.ownSubstances();
  return new Map([...known].map(([id, facts]) => [id, { ...facts, own: true }]));
}
