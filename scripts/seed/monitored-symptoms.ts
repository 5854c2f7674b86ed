import { randomUUID } from "node:crypto";
import type {
  Frequency,
  MonitoredSymptom,
} from "../../packages/core/src/contracts/monitoring/symptom-terms.ts";
import type { Patient } from "../../packages/core/src/contracts/patients/patients.ts";
import * as Monitoring from "../../packages/core/src/monitoring/index.ts";
import { now, nowIso, todayIn } from "../../packages/core/src/platform/clock.ts";
import { isoWeekday, plusDays } from "../../packages/core/src/time/days.ts";
import type { DemoUser } from "./accounts.ts";
import { as, asPatient, at } from "./moments.ts";

const ZONE = "Europe/Lisbon";
const DAY = 86_400_000;
const DAILY: Frequency = { every: "day", times: 1 };

type FollowedSymptom = {
  patient: Patient;
  professional: DemoUser;
  name: string;
  /** Days ago. */
  start: number;
  /** Days ago; undefined while it continues. */
  end?: number;
  frequency?: Frequency;
  shared_with?: DemoUser[];
  /** Its status; active by default. */
  status?: "paused" | "done";
  /** The answers of a day so many days ago: none where the patient forgot. */
  answers: (daysAgo: number) => readonly number[];
  /** Whether the day was answered on the day after. */
  late?: (daysAgo: number) => boolean;
  note?: (daysAgo: number) => string;
};

/** A whole number from 1 to 10 near a value, the same for the same day. */
const near = (value: number, daysAgo: number) =>
  Math.min(10, Math.max(1, Math.round(value + (SWAY[daysAgo % SWAY.length] ?? 0))));
const SWAY = [0.8, -0.4, 0, 1.1, -0.9, 0.3, -0.2];

type Clinic = {
  professional: DemoUser;
  manager: DemoUser;
  second: DemoUser;
  people: readonly Patient[];
  /** Positions of the long-term patients: headaches, low back, short nights. */
  longTerm: readonly number[];
};

/** Followed symptoms of every sort: better, worse, silent, ended, paused, done, several a day, days of the week, not begun. */
function followed({ professional, manager, second, people, longTerm }: Clinic): FollowedSymptom[] {
  const [headaches = 0, lowBack = 1, nights = 2] = longTerm;
  const others = people.filter((_, place) => !longTerm.includes(place) && place % 2 === 0).values();
  const next = () => ({ patient: others.next().value as Patient, professional });
  const longTermOf = (place: number, by: DemoUser) => ({
    patient: people[place] as Patient,
    professional: by,
  });
  return [
    {
      ...longTermOf(headaches, professional),
      name: "Headache",
      start: 100,
      answers: (ago) => (ago % 11 === 4 || (ago > 62 && ago < 67) ? [] : [near(3 + ago / 20, ago)]),
      late: (ago) => ago % 9 === 2,
      note: (ago) => (ago % 25 === 0 ? "After a day at the computer" : ""),
    },
    {
      ...longTermOf(headaches, professional),
      name: "Dizziness",
      start: 60,
      answers: (ago) => (ago % 8 === 5 ? [] : [near(ago > 30 ? 5 : 2, ago)]),
    },
    {
      ...longTermOf(nights, professional),
      name: "Hard to fall asleep",
      start: 84,
      shared_with: [second],
      answers: (ago) => (ago % 6 === 1 ? [] : [near(ago > 56 ? 8 : ago > 28 ? 6 : 4, ago)]),
      late: (ago) => ago % 4 === 0,
    },
    {
      ...longTermOf(lowBack, manager),
      name: "Low back pain",
      start: 40,
      shared_with: [professional],
      answers: (ago) => [near(ago < 3 ? 8 : 4, ago)],
    },
    { ...next(), name: "Neck pain", start: 18, answers: (ago) => [ago < 3 ? 9 - (ago % 2) : near(4, ago)] },
    { ...next(), name: "Knee pain", start: 24, answers: (ago) => (ago < 6 ? [] : [near(5, ago)]) },
    { ...next(), name: "Hay fever", start: 26, end: 5, answers: (ago) => [near(2 + ago / 5, ago)] },
    {
      ...next(),
      name: "Hot flushes",
      start: 30,
      status: "paused",
      answers: (ago) => (ago < 8 ? [] : [near(6, ago)]),
    },
    {
      ...next(),
      name: "Shoulder pain",
      start: 45,
      status: "done",
      answers: (ago) => (ago < 15 ? [] : [near(ago / 6, ago)]),
    },
    {
      ...next(),
      name: "Bloating",
      start: 12,
      frequency: { every: "day", times: 3 },
      answers: (ago) => [near(4, ago), near(6, ago + 2), near(5, ago + 4)].slice(ago % 5 === 0 ? 1 : 0),
    },
    {
      ...next(),
      name: "Fatigue",
      start: 56,
      frequency: { every: "week", weekdays: [1, 4] },
      answers: (ago) => [near(3 + ago / 14, ago)],
    },
    { ...next(), name: "Anxiety", start: 1, answers: () => [] },
  ];
}

/** Begins the symptoms and writes what the patients answered, day by day as they would have. */
export async function followSymptoms(clinic: Clinic): Promise<void> {
  const today = todayIn(ZONE);
  const all = followed(clinic);
  const patients = [...new Set(all.map(({ patient }) => patient))];
  const byPatient = patients.map((patient) => all.filter((one) => one.patient === patient));
  const begun = new Map<FollowedSymptom, Begun>();
  const first = Math.max(...all.map(({ start }) => start));
  for (let daysAgo = first; daysAgo >= 0; daysAgo -= 1)
    await at(now() - daysAgo * DAY, async () => {
      await Promise.all(
        // One after the other for a patient, as on a phone.
        byPatient.map(async (ofPatient) => {
          for (const one of ofPatient) {
            if (one.start === daysAgo) begun.set(one, await begin(one, ofPatient, begun, today));
            const known = begun.get(one);
            if (known) await answer(one, known, daysAgo, plusDays(today, -daysAgo));
          }
        }),
      );
    });
  for (const [{ professional, status }, { symptom }] of begun)
    if (status)
      await as(professional, () =>
        Monitoring.update(
          { patient: symptom.patient, symptom: symptom.id },
          { version: symptom.version, status },
        ),
      );
}

type Begun = { symptom: MonitoredSymptom; key: string };

async function begin(
  one: FollowedSymptom,
  ofPatient: readonly FollowedSymptom[],
  begun: ReadonlyMap<FollowedSymptom, Begun>,
  today: string,
): Promise<Begun> {
  const { patient, professional, name, start, end, frequency = DAILY, shared_with = [] } = one;
  const symptom = await as(professional, () =>
    Monitoring.create(patient.id, {
      name,
      start: plusDays(today, -start),
      end: end === undefined ? null : plusDays(today, -end),
      frequency,
      reminder: null,
      shared_with: shared_with.map(({ id }) => id),
    }),
  );
  const known = ofPatient.flatMap((other) => begun.get(other)?.key ?? [])[0];
  if (known) return { symptom, key: known };
  const { url } = await as(professional, () => Monitoring.createLink(patient.id));
  return { symptom, key: String(url).split("/").at(-1) ?? "" };
}

/** The day's answers, and those of the day before that were forgotten then. */
async function answer(one: FollowedSymptom, { symptom, key }: Begun, daysAgo: number, day: string) {
  const isLate = (ago: number) => one.late?.(ago) ?? false;
  const given = (ago: number, on: string, late: boolean) =>
    ago > one.start || ago < (one.end ?? 0) || !isAsked(one, on)
      ? []
      : one.answers(ago).map((value) => ({ value, day: on, late, note: one.note?.(ago) ?? "" }));
  const entries = [
    ...(isLate(daysAgo + 1) ? given(daysAgo + 1, plusDays(day, -1), true) : []),
    ...(isLate(daysAgo) ? [] : given(daysAgo, day, false)),
  ];
  for (const entry of entries)
    await asPatient(() =>
      Monitoring.writeEntry({
        params: { key, entry: randomUUID() },
        body: { ...entry, symptom: symptom.id, entered_at: nowIso() },
      }),
    );
}

const isAsked = ({ frequency = DAILY }: FollowedSymptom, day: string) =>
  frequency.every === "day" || frequency.weekdays.includes(isoWeekday(day));
