import type { AppointmentItem } from "../appointments/index.ts";
import { CONDITIONS } from "../clinical/safety/condition-names.ts";
import { conditionsOf, hasHistory, isLasting } from "../clinical/safety/conditions.ts";
import { allergies, allergyLine } from "../contracts/visits/sections/allergies.ts";
import { medication, medicationLine } from "../contracts/visits/sections/medication.ts";
import type { Before } from "../contracts/visits/visits.ts";
import { type Operation, update } from "../db/transact.ts";
import { mergeText } from "../text/merge-text.ts";
import { db } from "./entities.ts";
import type { CarryForwardItem } from "./records.ts";
import { dataOf } from "./summary.ts";
import type { VisitItems } from "./visit-items.ts";

/** Far longer than what anybody is told of a patient. */
const LONGEST = 4000;

/** A later visit asked the same already: its answer stands. */
class ToldSince extends Error {}

type Visit = Pick<VisitItems, "head" | "sections">;

/**
 * Signs or amends with what the visit tells of its patient. Where a later visit has asked for allergies or medication
 * since, its answer stays, and the work is done once more without them.
 */
export async function telling<T>(visit: Visit, work: (writes: Operation[]) => Promise<T>): Promise<T> {
  try {
    return await work(carryForwardWrites(visit, answersIn(visit)));
  } catch (error) {
    if (!(error instanceof ToldSince)) throw error;
    return work(carryForwardWrites(visit, {}));
  }
}

/** The one write that keeps what a visit tells; none where it tells nothing. */
function carryForwardWrites(visit: Visit, answers: Answers): Operation[] {
  const { space_id, patient_id, start } = visit.head;
  const told: Partial<CarryForwardItem> = { ...answers, ...statesIn(visit) };
  if (Object.keys(told).length === 0) return [];
  const keeping = db.entities.told.upsert({ ...told, space_id, patient_id });
  const asked = (["allergies_at", "medication_at"] as const).filter((at) => answers[at]);
  if (asked.length === 0) return [update(keeping.params())];
  const unasked = keeping.where((attributes, { notExists, lte }) =>
    asked.map((at) => `(${notExists(attributes[at])} OR ${lte(attributes[at], start)})`).join(" AND "),
  );
  return [update(unasked.params(), () => new ToldSince())];
}

type Answers = Pick<
  Partial<CarryForwardItem>,
  "allergies" | "no_allergies" | "allergies_at" | "medication" | "medication_at"
>;

/** What was answered, where it was asked. */
function answersIn({ head: { start }, sections }: Visit): Answers {
  const harm = dataOf(sections, "allergies");
  const taken = dataOf(sections, "medication");
  return {
    ...(allergies.holds?.(harm) && {
      allergies: allergyLine(harm).slice(0, LONGEST),
      no_allergies: harm.none,
      allergies_at: start,
    }),
    ...(medication.holds?.(taken) && {
      medication: medicationLine(taken).slice(0, LONGEST),
      medication_at: start,
    }),
  };
}

/** What the patient has or had, and what somebody recorded as gone. Said and gone in one visit, it is there. */
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
  const said = CONDITIONS.filter((key) => known.has(key) && isLasting(key));
  const gone = CONDITIONS.filter((key) => past.gone.includes(key) && !known.has(key));
  return Object.fromEntries([
    ...said.flatMap((key) => [
      [`said_${key}`, start],
      [`gone_${key}`, ""],
    ]),
    ...gone.map((key) => [`gone_${key}`, start]),
    ...(hasHistory(past) ? [["history_at", start]] : []),
  ]);
}

/**
 * What is known of a patient before a visit, from all signed before: each by the newest that asked. Of records that
 * became one, what either knows. Where visits were signed before any of this was kept, the last one's summary.
 */
export function knownBefore(
  told: readonly CarryForwardItem[],
  last: AppointmentItem | undefined,
  start?: string,
): Before {
  const earlier = (at: string | undefined) => Boolean(at) && (start === undefined || (at ?? "") < start);
  const line = (key: "allergies" | "medication") => {
    const answered = told.filter((one) => earlier(one[`${key}_at`]));
    const newest = answered.reduce(
      (at, one) => ((one[`${key}_at`] ?? "") > at ? (one[`${key}_at`] ?? "") : at),
      "",
    );
    const summed = last?.summary?.[key] ?? "";
    if (last && (newest === "" || (summed !== "" && last.start > newest))) return summed;
    return answered.reduce((all, one) => mergeText(all, one[key] ?? ""), "");
  };
  const harm = line("allergies");
  const asked = told.filter((one) => earlier(one.allergies_at));
  const none =
    asked.length > 0
      ? asked.every(({ no_allergies }) => no_allergies === true)
      : (last?.summary?.findings.allergies?.includes("none") ?? false);
  return {
    allergies: harm,
    no_allergies: harm === "" && none,
    medication: line("medication"),
    conditions: CONDITIONS.flatMap((key) => {
      const latest = (name: "said" | "gone") =>
        told.map((one) => one[`${name}_${key}`] ?? "").reduce((a, b) => (a > b ? a : b), "");
      return latest("said") > latest("gone") ? [{ key, said: latest("said") }] : [];
    }),
    history: told.some(({ history_at }) => Boolean(history_at)),
  };
}
