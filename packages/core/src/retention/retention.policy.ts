import {
  PATIENT_KINDS,
  type PatientKind,
  RETENTION_RULES,
  type RetentionKind,
  type RetentionPeriods,
} from "../contracts/retention/retention-kinds.ts";
import { monthPeriod, plusWholeMonths } from "../time/periods.ts";

/**
 * The day so many months before a day. Where the month has no such day, its last one: a period never ends earlier than
 * the calendar says.
 */
export function monthsBefore(day: string, months: number): string {
  const month = plusWholeMonths(day.slice(0, 7), -months);
  const last = monthPeriod(month).to;
  const sameDate = `${month}-${day.slice(8)}`;
  return sameDate < last ? sameDate : last;
}

/** Data whose period counts from before this day has passed its time; null where the kind is kept without an end. */
export function cutoffOf(kind: RetentionKind, periods: RetentionPeriods, today: string): string | null {
  const period = periods[kind];
  if (period === null) return null;
  return monthsBefore(today, RETENTION_RULES[kind].unit === "years" ? period * 12 : period);
}

/** The latest day that any kind of a patient's data may count from to be proposed; null where all are kept. */
export function latestCutoff(periods: RetentionPeriods, today: string): string | null {
  const cutoffs = PATIENT_KINDS.map((kind) => cutoffOf(kind, periods, today)).filter((day) => day !== null);
  return cutoffs.sort().at(-1) ?? null;
}

/** The last calendar year whose receipts have passed their time: the period is whole calendar years after theirs. */
export function lastReceiptYear(periods: RetentionPeriods, today: string): number | null {
  return periods.receipts === null ? null : Number(today.slice(0, 4)) - periods.receipts - 1;
}

/** What decides about a patient's data. Days are those of the clinic's time zone. */
export type PatientFacts = {
  /** When the record was last written: for a patient who was never treated. */
  updated: string;
  created: string;
  /** Whether the patient is on the waiting list. */
  isWaiting: boolean;
  birthday?: string | undefined;
  /** The last appointment, also a coming one. */
  lastVisit: string | null;
  /** The last document, answer or consent. */
  lastEntry: string | null;
  documents: number;
  photos: number;
  answers: number;
};

const ADULT = 18;
/** Later than any day: for a patient who is expected. */
const NEVER = "9999-12-31";
const later = (...days: readonly (string | null | undefined)[]) =>
  days
    .filter((day) => typeof day === "string")
    .sort()
    .at(-1) as string;

/** The 18th birthday; the day after where the year has no 29 February. */
function adultOn(birthday: string): string {
  const year = Number(birthday.slice(0, 4)) + ADULT;
  const on = new Date(Date.UTC(year, Number(birthday.slice(5, 7)) - 1, Number(birthday.slice(8, 10))));
  return on.toISOString().slice(0, 10);
}

/** Whether anything of the patient's treatment was recorded. */
const wasTreated = ({ lastVisit, lastEntry, documents, photos, answers }: PatientFacts) =>
  lastVisit !== null || lastEntry !== null || documents + photos + answers > 0;

/**
 * The day from which the periods count: for a treated patient the last entry of the record, but not before the patient is of
 * age, because claims of minors do not expire before that (Código Civil, article 320). Otherwise the last change of the record.
 * For a patient on the waiting list no period counts.
 */
export function countsFrom(facts: PatientFacts): string {
  if (facts.isWaiting) return NEVER;
  if (!wasTreated(facts)) return facts.updated;
  const { created, lastVisit, lastEntry, birthday } = facts;
  return later(created, lastVisit, lastEntry, birthday && adultOn(birthday));
}

/**
 * Kinds of a patient's data that have passed their time, with how much it is. A patient whose record has passed it is proposed as
 * a whole.
 */
export function dueKinds(
  facts: PatientFacts,
  periods: RetentionPeriods,
  today: string,
): { kind: PatientKind; amount: number }[] {
  const since = countsFrom(facts);
  const isDue = (kind: PatientKind) => {
    const cutoff = cutoffOf(kind, periods, today);
    return cutoff !== null && since < cutoff;
  };
  const whole = wasTreated(facts) ? "patients" : "unseen_patients";
  if (isDue(whole)) return [{ kind: whole, amount: 1 }];
  const amounts = { documents: facts.documents, photos: facts.photos, monitoring: facts.answers };
  return (["documents", "photos", "monitoring"] as const)
    .filter((kind) => amounts[kind] > 0 && isDue(kind))
    .map((kind) => ({ kind, amount: amounts[kind] }));
}
