import * as z from "zod";
import { date, instant, language } from "../kernel/primitives.ts";
import { GENDERS } from "../patients/patient-terms.ts";
import { photo } from "../photos/photos.ts";
import { appointment } from "../scheduling/appointments.ts";
import { appointmentContents } from "./appointment-contents.ts";
import { amendmentView, sectionView } from "./sections.ts";
import { appointmentSummary } from "./visit-summary.ts";

/** What the signed visits before this one told of the patient. */
const earlierFindings = z.object({
  allergies: z.string(),
  /** Asked, and there are none. */
  no_allergies: z.boolean(),
  medication: z.string(),
  /** What they have or had, and when the visit began that last said so. */
  conditions: z.array(z.object({ key: z.string(), said: instant })),
  /** Whether any visit asked for past illnesses. */
  history: z.boolean(),
});
export type EarlierFindings = z.output<typeof earlierFindings>;

/** What is known of the patient, on top of the appointment. Clinical fields are null for those who may not read them. */
export const patientBanner = z.object({
  id: z.string(),
  name: z.string(),
  birthday: date.nullable(),
  age: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  /** What is printed for them is printed in it. */
  language,
  archived: z.boolean(),
  clinical: z
    .object({
      alerts: z.string(),
      allergies: z.string(),
      /** What still runs. */
      medication: z.string(),
      /** Asked in a visit, and there are none. */
      no_allergies: z.boolean(),
      /** What the patient's record itself says, without the visits. */
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

export const visit = z.object({
  /** With what it holds, for those who may read that. */
  appointment: appointment.extend(appointmentContents.partial().shape),
  patient: patientBanner,
  /** Absent for those who may not read clinical content: never sent, not hidden. */
  content: z
    .object({
      /** Whether the caller may write here now. */
      writable: z.boolean(),
      sections: z.array(sectionView),
      amendments: z.array(amendmentView),
      /** As POST /acupuncture/appointment/{appointment} answers it. */
      acupuncture: z.object({
        points: z.array(z.unknown()),
        ashi_points: z.string(),
        ashi_marks: z.array(z.unknown()),
        needles_in: z.int(),
        needles_out: z.int(),
        version: z.int(),
      }),
      /** `signed` is false where it was closed for somebody who had left. */
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
  /** As far as the caller may read the visit. */
  photos: z.array(photo),
});
export type RecordEntry = z.output<typeof recordEntry>;
