import * as z from "zod";
import { date, id, instant, requiredText, text, version, wallTime } from "../kernel/primitives.ts";

/** The most symptoms kept for one patient, those that are over among them. */
export const MAX_SYMPTOMS = 60;
/** The most answers to one symptom in one day that count. */
export const MAX_ENTRIES_A_DAY = 12;
/** An answer can be for a day this long ago: a phone may have been without a connection since. */
export const OLDEST_ENTRY_DAYS = 30;
/** Days of answers that a symptom's own item keeps, for lists and for judging the course. */
export const RECENT_DAYS = 30;
/** The link stops working this many days after it was last used. */
export const LINK_DAYS = 90;
/** The most colleagues one symptom is shared with. */
const MAX_SHARES = 30;

export const SYMPTOM_STATUSES = ["active", "paused", "done"] as const;
export type SymptomStatus = (typeof SYMPTOM_STATUSES)[number];

/** How often the patient is asked: so many times each day, or once on days of the week (ISO, 1 is Monday). */
export const frequency = z.discriminatedUnion("every", [
  z.object({ every: z.literal("day"), times: z.int().min(1).max(6) }),
  z.object({
    every: z.literal("week"),
    weekdays: z
      .array(z.int().min(1).max(7))
      .min(1, { message: "symptom.weekdays" })
      .max(7)
      .transform((days) => [...new Set(days)].sort()),
  }),
]);
export type Frequency = z.output<typeof frequency>;

export const reminder = z.object({ time: wallTime, channel: z.enum(["email", "sms"]) });
export type Reminder = z.output<typeof reminder>;

/** What a professional decides about a symptom. */
export const symptomForm = z.object({
  name: requiredText(80),
  start: date,
  end: date.nullable().default(null),
  frequency,
  reminder: reminder.nullable().default(null),
  shared_with: z.array(id("user")).max(MAX_SHARES).default([]),
});
export type SymptomForm = z.output<typeof symptomForm>;

/** A day that was answered: the sum of its values and how many they are. */
const answeredDay = z.object({
  day: date,
  sum: z.number(),
  count: z.int().min(1),
  /** Every answer of it was given on a later day. */
  late: z.boolean(),
});
export type AnsweredDay = z.output<typeof answeredDay>;

/** A symptom as its professional, and those it is shared with, see it. */
export const monitoredSymptom = z.object({
  id: z.string(),
  patient: z.string(),
  ...symptomForm.shape,
  frequency,
  professional: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(SYMPTOM_STATUSES),
  /** The days that were answered last, oldest first. */
  recent: z.array(answeredDay),
  /** Days in a row on which an answer was expected and none came, up to yesterday. */
  missed_days: z.int(),
  /** The mean of the last 3 answered days is at least 2 above that of the 7 before. */
  worsened: z.boolean(),
  /** Three expected days in a row went by without an answer. */
  stopped_answering: z.boolean(),
  /** Its last day is over and it was not marked as done. */
  ended: z.boolean(),
  created_at: instant,
  version,
});
export type MonitoredSymptom = z.output<typeof monitoredSymptom>;

/** The value a patient chooses: 1 is hardly noticeable, 10 is as bad as can be. */
export const intensity = z.int().min(1).max(10);
export const entryNote = text(300);

/** An answer as it is kept. */
export const symptomEntry = z.object({
  /** Made by the patient's phone, so that what is sent twice is kept once. */
  id: z.string(),
  value: intensity,
  note: z.string(),
  late: z.boolean(),
  /** When it was chosen on the phone. */
  entered_at: instant,
});
export type SymptomEntry = z.output<typeof symptomEntry>;
