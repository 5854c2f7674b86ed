import { can } from "../contracts/access.ts";
import type { Visit } from "../contracts/appointments.ts";
import { auditRead } from "../db/audit.ts";
import { Patients } from "../patients/index.ts";
import { type Actor, actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { bannerOf } from "./banner.ts";
import { readRecord } from "./patient-record.ts";
import type { AppointmentItem } from "./records.ts";
import { unfinished } from "./status.ts";
import { summaryOf } from "./summary.ts";
import { amendmentViewOf, appointmentView, mayKnow, sectionViewOf } from "./views.ts";
import { needles, readVisit, type VisitItems } from "./visit-items.ts";

/**
 * An appointment with everything in it. Two Queries, at the same moment where the caller names the patient, and the
 * entry of the audit trail. Without clinical content for those who may not read it: it is not sent.
 */
export async function get(appointmentId: string, patientId: string | undefined): Promise<Visit> {
  const [visit, named] = await Promise.all([
    readVisit(appointmentId),
    patientId === undefined ? undefined : readRecord(patientId),
  ]);
  const { head } = visit;
  // A patient named wrongly must never stand above another's appointment.
  if (named?.patient && !Patients.recordsOf(named.patient).includes(head.patient_id))
    throw absent("appointment");
  const viewer = actor();
  const clinical = mayReadContent(viewer, head);
  if (!clinical && !mayKnow(viewer, head)) throw new AppError("forbidden", "appointment.not_shared");
  const [{ patient, appointments }] = await Promise.all([
    named ?? readRecord(head.patient_id),
    auditRead(appointmentId),
  ]);
  if (!patient) throw absent("patient");
  const last = lastBefore(head, appointments);
  return {
    appointment: appointmentView(head),
    patient: bannerOf({ patient, last, clinical, sections: visit.sections }),
    content: clinical ? contentOf(viewer, visit, last) : null,
  };
}

/** Own content always; others' for the space's managers, or when the space shares records between professionals. */
export function mayReadContent(viewer: Actor, head: { professional_id: string }): boolean {
  if (!can(viewer, "clinical.read")) return false;
  const manages = viewer.role === "manager" || viewer.owner;
  return manages || head.professional_id === viewer.id || viewer.space.sharesClinicalRecords;
}

function contentOf(
  viewer: Actor,
  { head, sections, amendments, acupuncture }: VisitItems,
  last: AppointmentItem | undefined,
): NonNullable<Visit["content"]> {
  const count = needles(acupuncture);
  const own = head.professional_id === viewer.id && can(viewer, "clinical.write");
  const shared = last && mayReadContent(viewer, last);
  return {
    writable: own && unfinished(head.status),
    sections: [...sections.values()].map(sectionViewOf),
    amendments: amendments.map(amendmentViewOf),
    acupuncture: {
      points: acupuncture?.points ?? [],
      ashi_points: acupuncture?.ashi_points ?? "",
      ashi_marks: acupuncture?.ashi_marks ?? [],
      needles_in: count.in,
      needles_out: count.out,
      version: acupuncture?.version ?? 0,
    },
    previous: shared
      ? {
          id: last.appointment_id,
          start: last.start,
          summary: last.summary ?? summaryOf(new Map(), undefined),
        }
      : null,
  };
}

/** The newest signed visit that began before this one. */
function lastBefore(head: AppointmentItem, appointments: AppointmentItem[]) {
  return appointments.find(({ status, start }) => status === "done" && start < head.start);
}
