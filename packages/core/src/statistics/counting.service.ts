import { isDeepStrictEqual } from "node:util";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { MAX_WRITES, type Operation, put, remove, transact } from "../db/transact.ts";
import { symptomEnds, symptomIdsOf } from "../monitoring/index.ts";
import { contributionOf, symptomContribution } from "./contribution.ts";
import { db } from "./entities.ts";
import {
  type Known,
  type PatientKey,
  readAppointment,
  readContributions,
  readKnown,
  readOutdated,
} from "./read-records.ts";
import { addSeen, withVisit } from "./seen.ts";
import type {
  Contribution,
  CountedPatientItem,
  FirstAppointment,
  ListedPatient,
  SeenDays,
} from "./statistics.entity.ts";
import { addContribution, addCounts, type Counted, type SumChanges, sumWrites } from "./sums.ts";

/** Somebody counted another record of the patient at the same moment. */
class PatientMoved extends Error {}
const MAX_ATTEMPTS = 12;

/** The contributions to store, by record; undefined to delete one. */
type Wanted = Map<string, Contribution | undefined>;

const appointmentRecord = (appointment: string) => `appointment#${appointment}`;
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
    const { generation } = known;
    const records = await readAppointment(key.space, appointment);
    const owner = records.head?.patient_id ?? ownerOf(records.payments) ?? key.patient;
    const own = owner === key.patient ? contributionOf(records, known) : undefined;
    const wanted: Wanted = new Map([[record, own]]);
    const first = await chooseFirst(key, known, record, wanted);
    const before = known.contributions.get(record)?.contribution;
    await store(key, known, wanted, { first, listed: known.counted?.listed });
    return { changed: !isDeepStrictEqual(treated(before), treated(own)), generation };
  });
  if (changed) await countSymptoms(key, generation);
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
    await store(key, known, new Map([[record, own]]), { first, listed });
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
const countListed = (key: PatientKey): Promise<Known> =>
  retried(async () => {
    const known = await readKnown(key, []);
    const { patient, counted } = known;
    const listed: ListedPatient | undefined =
      patient?.state === "active"
        ? { born: patient.birthday?.slice(0, 4) ?? "unknown", gender: patient.gender ?? "unknown" }
        : undefined;
    await store(key, known, new Map(), { first: counted?.first, listed });
    return known;
  });

/**
 * The end of a patient's recount, after all appointments and symptoms were counted: the list, and without what was stored for records
 * that do not exist any more.
 */
export async function recountPatient(key: PatientKey): Promise<void> {
  const { generation } = await countListed(key);
  for (const { record } of await readOutdated(key, generation))
    await db.entities.contribution
      .delete({ space_id: key.space, patient_id: key.patient, record })
      .where(
        (stored, { notExists, lt }) =>
          `${notExists(stored.generation)} OR ${lt(stored.generation, generation)}`,
      )
      .go();
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

type PatientState = { first: FirstAppointment | undefined; listed: ListedPatient | undefined };

/**
 * Stores contributions with the sums they change, and the patient's state. Writes nothing where nothing changed. What is too much
 * for one transaction is written in several, each of which is complete in itself. Throws {@link PatientMoved}.
 */
async function store(key: PatientKey, known: Known, wanted: Wanted, state: PatientState): Promise<void> {
  const counted = { space: key.space, generation: known.generation };
  let version = known.counted?.version ?? 0;
  let seen = known.counted?.seen ?? {};
  const stored = new Map([...known.contributions].map(([record, item]) => [record, item.contribution]));
  for (const step of stepsTo(counted, { stored, seen }, wanted)) {
    const before = { stored, seen };
    await writeStep(key, counted, { version, before, wanted: step, from: known.counted, to: known.counted });
    seen = seenAfter(before, step);
    for (const [record, contribution] of step) setOrDelete(stored, record, contribution);
    version += 1;
  }
  const isSame =
    [...wanted].every(([record, contribution]) => isDeepStrictEqual(stored.get(record), contribution)) &&
    isDeepStrictEqual(known.counted?.first, state.first) &&
    isDeepStrictEqual(known.counted?.listed, state.listed);
  if (!isSame)
    await writeStep(key, counted, {
      version,
      before: { stored, seen },
      wanted,
      from: known.counted,
      to: state,
    });
}

function setOrDelete<K, V>(map: Map<K, V>, key: K, value: V | undefined) {
  if (value === undefined) map.delete(key);
  else map.set(key, value);
}

/** Writes beside the sums: the patient, and up to three contributions. */
const OTHER_WRITES = 6;

/** What is counted of a patient's records before a step. */
type Before = { stored: ReadonlyMap<string, Contribution>; seen: SeenDays };

/** What to store first where a change is too much for one transaction: the parts before are taken back, then added one by one. */
function stepsTo(counted: Counted, before: Before, wanted: Wanted): Wanted[] {
  const changes = changesOf(counted, before, wanted);
  if (sumWrites(changes).length + OTHER_WRITES <= MAX_WRITES) return [];
  return [...wanted].flatMap(([record, after]) => {
    const down = prefixes(before.stored.get(record)).reverse();
    const up = prefixes(after);
    return [...down, ...up.slice(1)].map((contribution) => new Map([[record, contribution]]));
  });
}

/** A contribution with none, one, two and so on of its parts, without the whole. It is not marked as the first. */
const prefixes = (contribution: Contribution | undefined): Contribution[] =>
  contribution ? contribution.parts.map((_, index) => ({ parts: contribution.parts.slice(0, index) })) : [];

function changesOf(counted: Counted, before: Before, wanted: Wanted): SumChanges {
  const changes: SumChanges = new Map();
  for (const [record, after] of wanted) {
    addContribution(changes, counted, before.stored.get(record), -1);
    addContribution(changes, counted, after, 1);
  }
  const seen = seenAfter(before, wanted);
  if (!isDeepStrictEqual(seen, before.seen)) {
    addSeen(changes, counted, before.seen, -1);
    addSeen(changes, counted, seen, 1);
  }
  return changes;
}

/** The days of the patient's appointments that took place, after a step. */
function seenAfter({ stored, seen }: Before, wanted: Wanted): SeenDays {
  let days = seen;
  for (const [record, after] of wanted) {
    const [before, visit] = [visitOf(stored.get(record)), visitOf(after)];
    if (before) days = withVisit(days, before, -1);
    if (visit) days = withVisit(days, visit, 1);
  }
  return days;
}
/** The part of an appointment that took place; payments are in the parts after it. */
const visitOf = (contribution: Contribution | undefined) =>
  contribution?.start === undefined ? undefined : contribution.parts[0];

type Step = {
  version: number;
  before: Before;
  wanted: Wanted;
  from: Pick<CountedPatientItem, "listed"> | undefined;
  to: Partial<PatientState> | undefined;
};

async function writeStep(key: PatientKey, counted: Counted, { version, before, wanted, from, to }: Step) {
  const changes = changesOf(counted, before, wanted);
  if (!isDeepStrictEqual(from?.listed, to?.listed)) {
    if (from?.listed) addListed(changes, counted, from.listed, -1);
    if (to?.listed) addListed(changes, counted, to.listed, 1);
  }
  const { generation } = counted;
  const writes = [
    patientWrite(key, version, { ...to, seen: seenAfter(before, wanted), generation }),
    ...[...wanted].map(([record, contribution]) => contributionWrite(key, record, contribution, generation)),
    ...sumWrites(changes),
  ];
  await transact({ writes });
}

const addListed = (changes: SumChanges, counted: Counted, { born, gender }: ListedPatient, times: 1 | -1) =>
  addCounts(
    changes,
    { ...counted, professional: "", place: "", kind: "patients", part: "", shard: "" },
    { [`${born}:${gender}`]: 1 },
    times,
  );

/** On the condition that nobody counted anything of the patient since it was read. */
function patientWrite(
  key: PatientKey,
  version: number,
  { first, listed, seen, generation }: Partial<PatientState> & { seen: SeenDays; generation: number },
): Operation {
  const item = {
    ...{ space_id: key.space, patient_id: key.patient, version: version + 1, seen, generation },
    ...(first && { first }),
    ...(listed && { listed }),
  };
  const written = db.entities.countedPatient
    .put(item)
    .where((stored, { eq, notExists }) =>
      version === 0 ? notExists(stored.version) : eq(stored.version, version),
    )
    .params();
  return put(written, () => new PatientMoved("counted meanwhile"));
}

function contributionWrite(
  { space, patient }: PatientKey,
  record: string,
  contribution: Contribution | undefined,
  generation: number,
): Operation {
  const key = { space_id: space, patient_id: patient, record };
  return contribution
    ? put(db.entities.contribution.put({ ...key, generation, contribution }).params())
    : remove(db.entities.contribution.delete(key).params());
}
