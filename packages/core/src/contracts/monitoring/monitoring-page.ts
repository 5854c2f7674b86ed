import * as z from "zod";
import { date, id, instant, language } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { entryNote, frequency, intensity, symptomEntry } from "./symptom-terms.ts";

/** 160 random bits, as `newToken` makes them. */
const key = z.string().regex(/^[\w-]{27}$/, { message: "token.invalid" });
const byKey = z.object({ key });

/** A symptom as the patient sees it. */
const askedSymptom = z.object({
  id: z.string(),
  name: z.string(),
  /** The first day on which it is asked about. */
  start: date,
  frequency,
  /** The mean of each answered day of the last fourteen. */
  recent: z.array(z.object({ day: date, mean: z.number() })),
  /** Answers of yesterday and today, which can still be changed. */
  entries: z.array(symptomEntry.extend({ day: date })),
});

/** What the patient's page shows: nothing that names the patient. */
export const monitoringPage = z.object({
  initials: z.string(),
  clinic: z.string(),
  language,
  /** The clinic's day. */
  today: date,
  symptoms: z.array(askedSymptom),
  /** The same for every link of a person, so that the phone can send answers given with an earlier one. It says nothing of who. */
  person: z.string(),
  /** Whether reminders would come if they were not paused. */
  reminds: z.boolean(),
  reminders_paused: z.boolean(),
});
export type MonitoringPage = z.output<typeof monitoringPage>;

/** An answer on its way to the server. A value of null takes an earlier one of the same id back. */
export const sentEntry = z.object({
  symptom: id("monitoredSymptom"),
  day: date,
  value: intensity.nullable(),
  note: entryNote.default(""),
  /** Given for the day before. */
  late: z.boolean().default(false),
  /** When it was chosen, by the phone's clock. Of two changes to one answer the later counts, in whatever order they arrive. */
  entered_at: instant,
});
export type SentEntry = z.output<typeof sentEntry>;

/** The patient's page: no session, the link is the key. */
export const monitoringPageRoutes = {
  readPage: route({
    id: "monitoring.read-page",
    method: "GET",
    path: "/monitoring-pages/{key}",
    summary: "What a patient's monitoring page shows",
    access: { who: "public" },
    params: byKey,
    response: monitoringPage,
    errors: ["monitoring_page.not_found", "throttled"],
    touches: { table: "write" },
    calls: 5,
    needsPlan: false,
  }),
  writeEntry: route({
    id: "monitoring.write-entry",
    method: "PUT",
    path: "/monitoring-pages/{key}/entries/{entry}",
    summary: "Keeps, changes or takes back an answer; what is sent twice is kept once",
    access: { who: "public" },
    params: byKey.extend({ entry: z.uuid({ message: "id.invalid" }) }),
    body: sentEntry,
    response: z.object({ symptom: z.string(), day: date, entries: z.array(symptomEntry) }),
    errors: ["monitoring_page.not_found", "symptom.not_found", "entry.too_many", "throttled"],
    touches: { table: "write" },
    calls: 3,
    needsPlan: false,
  }),
  setReminders: route({
    id: "monitoring.set-reminders",
    method: "PUT",
    path: "/monitoring-pages/{key}/reminders",
    summary: "Stops the reminders a patient gets, or lets them come again",
    access: { who: "public" },
    params: byKey,
    body: z.object({ paused: z.boolean() }),
    response: z.object({ paused: z.boolean() }),
    errors: ["monitoring_page.not_found", "throttled"],
    touches: { table: "write" },
    calls: 3,
    needsPlan: false,
  }),
} as const;
