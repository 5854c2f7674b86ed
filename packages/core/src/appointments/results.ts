import type { appointmentsRoutes } from "../contracts/appointments.ts";
import type { RequestOf, ResponseOf } from "../contracts/route.ts";
import type { SectionKey } from "../contracts/sections.ts";
import { auditRead } from "../db/audit.ts";
import { Patients } from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./connection.ts";
import { wholeRecord } from "./patient-record.ts";
import { mayReadContent } from "./reading.ts";
import type { SectionItem } from "./records.ts";

type Request = RequestOf<typeof appointmentsRoutes.results>["params"];

/**
 * What the sections of one step held in every visit of a patient, newest first, as far as the viewer may read them:
 * one Query over the sections beside one over the visits. A record that was merged takes one more of each.
 */
export async function results({
  patient: patientId,
  step,
}: Request): Promise<ResponseOf<typeof appointmentsRoutes.results>> {
  const viewer = actor();
  const [record, own] = await Promise.all([
    wholeRecord(patientId),
    sectionsOf(patientId, step),
    auditRead(patientId),
  ]);
  if (!record.patient) throw absent("patient");
  const elsewhere = Patients.recordsOf(record.patient).filter((id) => id !== patientId);
  const merged = await Promise.all(elsewhere.map((id) => sectionsOf(id, step)));
  const heads = new Map(record.appointments.map((head) => [head.appointment_id, head]));
  const items = [own, ...merged].flat().flatMap((item) => {
    const head = heads.get(item.appointment_id);
    if (!head || !mayReadContent(viewer, head)) return [];
    return {
      section: item.section as SectionKey,
      appointment: head.appointment_id,
      start: head.start,
      professional: head.professional_id,
      signed: head.status === "done",
      data: item.data,
    };
  });
  return { items: items.sort((a, b) => (a.start < b.start ? 1 : -1)), next: null };
}

async function sectionsOf(patientId: string, step: Request["step"]): Promise<SectionItem[]> {
  const { data } = await db.entities.section.query
    .results({ space_id: actor().spaceId, patient_id: patientId, step })
    .go({ pages: "all" });
  return data as unknown as SectionItem[];
}
