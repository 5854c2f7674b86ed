import { type CourseMark, TAKEN_SECTIONS, type TakenSection } from "../../contracts/monitoring/course.ts";
import { isMedicine, isTaken, type Medicine } from "../../contracts/visits/sections/medication.ts";
import { nameKey } from "../../text/fold.ts";
import { daysBetween, plusDays } from "../../time/days.ts";

/** Something prescribed. Two entries with the same `key` are the same remedy. */
export type Prescribed = { key: string; name: string; days: number };

/** What the marks need of an appointment that took place. */
export type CourseVisit = {
  patient: string;
  appointment: string;
  /** The clinic's calendar day. */
  day: string;
  professional: string;
  signed: boolean;
  /** Null for viewers who may not read it. `medication` is null where the appointment did not ask. */
  content:
    | (Record<TakenSection, readonly Prescribed[]> & {
        points: readonly string[];
        medication: readonly Medicine[] | null;
      })
    | null;
};

/** A remedy that is prescribed again within so many days after its last day counts as taken without interruption. */
const RENEWED_WITHIN_DAYS = 7;

/**
 * The marks of a treatment on the time axis, oldest first: appointments, points, and what was begun, changed and stopped.
 * Appointments before `from` tell only what was taken already.
 * @param visits - appointments that took place, oldest first
 */
export function marksOf(
  visits: readonly CourseVisit[],
  { from, to }: { from: string; to: string },
): CourseMark[] {
  const all = [
    ...visits.flatMap(visitMarks),
    ...TAKEN_SECTIONS.flatMap((section) => prescriptionMarks(section, visits)),
    ...medicationMarks(visits),
  ];
  return all.filter(({ day }) => day >= from && day <= to).sort((a, b) => a.day.localeCompare(b.day));
}

const placeOf = ({ day, patient, appointment }: CourseVisit) => ({ day, patient, appointment });

function visitMarks(visit: CourseVisit): CourseMark[] {
  const place = placeOf(visit);
  const { professional, signed, content } = visit;
  const points = [...new Set(content?.points ?? [])];
  return [
    { kind: "visit", ...place, professional, signed },
    ...(points.length > 0 ? [{ kind: "points" as const, ...place, points }] : []),
  ];
}

type Running = {
  name: string;
  visit: CourseVisit /** The first day on which it is no longer taken. */;
  until: string;
};

/**
 * A remedy is taken from the appointment that prescribes it for the days of its dosage, unless a later appointment
 * prescribes others of its kind without it. An appointment that prescribes none of the kind changes nothing.
 */
function prescriptionMarks(section: TakenSection, visits: readonly CourseVisit[]): CourseMark[] {
  const marks: CourseMark[] = [];
  const running = new Map<string, Running>();
  const add = (
    change: "begun" | "changed" | "stopped" | "ended",
    name: string,
    visit: CourseVisit,
    day = visit.day,
  ) => marks.push({ kind: "prescription", ...placeOf(visit), day, section, change, name });
  const end = (key: string, { name, visit, until }: Running) => {
    add("ended", name, visit, until);
    running.delete(key);
  };
  for (const visit of visits) {
    const items = visit.content?.[section] ?? [];
    if (items.length === 0) continue;
    const prescribed = new Map(items.map((item) => [item.key, item]));
    for (const [key, before] of running) {
      if (daysBetween(before.until, visit.day) > RENEWED_WITHIN_DAYS) end(key, before);
      else if (prescribed.has(key)) continue;
      else if (before.until <= visit.day) end(key, before);
      else {
        add("stopped", before.name, visit);
        running.delete(key);
      }
    }
    for (const [key, { name, days }] of prescribed) {
      const before = running.get(key);
      if (!before) add("begun", name, visit);
      else if (before.name !== name) add("changed", name, visit);
      running.set(key, { name, visit, until: plusDays(visit.day, days) });
    }
  }
  for (const [key, left] of running) end(key, left);
  return marks;
}

type Taken = {
  name: string;
  dose: string;
  visit: CourseVisit /** The day on which it was to be stopped. */;
  stops: string;
};
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Changes of the medication between the appointments that asked about it. What the first of them names was taken already,
 * unless it names the day on which it was begun.
 */
function medicationMarks(visits: readonly CourseVisit[]): CourseMark[] {
  const marks: CourseMark[] = [];
  let known: Map<string, Taken> | undefined;
  let asked = "";
  for (const visit of visits) {
    const listed = visit.content?.medication?.filter(isMedicine);
    if (!listed) continue;
    /** A day that the patient named, if it is since the last time somebody asked; otherwise the appointment's. */
    const named = (day: string) => (DAY.test(day) && day >= asked && day <= visit.day ? day : visit.day);
    const add = (change: "begun" | "changed" | "stopped", name: string, detail: string, day = visit.day) =>
      marks.push({ kind: "medication", ...placeOf(visit), day, change, name, detail });
    const now = takenIn(listed, visit);
    for (const [key, { name, dose, stops }] of known ?? [])
      if (!now.has(key)) add("stopped", name, dose, named(endOf(key, listed) || stops));
    for (const item of listed) {
      const key = keyOf(item);
      const dose = doseOf(item);
      const before = known?.get(key);
      if (!now.has(key)) {
        if (!known && DAY.test(item.stopped)) add("stopped", item.drug, dose, item.stopped);
      } else if (!before) {
        if (known) add("begun", item.drug, dose, named(item.since));
        else if (DAY.test(item.since) && item.since <= visit.day) add("begun", item.drug, dose, item.since);
      } else if (before.dose !== dose) add("changed", item.drug, `${before.dose || "–"} → ${dose || "–"}`);
    }
    known = now;
    asked = visit.day;
  }
  for (const { name, dose, visit, stops } of known?.values() ?? [])
    if (stops)
      marks.push({
        kind: "medication",
        ...placeOf(visit),
        day: stops,
        change: "stopped",
        name,
        detail: dose,
      });
  return marks;
}

const keyOf = ({ inn, drug }: Medicine) => nameKey(inn || drug);
const doseOf = ({ dose, frequency }: Medicine) => [dose, frequency].filter(Boolean).join(" ");
const endOf = (key: string, listed: readonly Medicine[]) =>
  listed.find((item) => keyOf(item) === key)?.stopped ?? "";

/** What is taken on the day of the appointment. */
const takenIn = (listed: readonly Medicine[], visit: CourseVisit) =>
  new Map(
    listed
      .filter((item) => isTaken(item, visit.day))
      .map((item): [string, Taken] => [
        keyOf(item),
        { name: item.drug, dose: doseOf(item), visit, stops: DAY.test(item.stopped) ? item.stopped : "" },
      ]),
  );
