import { CONDITIONS } from "../../clinical/safety/condition-names.ts";
import { conditionsOf, hasHistory, isLasting } from "../../clinical/safety/conditions.ts";
import { allergies, allergyLine } from "../../contracts/visits/sections/allergies.ts";
import { medication, medicationLine } from "../../contracts/visits/sections/medication.ts";
import { type Operation, update } from "../../db/transact.ts";
import { db } from "../stored/entities.ts";
import type { CarryForwardItem } from "../stored/records.ts";
import type { VisitItems } from "../stored/visit-items.ts";
import { dataOf } from "../summary.ts";

/** Maximum length of the stored texts, in characters. */
const MAX_LENGTH = 4000;

/** Thrown inside the transaction when a later visit has stored an answer already. */
class AnsweredLater extends Error {}

type Visit = Pick<VisitItems, "head" | "sections">;

/**
 * Runs a signing or an amendment with the writes that carry the visit's findings forward. When a later visit has already answered
 * about allergies or medication, its answer stays and `work` is repeated without this visit's answers.
 */
export async function withCarryForward<T>(
  visit: Visit,
  work: (writes: Operation[]) => Promise<T>,
): Promise<T> {
  try {
    return await work(carryForwardWrites(visit, answersIn(visit)));
  } catch (error) {
    if (!(error instanceof AnsweredLater)) throw error;
    return work(carryForwardWrites(visit, {}));
  }
}

/** The write that stores a visit's findings for later visits; none if there are no findings. */
function carryForwardWrites(visit: Visit, answers: Answers): Operation[] {
  const { space_id, patient_id, start } = visit.head;
  const findings: Partial<CarryForwardItem> = { ...answers, ...statesIn(visit) };
  if (Object.keys(findings).length === 0) return [];
  const storing = db.entities.carryForward.upsert({ ...findings, space_id, patient_id });
  const asked = (["allergies_at", "medication_at"] as const).filter((at) => answers[at]);
  if (asked.length === 0) return [update(storing.params())];
  const unlessAnsweredLater = storing.where((attributes, { notExists, lte }) =>
    asked.map((at) => `(${notExists(attributes[at])} OR ${lte(attributes[at], start)})`).join(" AND "),
  );
  return [update(unlessAnsweredLater.params(), () => new AnsweredLater())];
}

type Answers = Pick<
  Partial<CarryForwardItem>,
  "allergies" | "no_allergies" | "allergies_at" | "medication" | "medication_at"
>;

/** The answers about allergies and medication, where the visit asked. */
function answersIn({ head: { start }, sections }: Visit): Answers {
  const allergyData = dataOf(sections, "allergies");
  const medicationData = dataOf(sections, "medication");
  return {
    ...(allergies.hasContent?.(allergyData) && {
      allergies: allergyLine(allergyData).slice(0, MAX_LENGTH),
      no_allergies: allergyData.none,
      allergies_at: start,
    }),
    ...(medication.hasContent?.(medicationData) && {
      medication: medicationLine(medicationData).slice(0, MAX_LENGTH),
      medication_at: start,
    }),
  };
}

/** Lasting conditions that the visit recorded as present or ended. One recorded as both counts as present. */
function statesIn({ head: { start }, sections }: Visit): Partial<CarryForwardItem> {
  const past = dataOf(sections, "past_history");
  const { known } = conditionsOf({
    alerts: "",
    past_history: past,
    diagnosis: dataOf(sections, "diagnosis"),
    complaint: dataOf(sections, "complaint"),
    review_of_systems: dataOf(sections, "review_of_systems"),
    osteopathy: dataOf(sections, "osteopathy"),
    medication: dataOf(sections, "medication"),
  });
  const lasting = CONDITIONS.filter((key) => known.has(key) && isLasting(key));
  const gone = CONDITIONS.filter((key) => past.gone.includes(key) && !known.has(key));
  return Object.fromEntries([
    ...lasting.flatMap((key) => [
      [`said_${key}`, start],
      [`gone_${key}`, ""],
    ]),
    ...gone.map((key) => [`gone_${key}`, start]),
    ...(hasHistory(past) ? [["history_at", start]] : []),
  ]);
}
