import {
  type AppointmentItem,
  appointmentView,
  isSigned,
  isUnfinished,
  maySeeAppointment,
} from "../appointments/index.ts";
import { can } from "../contracts/kernel/access.ts";
import type { Visit } from "../contracts/visits/visits.ts";
import { auditRead } from "../db/audit.ts";
import * as Patients from "../patients/index.ts";
import { type Actor, actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { knownBefore } from "./clinical-carry-forward.ts";
import { contentsOf } from "./contents.ts";
import { bannerOf } from "./patient-banner.ts";
import { type RecordPage, readRecord } from "./patient-record.ts";
import { summaryOf } from "./summary.ts";
import { amendmentViewOf, sectionViewOf } from "./views.ts";
import { needles, readVisit, type VisitItems } from "./visit-items.ts";

/** Of the patient's record: who it is, what is booked ahead, and the last visit. Further back it is rarely. */
const BESIDE = 5;
const FURTHER = 60;

/**
 * An appointment with everything in it. Two Queries, at the same moment where the caller names the patient, and the
 * entry of the audit trail, which waits for the first alone. Without clinical content for those who may not read it: it
 * is not sent. One request more where so much is booked ahead that the last visit is further back.
 */
export async function get(appointmentId: string, patientId: string | undefined): Promise<Visit> {
  const named = patientId === undefined ? undefined : readRecord(patientId, { limit: BESIDE });
  // Told where it is awaited; until then a failure of it is nobody's.
  named?.catch(() => undefined);
  const visit = await readVisit(appointmentId);
  const { head } = visit;
  await mustBeOf(head, patientId, named);
  const viewer = actor();
  const clinical = mayReadContent(viewer, head);
  if (!clinical && !maySeeAppointment(viewer, head))
    throw new AppError("forbidden", "appointment.not_shared");
  const [record] = await Promise.all([
    named ?? readRecord(head.patient_id, { limit: BESIDE }),
    auditRead(appointmentId),
  ]);
  const { patient } = record;
  if (!patient) throw absent("patient");
  const last = await lastBefore(head, record);
  return {
    appointment: { ...appointmentView(head), ...(clinical && contentsOf(visit)) },
    patient: bannerOf({
      ...{ patient, clinical, sections: visit.sections, last },
      before: knownBefore(record.told, last, head.start),
    }),
    content: clinical ? contentOf(viewer, visit, last) : null,
  };
}

/** A patient named wrongly must never stand above another's appointment. */
async function mustBeOf(
  head: AppointmentItem,
  patientId: string | undefined,
  named: Promise<RecordPage> | undefined,
): Promise<void> {
  if (patientId === head.patient_id || !named) return;
  const { patient } = await named;
  // The one a record was merged into, or from.
  if (patient && !Patients.recordsOf(patient).includes(head.patient_id)) throw absent("appointment");
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
    writable: own && isUnfinished(head.status),
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
          signed: isSigned(last),
          summary: last.summary ?? summaryOf(new Map(), undefined),
        }
      : null,
  };
}

/** The patient of a visit, with what is known of them from the signed visits before it. One request. */
export async function patientBefore(head: AppointmentItem) {
  const record = await readRecord(head.patient_id, { limit: BESIDE });
  const last = await lastBefore(head, record);
  return { patient: record.patient, before: knownBefore(record.told, last, head.start) };
}

/** The newest signed visit that began before this one. */
async function lastBefore(head: AppointmentItem, record: RecordPage): Promise<AppointmentItem | undefined> {
  const { patient, appointments, cursor } = record;
  const before = ({ status, start }: AppointmentItem) => status === "done" && start < head.start;
  const last = appointments.find(before);
  if (last || !patient || cursor === null) return last;
  return (await readRecord(patient.patient_id, { limit: FURTHER, cursor })).appointments.find(before);
}
