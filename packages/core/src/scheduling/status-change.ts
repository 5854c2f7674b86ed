import {
  type AppointmentItem,
  appointmentView,
  getAppointment,
  isAppointmentDay,
  isUnfinished,
  NO_OTHER_RECORDS,
  needsReason,
  occupiesTime,
  type PersonRecords,
  updateWrites,
  withCurrentBalance,
  withPersonRecords,
} from "../appointments/index.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { Appointment, AppointmentStatus } from "../contracts/scheduling/appointments.ts";
import type { appointmentsRoutes } from "../contracts/scheduling/appointments-routes.ts";
import { noticeWrite } from "../db/notices.ts";
import { type Operation, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import { toClashError, withOverride } from "./booking.ts";
import { claimOf } from "./clash.ts";
import { claimWrites } from "./ledger.ts";
import { withinHours } from "./schedule.ts";
import { requireMayChangeStatus } from "./status-rules.ts";

type Request = RequestOf<typeof appointmentsRoutes.setStatus>["body"];

/**
 * Changes the status of an appointment. "done" signs and locks it; if its professional has left the clinic, it is closed without
 * a signature. Throws 403, 404, 409.
 */
export async function setStatus(appointmentId: string, body: Request): Promise<Appointment> {
  if (body.status === "done") {
    // Checking what is signed takes most of the code, and every other change of a status does without it.
    const { signVisit } = await import("./signing.ts");
    return signVisit(appointmentId, body.version);
  }
  const current = await getAppointment(appointmentId);
  requireMayChangeStatus(current, body.status, body.version);
  if (body.status === "arrived" && !isAppointmentDay(current, actor().space.timeZone))
    throw new AppError("conflict", "appointment.other_day", { current: appointmentView(current) });
  if (needsReason(body.status) && body.reason === "") throw invalidField("reason", "required");
  const next = withStatus(current, body.status, body.reason);
  try {
    return await withOverride(body.override, (override) => writeStatus(current, next, override));
  } catch (error) {
    throw await toClashError(error, claimOf(next), appointmentId);
  }
}

/** The head with another status. */
export const withStatus = (
  current: AppointmentItem,
  status: AppointmentStatus,
  reason: string,
): AppointmentItem => ({
  ...current,
  status,
  reason: needsReason(status) ? reason : "",
  unfinished_by: isUnfinished(status) ? current.professional_id : "",
  updated_at: nowIso(),
  updated_by: actor().id,
});

/** The transaction of a status change. Throws `appointment.clash` without details. */
export const writeStatus = (
  before: AppointmentItem,
  after: AppointmentItem,
  override = false,
): Promise<Appointment> =>
  withCurrentBalance(before, after, (current, wanted) => writeStatusOnce(current, wanted, override));

async function writeStatusOnce(
  current: AppointmentItem,
  wanted: AppointmentItem,
  override: boolean,
): Promise<Appointment> {
  // A restored appointment takes its time again, so its clashes are checked again too.
  const restored = !occupiesTime(current.status) && occupiesTime(wanted.status);
  const next = { ...wanted, override: restored ? override : current.override };
  const write = (besides: Operation[], others: readonly string[] = []) =>
    transact({
      writes: [
        ...besides,
        ...timeWrites(current, next, { override, others }),
        ...updateWrites(current, fieldsOf(next)),
      ],
      audit: {
        action: override ? "override" : "status",
        record: current.appointment_id,
        patient: current.patient_id,
      },
    });
  const restore = ({ others, checks }: PersonRecords) =>
    withinHours(claimOf(next), { override, practises: false }, (unchangedHours) =>
      write([...checks, unchangedHours], others),
    );
  if (!restored) await write([]);
  else await (override ? restore(NO_OTHER_RECORDS) : withPersonRecords(current.patient_id, restore));
  return appointmentView({ ...next, version: current.version + 1 });
}

const fieldsOf = ({ status, reason, unfinished_by, override, updated_at, updated_by }: AppointmentItem) => ({
  status,
  reason,
  unfinished_by,
  override,
  updated_at,
  updated_by,
});

/** Frees the time of an appointment that is cancelled or missed, or takes it again when it is restored. */
function timeWrites(
  current: AppointmentItem,
  next: AppointmentItem,
  taking: { override: boolean; others: readonly string[] },
): Operation[] {
  const held = occupiesTime(current.status);
  const holds = occupiesTime(next.status);
  if (held === holds) return [];
  const claim = claimOf(current);
  return [
    ...claimWrites(
      current.space_id,
      current.appointment_id,
      holds ? { after: claim, ...taking } : { before: claim },
    ),
    noticeWrite(current.space_id, current.appointment_id),
  ];
}
