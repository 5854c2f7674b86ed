import { isDeepStrictEqual } from "node:util";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { remove, transact } from "../db/transact.ts";
import { symptomEnds, symptomIdsOf } from "../monitoring/index.ts";
import { contributionOf, symptomContribution } from "./contribution.ts";
import { db } from "./entities.ts";
import {
  type Known,
  type PatientKey,
  readAppointment,
  readContributions,
  readKnown,
} from "./read-records.ts";
import type { Contribution, FirstAppointment, ListedPatient } from "./statistics.entity.ts";
import { type PatientChange, PatientMoved, store, type Wanted } from "./store-counts.ts";

const MAX_ATTEMPTS = 12;

export const appointmentRecord = (appointment: string) => `appointment#${appointment}`;
const symptomRecord = (symptom: string) => `symptom#${symptom}`;

/**
 * Counts an appointment with its payments as they are now: takes back what was counted for it before and adds what it is now, in
 * one transaction with what is stored about it. Safe to repeat, in any order, at the same time. `patient` is whose appointment it
 * is or was: where it is another's now, nothing of it counts for this patient.
 */
export async function countAppointment(key: PatientKey, appointment: string): Promise<void> {
  const record = appointmentRecord(appointment);
  const { changed, generation } = await retried(async () => {
    const known = await readKnown(key, [record]);
    const before = known.contributions.get(record)?.contribution;
    const change = await appointmentChange(key, appointment, known);
    await store(change);
    return {
      changed: !isDeepStrictEqual(treated(before), treated(change.wanted.get(record))),
      generation: known.generation,
    };
  });
  if (changed) await countSymptoms(key, generation);
}

/** What counting an appointment as it is now stores. One request, and those of the patient's first appointment. */
export async function appointmentChange(
  key: PatientKey,
  appointment: string,
  known: Known,
): Promise<PatientChange> {
  const record = appointmentRecord(appointment);
  const records = await readAppointment(key.space, appointment);
  const owner = records.head?.patient_id ?? ownerOf(records.payments) ?? key.patient;
  const own = owner === key.patient ? contributionOf(records, known) : undefined;
  const wanted: Wanted = new Map([[record, own]]);
  const first = await chooseFirst(key, known, record, wanted);
  return { key, known, wanted, state: { first, listed: known.counted?.listed } };
}

/** Counts a patient's symptoms, and takes back those that were counted and are gone. */
async function countSymptoms(key: PatientKey, generation: number) {
  const [counted, present] = await Promise.all([
    readContributions(key, "symptom#", generation),
    // Also those that no treatment was counted for until now.
    symptomIdsOf({ space_id: key.space, patient_id: key.patient }),
  ]);
  for (const symptom of new Set([...present, ...counted.map(({ record }) => idIn(record))]))
    await countSymptom(key, symptom);
}

const ownerOf = (payments: readonly object[]) =>
  (payments[0] as { patient_id?: string } | undefined)?.patient_id;
const idIn = (record: string) => record.slice(record.indexOf("#") + 1);
/** What the counts of symptoms need of an appointment. */
const treated = (contribution: Contribution | undefined) =>
  contribution?.treatments && { day: contribution.parts[0]?.day, treatments: contribution.treatments };

/** Counts a monitored symptom: how it changed from the first to the last answer, by the treatments between them. */
export async function countSymptom(key: PatientKey, symptom: string): Promise<void> {
  const record = symptomRecord(symptom);
  await retried(async () => {
    const known = await readKnown(key, [record]);
    const ends = await symptomEnds({ space_id: key.space, patient_id: key.patient, symptom_id: symptom });
    const appointments = ends ? await readContributions(key, "appointment#", known.generation) : [];
    const own = symptomContribution(
      ends?.professional ?? "",
      ends,
      appointments.flatMap(({ contribution: { parts, treatments } }) =>
        parts[0] && treatments ? [{ day: parts[0].day, treatments }] : [],
      ),
    );
    const { first, listed } = known.counted ?? {};
    await store({ key, known, wanted: new Map([[record, own]]), state: { first, listed } });
  });
}

/**
 * Counts a patient in the clinic's list, by year of birth and gender, and the patient's records again where these changed.
 * Archived and merged patients are not in the list; their appointments stay counted.
 */
export async function countPatient(key: PatientKey): Promise<void> {
  const { patient, counted, generation } = await countListed(key);
  if (patient && !counted) return;
  for (const item of await readContributions(key, "appointment#", generation))
    await countAppointment(key, idIn(item.record));
  await countSymptoms(key, generation);
  await forget(key);
}

/** Counts a patient in the clinic's list only. Returns what was known before. */
export const countListed = (key: PatientKey): Promise<Known> =>
  retried(async () => {
    const known = await readKnown(key, []);
    await store(listedChange(key, known));
    return known;
  });

/** What counting a patient in the clinic's list stores. */
export function listedChange(key: PatientKey, known: Known): PatientChange {
  const { patient, counted } = known;
  const listed: ListedPatient | undefined =
    patient?.state === "active"
      ? { born: patient.birthday?.slice(0, 4) ?? "unknown", gender: patient.gender ?? "unknown" }
      : undefined;
  return { key, known, wanted: new Map(), state: { first: counted?.first, listed } };
}

/** Deletes what is stored about a patient who does not exist any more, once nothing of the patient's records counts. */
const forget = (key: PatientKey): Promise<void> =>
  retried(async () => {
    const { patient, counted, generation } = await readKnown(key, []);
    if (patient || !counted) return;
    const left = await Promise.all([
      readContributions(key, "appointment#", generation),
      readContributions(key, "symptom#", generation),
    ]);
    if (left.flat().length > 0) return;
    const gone = db.entities.countedPatient
      .remove({ space_id: key.space, patient_id: key.patient })
      .where(({ version }, { eq }) => eq(version, counted.version))
      .params();
    await transact({ writes: [remove(gone, () => new PatientMoved("counted meanwhile"))] });
  });

const retried = <T>(work: () => Promise<T>): Promise<T> =>
  retryOn([PatientMoved], work, { attempts: MAX_ATTEMPTS, exhausted: writeConflict });

const isEarlier = (one: FirstAppointment, other: FirstAppointment) =>
  one.start < other.start || (one.start === other.start && one.record < other.record);

/**
 * Which appointment of the patient is the first that took place, with the record's new state; marks it and unmarks the one before
 * among `wanted`. One request where the first changes, and the patient's other contributions where it is no longer there.
 */
async function chooseFirst(
  key: PatientKey,
  known: Known,
  record: string,
  wanted: Wanted,
): Promise<FirstAppointment | undefined> {
  const first = known.counted?.first;
  const own = wanted.get(record);
  const candidate = own?.start ? { record, start: own.start } : undefined;
  const isOwn = first?.record === record;
  const mark = (to: FirstAppointment | undefined, contribution: Contribution | undefined) => {
    if (to && contribution) wanted.set(to.record, { ...contribution, isFirst: true });
    return to;
  };
  if (!isOwn && (!candidate || (first && isEarlier(first, candidate)))) return first;
  if (!isOwn && first) await unmark(key, known, first.record, wanted);
  if (!isOwn || (candidate && candidate.start <= first.start)) return mark(candidate, own);
  const others = (await readContributions(key, "appointment#", known.generation)).filter(
    (item) => item.record !== record,
  );
  const dated = others.flatMap(({ record: other, contribution }) =>
    contribution.start ? [{ record: other, start: contribution.start, contribution }] : [],
  );
  const all = [...dated, ...(candidate ? [{ ...candidate, contribution: own }] : [])];
  const [earliest] = all.sort((a, b) => (isEarlier(a, b) ? -1 : 1));
  const other = others.find((item) => item.record === earliest?.record);
  if (other) known.contributions.set(other.record, other);
  return earliest && mark({ record: earliest.record, start: earliest.start }, earliest.contribution);
}

async function unmark(key: PatientKey, known: Known, record: string, wanted: Wanted) {
  const item = (await readKnown(key, [record])).contributions.get(record);
  if (!item) return;
  known.contributions.set(record, item);
  const { isFirst: _, ...contribution } = item.contribution;
  wanted.set(record, contribution);
}
