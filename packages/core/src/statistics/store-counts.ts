import { isDeepStrictEqual } from "node:util";
import { MAX_WRITES, type Operation, put, remove, transact } from "../db/transact.ts";
import { db } from "./entities.ts";
import type { Known, PatientKey } from "./read-records.ts";
import { addSeen, withVisit } from "./seen.ts";
import type {
  Contribution,
  CountedPatientItem,
  FirstAppointment,
  ListedPatient,
  SeenDays,
} from "./statistics.entity.ts";
import {
  addChanges,
  addContribution,
  addCounts,
  attributesIn,
  type Counted,
  type SumChanges,
  sumWrites,
} from "./sums.ts";

/** Somebody counted another record of the patient at the same moment. */
export class PatientMoved extends Error {}

/** The contributions to store, by record; undefined to delete one. */
export type Wanted = Map<string, Contribution | undefined>;
export type PatientState = { first: FirstAppointment | undefined; listed: ListedPatient | undefined };
/** What to store of one patient. */
export type PatientChange = { key: PatientKey; known: Known; wanted: Wanted; state: PatientState };

/**
 * Stores contributions with the sums they change, and the patient's state. Writes nothing where nothing changed. What is too much
 * for one transaction is written in several, each of which is complete in itself. Throws {@link PatientMoved}.
 */
export async function store({ key, known, wanted, state }: PatientChange): Promise<void> {
  const counted = { space: key.space, generation: known.generation };
  let version = known.counted?.version ?? 0;
  let before = beforeOf(known);
  for (const step of stepsTo(counted, before, wanted)) {
    const planned = { version, before, wanted: step, from: known.counted, to: known.counted };
    await write([planStep(key, counted, planned)]);
    const stored = new Map(before.stored);
    for (const [record, contribution] of step) setOrDelete(stored, record, contribution);
    before = { stored, seen: seenAfter(before, step) };
    version += 1;
  }
  if (!isSame({ known, wanted, state }, before.stored))
    await write([planStep(key, counted, { version, before, wanted, from: known.counted, to: state })]);
}

/**
 * Stores changes of different patients of one clinic, read at the same time, in as few transactions as they fit into. Throws
 * {@link PatientMoved} where one of the patients was counted meanwhile: then some of the changes may be stored and others not.
 */
export async function storeTogether(changes: readonly PatientChange[]): Promise<void> {
  const plans: Plan[] = [];
  for (const change of changes) {
    const { key, known, wanted, state } = change;
    const counted = { space: key.space, generation: known.generation };
    const before = beforeOf(known);
    if (stepsTo(counted, before, wanted).length > 0) await store(change);
    else if (!isSame(change, before.stored))
      plans.push(
        planStep(key, counted, {
          version: known.counted?.version ?? 0,
          before,
          wanted,
          from: known.counted,
          to: state,
        }),
      );
  }
  await write(plans);
}

const beforeOf = ({ contributions, counted }: Known): Before => ({
  stored: new Map([...contributions].map(([record, item]) => [record, item.contribution])),
  seen: counted?.seen ?? {},
});

const isSame = (
  { known, wanted, state }: Omit<PatientChange, "key">,
  stored: ReadonlyMap<string, Contribution>,
): boolean =>
  [...wanted].every(([record, contribution]) => isDeepStrictEqual(stored.get(record), contribution)) &&
  isDeepStrictEqual(known.counted?.first, state.first) &&
  isDeepStrictEqual(known.counted?.listed, state.listed);

/** Writes of one patient's items, and the sums that change with them. */
type Plan = { own: Operation[]; sums: SumChanges };

/** Attributes that one update may change. The database allows 300 operators in its expression. */
const MOST_ATTRIBUTES = 150;

/** Writes plans in one transaction, or in several where they are too much for it. */
async function write(plans: readonly Plan[]): Promise<void> {
  if (plans.length === 0) return;
  const sums: SumChanges = new Map();
  for (const plan of plans) addChanges(sums, plan.sums);
  const writes = [...plans.flatMap(({ own }) => own), ...sumWrites(sums)];
  if (plans.length === 1 || (writes.length <= MAX_WRITES && attributesIn(sums) <= MOST_ATTRIBUTES))
    return transact({ writes });
  const half = Math.ceil(plans.length / 2);
  await write(plans.slice(0, half));
  await write(plans.slice(half));
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
    const before = visitOf(stored.get(record));
    const visit = visitOf(after);
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

function planStep(key: PatientKey, counted: Counted, { version, before, wanted, from, to }: Step): Plan {
  const sums = changesOf(counted, before, wanted);
  if (!isDeepStrictEqual(from?.listed, to?.listed)) {
    if (from?.listed) addListed(sums, counted, from.listed, -1);
    if (to?.listed) addListed(sums, counted, to.listed, 1);
  }
  const { generation } = counted;
  const own = [
    patientWrite(key, version, { ...to, seen: seenAfter(before, wanted), generation }),
    ...[...wanted].map(([record, contribution]) => contributionWrite(key, record, contribution, generation)),
  ];
  return { own, sums };
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
    space_id: key.space,
    patient_id: key.patient,
    version: version + 1,
    seen,
    generation,
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
