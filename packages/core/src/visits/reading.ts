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
import { contentsOf } from "./contents.ts";
import { earlierFindings } from "./earlier-findings.ts";
import { bannerOf } from "./patient-banner.ts";
import { type RecordPage, readRecord } from "./stored/patient-record.ts";
import { countNeedles, readVisit, type VisitItems } from "./stored/visit-items.ts";
import { summaryOf } from "./summary.ts";
import { amendmentViewOf, keptWordsOf, sectionViewOf } from "./views.ts";

/** Appointments read with the patient to find the last visit; and read after that if it is not among them. */
const RECENT_VISITS = 5;
const OLDER_VISITS = 60;

/**
 * An appointment with everything in it, without clinical content if the viewer may not read that. Two Queries, in parallel if the
 * caller names the patient, and the audit entry. One more request if there are so many upcoming appointments that the last visit
 * is not among those read. An export of the whole space is audited as such, and not by every appointment. Throws 404, 403
 * `appointment.not_shared`.
 */
export async function get(
  appointmentId: string,
  patientId: string | undefined,
  { isAudited = true } = {},
): Promise<Visit> {
  const recordRequest = patientId === undefined ? undefined : readRecord(patientId, { limit: RECENT_VISITS });
  // Prevents an unhandled rejection if readVisit fails first. The error is thrown where the promise is awaited.
  recordRequest?.catch(() => undefined);
  const visit = await readVisit(appointmentId);
  const { head } = visit;
  await requirePatient(head, patientId, recordRequest);
  const viewer = actor();
  const clinical = mayReadContent(viewer, head);
  if (!clinical && !maySeeAppointment(viewer, head))
    throw new AppError("forbidden", "appointment.not_shared");
  const [record] = await Promise.all([
    recordRequest ?? readRecord(head.patient_id, { limit: RECENT_VISITS }),
    isAudited && auditRead(appointmentId, head.patient_id),
  ]);
  const { patient } = record;
  if (!patient) throw absent("patient");
  const last = await lastSignedBefore(head, record);
  return {
    appointment: { ...appointmentView(head), ...(clinical && contentsOf(visit)) },
    patient: bannerOf({
      patient,
      clinical,
      sections: visit.sections,
      last,
      before: earlierFindings(record.carryForward, last, head.start),
    }),
    content: clinical ? contentOf(viewer, visit, last) : null,
  };
}

/** Throws 404 if the named patient is not the appointment's, so that no appointment is shown under another patient. */
async function requirePatient(
  head: AppointmentItem,
  patientId: string | undefined,
  named: Promise<RecordPage> | undefined,
): Promise<void> {
  if (patientId === head.patient_id || !named) return;
  const { patient } = await named;
  // The appointment may belong to a record merged into the named one.
  if (patient && !Patients.recordsOf(patient).includes(head.patient_id)) throw absent("appointment");
}

/** Whether the viewer may read an appointment's clinical content: their own, all for managers, or shared by the clinic's setting. */
export function mayReadContent(viewer: Actor, head: { professional_id: string }): boolean {
  if (!can(viewer, "clinical.read")) return false;
  const manages = viewer.role === "manager" || viewer.owner;
  return manages || head.professional_id === viewer.id || viewer.space.sharesClinicalRecords;
}

/** What was written in a visit, as the API shows it. */
export function contentViews({ head, sections, amendments, acupuncture }: VisitItems) {
  const count = countNeedles(acupuncture);
  return {
    sections: [...sections.values()].map(sectionViewOf),
    amendments: amendments.map(amendmentViewOf),
    ...keptWordsOf(head),
    acupuncture: {
      points: acupuncture?.points ?? [],
      ashi_points: acupuncture?.ashi_points ?? "",
      ashi_marks: acupuncture?.ashi_marks ?? [],
      needles_in: count.in,
      needles_out: count.out,
      version: acupuncture?.version ?? 0,
      ...(acupuncture?.signed_points && { signed_points: acupuncture.signed_points }),
    },
  };
}

function contentOf(
  viewer: Actor,
  visit: VisitItems,
  last: AppointmentItem | undefined,
): NonNullable<Visit["content"]> {
  const { head } = visit;
  const own = head.professional_id === viewer.id && can(viewer, "clinical.write");
  const shared = last && mayReadContent(viewer, last);
  return {
    writable: own && isUnfinished(head.status),
    ...contentViews(visit),
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

/** The patient of a visit, with the findings of the visits signed before it. One request. */
export async function readPatientBefore(head: AppointmentItem) {
  const record = await readRecord(head.patient_id, { limit: RECENT_VISITS });
  const last = await lastSignedBefore(head, record);
  return { patient: record.patient, before: earlierFindings(record.carryForward, last, head.start) };
}

/** The newest finished visit that started before this one. One more request if it is not in the page read. */
async function lastSignedBefore(
  head: AppointmentItem,
  record: RecordPage,
): Promise<AppointmentItem | undefined> {
  const { patient, appointments, cursor } = record;
  const before = ({ status, start }: AppointmentItem) => status === "done" && start < head.start;
  const last = appointments.find(before);
  if (last || !patient || cursor === null) return last;
  return (await readRecord(patient.patient_id, { limit: OLDER_VISITS, cursor })).appointments.find(before);
}
