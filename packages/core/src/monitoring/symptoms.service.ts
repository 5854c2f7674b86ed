import { can } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { monitoredSymptomRoutes } from "../contracts/monitoring/monitored-symptoms.ts";
import {
  MAX_SYMPTOMS,
  type MonitoredSymptom,
  type SymptomForm,
} from "../contracts/monitoring/symptom-terms.ts";
import { auditRead } from "../db/audit.ts";
import { claimName, releaseName, releaseQuota, reserveQuota } from "../db/catalogue-entries.ts";
import { retryOn } from "../db/retry-on.ts";
import { type Operation, put, remove as removeItem, transact } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";
import { type Actor, actor } from "../platform/context.ts";
import { AppError, absent, invalidField, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { nameKey } from "../text/fold.ts";
import { attentionKey } from "./attention.ts";
import { db } from "./entities.ts";
import type { MonitoredSymptomItem } from "./monitored-symptom.entity.ts";
import { remindersWrite } from "./reminders.service.ts";
import { symptomView } from "./symptom-view.ts";

type Changes = RequestOf<typeof monitoredSymptomRoutes.update>["body"];

/** Whether a user sees a symptom: their own, one shared with them, or any where they manage the clinic. */
export const maySee = (viewer: Actor, { professional_id, shared_with }: MonitoredSymptomItem): boolean =>
  professional_id === viewer.id || shared_with.includes(viewer.id) || can(viewer, "clinic.manage");

/** The symptoms of a patient's record that the actor may see. One request. */
export async function symptomsOf(patient: string): Promise<MonitoredSymptomItem[]> {
  const { data } = await db.entities.symptom.query
    .primary({ space_id: actor().spaceId, patient_id: patient })
    .go({ pages: "all", consistent: true });
  return (data as MonitoredSymptomItem[]).filter((item) => maySee(actor(), item));
}

/**
 * A patient's symptoms that the actor may see, newest first, those of merged records too. Two requests beside the entry
 * of the audit trail; one more for every merged record. Throws 404.
 */
export async function listOfPatient(patientId: string): Promise<{ items: MonitoredSymptom[]; next: null }> {
  const records = await recordsOf(patientId);
  await auditRead(patientId);
  const items = (await Promise.all(records.map(symptomsOf))).flat();
  return {
    items: items.sort((a, b) => b.symptom_id.localeCompare(a.symptom_id)).map(symptomView),
    next: null,
  };
}

/** Ids of all records of the person. One request for a patient who was never merged. Throws 404. */
export async function recordsOf(patientId: string): Promise<string[]> {
  const patient = await Patients.readPatient(patientId);
  return Patients.recordsOf(await Patients.remainingOf(patient));
}

/** The holder of names and counts of one patient's symptoms. */
const ofPatient = (patient: string) => ({ space_id: actor().spaceId, user_id: patient });
const KIND = "monitored_symptom";
const duplicate = () =>
  new AppError("conflict", "symptom.duplicate", { fields: { name: "symptom.duplicate" } });

type Named = Pick<MonitoredSymptomItem, "symptom_id" | "patient_id" | "professional_id" | "name">;
const claimOf = ({ symptom_id, professional_id, name }: Named) => ({
  kind: `${KIND}|${professional_id}`,
  id: symptom_id,
  name,
});
/** Two symptoms of one name, compared without accents and capitals, are refused by the write itself. */
const claim = (item: Named): Operation => ({
  ...claimName(claimOf(item), ofPatient(item.patient_id)),
  otherwise: duplicate,
});
const release = (item: Named): Operation => releaseName(claimOf(item), ofPatient(item.patient_id));

/**
 * Begins to follow a symptom. Two requests, three where it is shared, one more for every merged record. Throws 404 `patient.not_found`, 409
 * `symptom.duplicate`, `symptom.too_many`, `patient.archived` or `patient.merged`, 400 naming `shared_with` or `end`.
 */
export async function create(patient: string, form: SymptomForm): Promise<MonitoredSymptom> {
  await Promise.all([requireColleagues(form.shared_with), requireNewInPerson(patient, form.name)]);
  requireOrder(form);
  const { id, name, spaceId } = actor();
  const at = nowIso();
  const { end, ...rest } = form;
  const facts = {
    ...rest,
    ...(end && { end }),
    reminder_since: at,
    status: "active" as const,
    worsened: false,
    recent: [],
  };
  const item: MonitoredSymptomItem = {
    ...facts,
    space_id: spaceId,
    patient_id: patient,
    symptom_id: newId("monitoredSymptom"),
    professional_id: id,
    professional_name: name,
    attention: attentionKey(facts),
    answers_version: 0,
    created_at: at,
    updated_at: at,
    updated_by: id,
    version: 1,
  };
  const result = symptomView(item);
  await transact({
    writes: [
      Patients.mustBeActiveWhenWritten(patient),
      put(db.entities.symptom.create(item).params()),
      claim(item),
      { ...reserveQuota(KIND, MAX_SYMPTOMS, 1, ofPatient(patient)), otherwise: tooMany },
      ...remindersWrite(item),
    ],
    audit: { action: "create", record: item.symptom_id, patient: item.patient_id },
    result,
  });
  return result;
}

/** Throws 409 where the actor follows the name already in another record of the same person, 404 for nobody. */
async function requireNewInPerson(patient: string, name: string): Promise<void> {
  const others = (await recordsOf(patient)).filter((record) => record !== patient);
  const symptoms = (await Promise.all(others.map(symptomsOf))).flat();
  const isTaken = symptoms.some(
    (other) =>
      other.professional_id === actor().id &&
      other.status !== "done" &&
      nameKey(other.name) === nameKey(name),
  );
  if (isTaken) throw duplicate();
}

const tooMany = () => new AppError("conflict", "symptom.too_many", { details: { limit: MAX_SYMPTOMS } });

/** Throws 400 if one of them is not a user of this clinic. */
async function requireColleagues(ids: readonly string[]): Promise<void> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return;
  const { spaceId } = actor();
  const { users } = await Spaces.spacesAndUsersIn(
    [],
    unique.map((user) => ({ space: spaceId, user })),
  );
  if (users.length < unique.length) throw invalidField("shared_with", "user.not_found");
}

function requireOrder({ start, end }: { start: string; end?: string | null | undefined }): void {
  if (end && end < start) throw invalidField("end", "symptom.end_before_start");
}

/**
 * Changes one's own symptom. Two requests, three where it is shared with others. A symptom that is done gives its name
 * free and takes it back when it goes on. Throws 404 `symptom.not_found`, 403 `symptom.not_own`, 409 `symptom.stale` or
 * `symptom.duplicate`.
 */
export const update = (where: { patient: string; symptom: string }, changes: Changes) =>
  // An answer of the patient came in between.
  retryOn(["write.conflict"], () => change(where, changes), { attempts: 3 });

async function change(
  { patient, symptom }: { patient: string; symptom: string },
  { version, ...changes }: Changes,
): Promise<MonitoredSymptom> {
  const before = await readOwn(patient, symptom);
  if (before.version !== version) throw stale("symptom", symptomView(before));
  if (changes.shared_with) await requireColleagues(changes.shared_with);
  const after = changed(before, changes);
  requireOrder(after);
  await transact({
    writes: [...nameWrites(before, after), changeWrite(before, after), ...remindersWrite(before, after)],
    audit: { action: changes.status ? "status" : "update", record: symptom, patient },
  });
  return symptomView(after);
}

async function readOwn(patient: string, symptom: string): Promise<MonitoredSymptomItem> {
  const { data } = await db.entities.symptom
    .get({ space_id: actor().spaceId, patient_id: patient, symptom_id: symptom })
    .go({ consistent: true });
  const item = data as MonitoredSymptomItem | null;
  if (!item || !maySee(actor(), item)) throw absent("symptom");
  if (item.professional_id !== actor().id) throw new AppError("forbidden", "symptom.not_own");
  return item;
}

function changed(before: MonitoredSymptomItem, changes: Omit<Changes, "version">): MonitoredSymptomItem {
  const { end, ...rest } = changes;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const after: MonitoredSymptomItem = { ...before, ...given, version: before.version + 1 };
  if (end === null) delete after.end;
  else if (end !== undefined) after.end = end;
  const isRemindedAnew =
    after.status !== before.status || JSON.stringify(after.reminder) !== JSON.stringify(before.reminder);
  return {
    ...after,
    ...(isRemindedAnew && { reminder_since: nowIso() }),
    professional_name: actor().name,
    attention: attentionKey(after),
    updated_at: nowIso(),
    updated_by: actor().id,
  };
}

function nameWrites(before: MonitoredSymptomItem, after: MonitoredSymptomItem): Operation[] {
  const held = before.status !== "done";
  const needed = after.status !== "done";
  const isSame = nameKey(before.name) === nameKey(after.name);
  if (held && needed && isSame) return [];
  return [...(held ? [release(before)] : []), ...(needed ? [claim(after)] : [])];
}

/** Written whole, and refused where an answer or another change came in between. */
function changeWrite(before: MonitoredSymptomItem, after: MonitoredSymptomItem): Operation {
  const params = db.entities.symptom
    .put(after)
    .where(
      (stored, { eq }) =>
        `${eq(stored.version, before.version)} AND ${eq(stored.answers_version, before.answers_version)}`,
    )
    .params();
  return put(params, (current) => {
    if (!current) return absent("symptom");
    const { data } = db.entities.symptom.parse({ Item: current });
    const item = data as unknown as MonitoredSymptomItem;
    return item.version === before.version
      ? new AppError("conflict", "write.conflict")
      : stale("symptom", symptomView(item));
  });
}

const answered = () => new AppError("conflict", "symptom.answered");

/**
 * Takes back one's own symptom that has no answers; one that has is ended instead. Two requests. Throws 404 `symptom.not_found`,
 * 403 `symptom.not_own`, 409 `symptom.answered`.
 */
export async function remove(where: { patient: string; symptom: string }): Promise<{ id: string }> {
  const item = await readOwn(where.patient, where.symptom);
  if (item.answers_version > 0) throw answered();
  const { space_id, patient_id, symptom_id } = item;
  const removal = db.entities.symptom
    .delete({ space_id, patient_id, symptom_id })
    .where((stored, { eq }) => `${eq(stored.answers_version, 0)} AND ${eq(stored.version, item.version)}`);
  await transact({
    writes: [
      removeItem(removal.params(), (current) => (current ? removalConflict(current) : absent("symptom"))),
      ...(item.status === "done" ? [] : [release(item)]),
      releaseQuota(KIND, 1, ofPatient(patient_id)),
      ...remindersWrite(item),
    ],
    audit: { action: "delete", record: symptom_id, patient: patient_id },
  });
  return { id: symptom_id };
}

/** Why a removal was refused: an answer or another change came in between. */
function removalConflict(current: Record<string, unknown>): AppError {
  const item = db.entities.symptom.parse({ Item: current }).data as unknown as MonitoredSymptomItem;
  return item.answers_version > 0 ? answered() : stale("symptom", symptomView(item));
}

/** Whether any symptom of a patient's record is followed, whoever may see it. One request. */
export async function hasSymptoms(patient: string): Promise<boolean> {
  const { data } = await db.entities.symptom.query
    .primary({ space_id: actor().spaceId, patient_id: patient })
    .go({ limit: 1 });
  return data.length > 0;
}

/**
 * How many symptoms and days of answers a record has, and the last day of either, for jobs without a session. One request for
 * each megabyte.
 */
export async function answersOf(who: {
  space: string;
  patient: string;
}): Promise<{ last: string | null; count: number }> {
  const key = { space_id: who.space, patient_id: who.patient };
  const [symptoms, days] = await Promise.all([
    db.entities.symptom.query.primary(key).go({ pages: "all", attributes: ["start"] }),
    db.entities.day.query.primary(key).go({ pages: "all", attributes: ["day"] }),
  ]);
  const moments = [...symptoms.data.map(({ start }) => start), ...days.data.map(({ day }) => day)].sort();
  return { last: moments.at(-1) ?? null, count: moments.length };
}
