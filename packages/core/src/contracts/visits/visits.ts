import * as z from "zod";
import { date, instant, language } from "../kernel/primitives.ts";
import { GENDERS } from "../patients/patient-terms.ts";
import { photo } from "../photos/photos.ts";
import { appointment } from "../scheduling/appointments.ts";
import { appointmentContents } from "./appointment-contents.ts";
import { amendmentView, sectionView } from "./sections.ts";
import { appointmentSummary } from "./visit-summary.ts";
import { visitWords } from "./visit-words.ts";

/** What the visits signed before this one recorded about the patient. */
const earlierFindings = z.object({
  allergies: z.string(),
  /** A visit asked, and the patient has none. */
  no_allergies: z.boolean(),
  medication: z.string(),
  /** Conditions the patient has or had; `said` is the start of the newest visit that recorded it. */
  conditions: z.array(z.object({ key: z.string(), said: instant })),
  /** Whether any visit asked about past illnesses. */
  history: z.boolean(),
});
export type EarlierFindings = z.output<typeof earlierFindings>;

/** The patient banner above an appointment. `clinical` is null for viewers who may not read it. */
export const patientBanner = z.object({
  id: z.string(),
  name: z.string(),
  birthday: date.nullable(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** Documents for the patient are printed in this language. */
  language,
  archived: z.boolean(),
  clinical: z
    .object({
      alerts: z.string(),
      allergies: z.string(),
      /** Current medication. */
      medication: z.string(),
      /** A visit asked, and the patient has none. */
      no_allergies: z.boolean(),
      /** From the patient's record alone, without the visits. */
      record: z.object({ allergies: z.string(), medication: z.string() }),
      before: earlierFindings,
      pregnant: z.boolean(),
      pregnancy_due: date.nullable(),
      lactant: z.boolean(),
    })
    .nullable(),
  last_visit: z.object({ id: z.string(), start: instant }).nullable(),
});
export type PatientBanner = z.output<typeof patientBanner>;

/** The points of a visit: the same as the answer of POST /acupuncture/appointment/{appointment}. */
export const visitAcupuncture = z.object({
  points: z.array(z.unknown()),
  ashi_points: z.string(),
  ashi_marks: z.array(z.unknown()),
  needles_in: z.int(),
  needles_out: z.int(),
  version: z.int(),
  signed_points: z.array(z.unknown()).optional(),
});

export const visit = z.object({
  /** With its tests and treatments for viewers who may read them. */
  appointment: appointment.extend(appointmentContents.partial().shape),
  patient: patientBanner,
  /** Null for viewers who may not read clinical content. The server does not send it. */
  content: z
    .object({
      /** Whether the caller may write in this visit now. */
      writable: z.boolean(),
      sections: z.array(sectionView),
      amendments: z.array(amendmentView),
      words: visitWords.optional(),
      acupuncture: visitAcupuncture,
      /** `signed` is false if it was closed for a professional who left. */
      previous: z
        .object({ id: z.string(), start: instant, signed: z.boolean(), summary: appointmentSummary })
        .nullable(),
    })
    .nullable(),
});
export type Visit = z.output<typeof visit>;

export const recordEntry = z.object({
  appointment,
  summary: appointmentSummary.nullable(),
  words: visitWords.optional(),
  /** Empty if the caller may not read the visit. */
  photos: z.array(photo),
});
export type RecordEntry = z.output<typeof recordEntry>;
