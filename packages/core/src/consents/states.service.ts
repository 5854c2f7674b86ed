import type { consentsRoutes } from "../contracts/consents/consents.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { readItems } from "../db/read-items.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { db } from "./entities.ts";
import { ageIn, latestDecisions, parsePatients, parseStates, patientKey, statesKey } from "./person.ts";
import { headView, textItems, textsInForce } from "./texts-in-force.ts";

type States = ResponseOf<typeof consentsRoutes.listStates>;
type Patient = Patients.PatientItem;

/**
 * The texts in force and what patients of the actor's space decided, under the ids that were asked for; unknown ids are
 * left out. Two requests. For merged patients also the remaining ones and the other records, a hundred a request.
 */
export async function listStates(ids: readonly string[]): Promise<States> {
  const { spaceId, space } = actor();
  const of = (patient_id: string) => ({ space_id: spaceId, patient_id });
  const [texts, items] = await Promise.all([
    textItems(spaceId),
    readItems(ids.flatMap((id) => [patientKey(of(id)), statesKey(of(id))])),
  ]);
  const patients = byId(parsePatients(items));
  await addRemaining(patients, spaceId);
  const states = new Map(parseStates(items).map((item) => [item.patient_id, item]));
  const others = [...patients.values()]
    .flatMap(Patients.recordsOf)
    .filter((record) => !ids.includes(record))
    .map((record) => statesKey(of(record)));
  for (const item of parseStates(await readItems(others))) states.set(item.patient_id, item);
  return {
    texts: textsInForce(texts).map(headView),
    items: ids.flatMap((id) => {
      const patient = remainingIn(patients, id);
      if (!patient) return [];
      const held = Patients.recordsOf(patient).flatMap((record) => states.get(record) ?? []);
      const decisions = Object.entries(latestDecisions(held)).map(([text, rest]) => ({ text, ...rest }));
      return [{ patient: id, age: ageIn(space.timeZone, patient.birthday), decisions }];
    }),
    next: null,
  };
}

const byId = (patients: readonly Patient[]) => new Map(patients.map((item) => [item.patient_id, item]));

/** The patient into whom a record was merged, or the patient itself. */
function remainingIn(patients: ReadonlyMap<string, Patient>, id: string): Patient | undefined {
  const found = patients.get(id);
  return found?.merged_into ? remainingIn(patients, found.merged_into) : found;
}

/** Adds the patients into whom others were merged. One request for each step of merges; none without any. */
async function addRemaining(patients: Map<string, Patient>, space: string): Promise<void> {
  const lacking = [...patients.values()].flatMap(({ merged_into }) =>
    merged_into && !patients.has(merged_into) ? [merged_into] : [],
  );
  if (lacking.length === 0) return;
  const found = await Patients.patientsIn([...new Set(lacking)].map((patient) => ({ space, patient })));
  if (found.length === 0) throw new Error("a merged patient points at nobody");
  for (const patient of found) patients.set(patient.patient_id, patient);
  await addRemaining(patients, space);
}

/** Whether a decision of a patient about any text is recorded. One request. */
export async function hasDecisions(patient: string): Promise<boolean> {
  const { data } = await db.entities.patient.get({ space_id: actor().spaceId, patient_id: patient }).go();
  return data !== null;
}

/** When a record's last consent was decided, for jobs without a session; null without any. One request. */
export async function lastDecision(who: { space: string; patient: string }): Promise<string | null> {
  const { data } = await db.entities.consent.query
    .primary({ space_id: who.space, patient_id: who.patient })
    .go({ limit: 1, order: "desc", attributes: ["at"] });
  return data[0]?.at ?? null;
}
