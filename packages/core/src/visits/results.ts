import { type AppointmentItem, isSigned } from "../appointments/index.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { appointmentsRoutes } from "../contracts/scheduling/appointments.ts";
import type { SectionKey, Step } from "../contracts/visits/sections.ts";
import { auditRead } from "../db/audit.ts";
import { itemBytes } from "../db/item-size.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import { readWholeRecord } from "./patient-record.ts";
import { mayReadContent } from "./reading.ts";
import type { SectionItem } from "./records.ts";

type Request = RequestOf<typeof appointmentsRoutes.results>["params"];

/** What the sections of one step held in every visit of a patient, newest first, as far as the viewer may read them. */
export async function results({
  patient,
  step,
}: Request): Promise<ResponseOf<typeof appointmentsRoutes.results>> {
  const held = await readHeld(patient, step);
  const items = held.map(({ head, item }) => ({
    section: item.section as SectionKey,
    appointment: head.appointment_id,
    start: head.start,
    professional: head.professional_id,
    signed: isSigned(head),
    data: item.data,
  }));
  return { items: withinAnswer(items), next: null };
}

/** What one answer carries, in bytes: a function's may have six million. */
const MOST_BYTES = 4_000_000;

/** The newest of the results, as many as one answer carries: drawings of a hundred visits may be more. */
export function withinAnswer<T extends { data: unknown }>(items: readonly T[]): T[] {
  let bytes = 0;
  const end = items.findIndex(({ data }) => {
    bytes += itemBytes(data);
    return bytes > MOST_BYTES;
  });
  return end < 0 ? [...items] : items.slice(0, end);
}

/** A section's item and the appointment it belongs to. */
export type Held = { head: AppointmentItem; item: SectionItem };

/**
 * The sections of every visit of a patient, or of one step, newest first, as far as the viewer may read them: one Query
 * over the sections beside one over the visits. A record that was merged takes one more of each. Throws 404.
 */
export async function readHeld(patientId: string, step?: Step): Promise<Held[]> {
  const viewer = actor();
  const [record, own] = await Promise.all([
    readWholeRecord(patientId),
    sectionsOf(patientId, step),
    auditRead(patientId),
  ]);
  if (!record.patient) throw absent("patient");
  const elsewhere = Patients.recordsOf(record.patient).filter((id) => id !== patientId);
  const merged = await Promise.all(elsewhere.map((id) => sectionsOf(id, step)));
  const heads = new Map(record.appointments.map((head) => [head.appointment_id, head]));
  return [own, ...merged]
    .flat()
    .flatMap((item) => {
      const head = heads.get(item.appointment_id);
      return head && mayReadContent(viewer, head) ? [{ head, item }] : [];
    })
    .sort((a, b) => (a.head.start < b.head.start ? 1 : -1));
}

async function sectionsOf(patientId: string, step: Step | undefined): Promise<SectionItem[]> {
  const { data } = await db.entities.section.query
    .results({ space_id: actor().spaceId, patient_id: patientId, ...(step && { step }) })
    .go({ pages: "all" });
  return data as unknown as SectionItem[];
}
