import * as z from "zod";
import { date, id } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { monitoredSymptom, symptomEntry } from "./symptom-terms.ts";

/** The most days that one answer with a patient's course can cover. */
export const MAX_COURSE_DAYS = 190;
/** Answers are read this many days beyond the period at both ends, so that marks near its ends can be compared too. */
export const COURSE_MARGIN_DAYS = 28;

/** A day's answers to one symptom. */
export const symptomDay = z.object({ symptom: z.string(), day: date, entries: z.array(symptomEntry) });
export type SymptomDay = z.output<typeof symptomDay>;

/** The sections of an appointment whose entries are taken for a number of days. */
export const TAKEN_SECTIONS = ["formulas", "substances", "supplements"] as const;
export type TakenSection = (typeof TAKEN_SECTIONS)[number];

/** What happened to something prescribed: `stopped` by a later prescription, `ended` when its days were over. */
export const PRESCRIPTION_CHANGES = ["begun", "changed", "stopped", "ended"] as const;
export const MEDICATION_CHANGES = ["begun", "changed", "stopped"] as const;

/** Where a mark stands, and the appointment it opens. `patient` is the record that holds the appointment. */
const marked = { day: date, patient: z.string(), appointment: z.string() };
export const courseMark = z.discriminatedUnion("kind", [
  /** `signed` is false for an appointment that may still change. */
  z.object({ kind: z.literal("visit"), ...marked, professional: z.string(), signed: z.boolean() }),
  /** Ids of system points, and names of users' own. */
  z.object({ kind: z.literal("points"), ...marked, points: z.array(z.string()) }),
  z.object({
    kind: z.literal("prescription"),
    ...marked,
    section: z.enum(TAKEN_SECTIONS),
    change: z.enum(PRESCRIPTION_CHANGES),
    name: z.string(),
  }),
  /** `detail`: dose and frequency; of a change the earlier and the new ones. */
  z.object({
    kind: z.literal("medication"),
    ...marked,
    change: z.enum(MEDICATION_CHANGES),
    name: z.string(),
    detail: z.string(),
  }),
]);
export type CourseMark = z.output<typeof courseMark>;
export type MarkKind = CourseMark["kind"];

/** How a patient's symptoms went, with what happened in the treatment meanwhile. */
export const courseRoutes = {
  getCourse: route({
    id: "monitoring.get-course",
    method: "GET",
    path: "/patients/{patient}/monitoring-course",
    summary:
      "A patient's symptoms, the answers of a period and the treatment's marks in it; answers by pages",
    access: { who: "space", can: "monitoring.read" },
    params: z.object({ patient: id("patient") }),
    query: z.object({
      from: date,
      to: date,
      /** Whether the first page includes the marks. */
      marks: z
        .enum(["true", "false"])
        .default("true")
        .transform((word) => word === "true"),
      cursor: z.string().max(2048).optional(),
    }),
    response: z.object({
      symptoms: z.array(monitoredSymptom),
      /** Answered days, oldest first within a record, from {@link COURSE_MARGIN_DAYS} before the period to as many after it. */
      items: z.array(symptomDay),
      /** Of the appointments whose content the caller may read; of others only that they took place. Oldest first. */
      marks: z.array(courseMark),
      /** The first day that has marks, where the period has more appointments than one answer holds. */
      marks_from: date.nullable(),
      next: z.string().nullable(),
    }),
    errors: ["patient.not_found"],
    touches: { table: "write", secret: true },
    // Patient, audit trail, symptoms, answers, appointments, and up to three batches of what they hold. Three more for every merged
    // record.
    calls: 8,
  }),
} as const;
