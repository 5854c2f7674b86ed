import { expectedOn } from "@meridian/core/clinical/monitoring/course";
import type { MonitoringPage, SentEntry } from "@meridian/core/contracts/monitoring/monitoring-page";

export type AskedSymptom = MonitoringPage["symptoms"][number];
export type Answer = AskedSymptom["entries"][number];

/** Days of the patient's answers that the page shows. */
export const SHOWN_DAYS = 14;

/** The calendar day of the phone, `YYYY-MM-DD`. */
export function localDay(at: Date, daysAgo = 0): string {
  const day = new Date(at.getFullYear(), at.getMonth(), at.getDate() - daysAgo);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The answers to a symptom on a day, in the order in which they were given. */
export const answersOn = ({ entries }: AskedSymptom, day: string): Answer[] =>
  entries.filter((entry) => entry.day === day).sort((a, b) => a.entered_at.localeCompare(b.entered_at));

/**
 * Whether a day's answer is missing: it was asked for, and the day is over. A page that was kept on the phone by an earlier version
 * has no first day.
 */
export const isMissed = ({ start, frequency, recent }: AskedSymptom, day: string, today: string): boolean =>
  day < today &&
  !(day < start) &&
  expectedOn(frequency, day) &&
  recent.every((answered) => answered.day !== day);

/** How many answers a day the clinic asks for. */
export const timesOf = ({ frequency }: AskedSymptom) => (frequency.every === "day" ? frequency.times : 1);

/** The page with an added, changed or (with the value null) undone answer. */
export function withAnswer(page: MonitoringPage, id: string, sent: SentEntry): MonitoringPage {
  const symptoms = page.symptoms.map((symptom) => {
    if (symptom.id !== sent.symptom) return symptom;
    const { day, value, note, late, entered_at } = sent;
    const others = symptom.entries.filter((entry) => entry.id !== id);
    const entries = value === null ? others : [...others, { id, day, value, note, late, entered_at }];
    return { ...symptom, entries, recent: withDay(symptom.recent, day, entries) };
  });
  return { ...page, symptoms };
}

function withDay(recent: AskedSymptom["recent"], day: string, entries: readonly Answer[]) {
  const values = entries.filter((entry) => entry.day === day).map(({ value }) => value);
  const others = recent.filter((other) => other.day !== day);
  if (values.length === 0) return others;
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return [...others, { day, mean }].sort((a, b) => a.day.localeCompare(b.day));
}

/** A moment for a change, always after that of the state it changes, however the phone's clock was set meanwhile. */
export const momentAfter = (before: string | undefined, now: number) =>
  new Date(Math.max(now, before ? Date.parse(before) + 1 : 0)).toISOString();
