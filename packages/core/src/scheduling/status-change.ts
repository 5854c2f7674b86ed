import {
  type AppointmentItem,
  appointmentView,
  canTransition,
  canUndoCancellation,
  endOf,
  getAppointment,
  isAppointmentDay,
  isClinicalStatus,
  isUnfinished,
  maySeeAppointment,
  NO_OTHER_RECORDS,
  needsReason,
  occupiesTime,
  type PersonRecords,
  type Signer,
  updateWrites,
  withCurrentBalance,
  withPersonRecords,
} from "../appointments/index.ts";
import type { SignedPoint } from "../contracts/acupuncture/acupuncture.ts";
import { can, closesOthers } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { Appointment, AppointmentStatus } from "../contracts/scheduling/appointments.ts";
import type { appointmentsRoutes } from "../contracts/scheduling/appointments-routes.ts";
import { STEP_MINUTES } from "../contracts/scheduling/booking.ts";
import { SECTION_KEYS } from "../contracts/visits/sections.ts";
import { noticeWrite } from "../db/notices.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { check, type Operation, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, invalidField, stale } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import {
  countNeedles,
  measurementsWrite,
  pointsToSign,
  readVisit,
  requireEqualNeedleCounts,
  requireSafetyReasons,
  summaryOf,
  type VisitItems,
  withCarryForward,
  wordsToKeep,
} from "../visits/index.ts";
import { toClashError, withOverride } from "./booking.ts";
import { claimOf } from "./clash.ts";
import { db } from "./entities.ts";
import { claimWrites } from "./ledger.ts";
import { withinHours } from "./schedule.ts";

type Request = RequestOf<typeof appointmentsRoutes.setStatus>["body"];

/**
 * Changes the status of an appointment. "done" signs and locks it; if its professional has left the clinic, it is closed without
 * a signature. Throws 403, 404, 409.
 */
export async function setStatus(appointmentId: string, body: Request): Promise<Appointment> {
  if (body.status === "done") return signVisit(appointmentId, body.version);
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

/** Throws unless the actor may make this status change, the version is current and the transition is allowed. */
function requireMayChangeStatus(current: AppointmentItem, to: AppointmentStatus, version: number) {
  const user = actor();
  const own = current.professional_id === user.id;
  if (isClinicalStatus(to)) {
    if (!can(user, "clinical.write")) throw new AppError("forbidden", "access.denied");
    if (!own) throw new AppError("forbidden", "appointment.not_own");
  } else if (!can(user, "appointments.write") || !maySeeAppointment(user, current)) {
    // A professional without the booking permission may still check in patients of their own and mark them as missed.
    if (!own || to === "cancelled" || current.status === "cancelled")
      throw new AppError("forbidden", "access.denied");
  }
  requireTransition(current, version, to, canTransition(current.status, to) && canUndoCancellation(current));
}

/** Throws 409 when the appointment was changed since it was read, or the transition is not allowed. */
function requireTransition(
  current: AppointmentItem,
  version: number,
  to: AppointmentStatus,
  isAllowed: boolean,
) {
  if (current.version !== version) throw stale("appointment", appointmentView(current));
  if (!isAllowed)
    throw new AppError("conflict", "appointment.transition", {
      current: appointmentView(current),
      details: { from: current.status, to },
    });
}

const MAX_ATTEMPTS = 3;

/**
 * Signs and locks a visit and ends its timers. Refuses while the numbers of needles inserted and removed differ (only with the
 * module that counts them), and while a serious safety warning has no stated reason. The versions of all sections and of the
 * patient are conditions of the transaction, so exactly what was checked is signed.
 */
async function signVisit(appointmentId: string, version: number): Promise<Appointment> {
  const attempt = async () => {
    const { id: userId, spaceId } = actor();
    const whose = { spaceId, userId };
    const [visit, timers] = await Promise.all([
      readVisit(appointmentId),
      Spaces.readTimersOf(whose, appointmentId),
    ]);
    if (mayClose(visit.head)) return closeUnsigned(visit, version);
    requireMayChangeStatus(visit.head, "done", version);
    if (actor().modules.includes("mtc")) requireEqualNeedleCounts(countNeedles(visit.acupuncture));
    const checked = await requireSafetyReasons(visit);
    const points = await pointsToSign(visit.acupuncture);
    const signature = (by: Signer, at: string) => ({ signed_by: by, signed_at: at });
    const others = [...checked, ...Spaces.endTimers(whose, timers)];
    return withCarryForward(visit, (carryForward) =>
      closeVisit(visit, signature, [...unchangedVisit(visit, points), ...others, ...carryForward]),
    );
  };
  return retryOn(["visit.changed"], attempt, { attempts: MAX_ATTEMPTS, exhausted: writeConflict });
}

type Ending = Pick<AppointmentItem, "signed_by" | "signed_at" | "closed_by">;

/** Locks the visit and writes its summary, figures and actual duration. `conditions` are added to the transaction. */
async function closeVisit(
  visit: VisitItems,
  ending: (by: Signer, at: string) => Ending,
  conditions: readonly Operation[],
): Promise<Appointment> {
  const { head } = visit;
  const { id, name } = actor();
  const at = nowIso();
  const end = ending({ id, name }, at);
  const held = timeTaken(head, at);
  const kept = await wordsToKeep(visit.sections);
  const ended = {
    status: "done" as const,
    ...held,
    booked_duration: head.duration,
    unfinished_by: "",
    summary: summaryOf(visit.sections, visit.acupuncture),
    ...kept,
    ...end,
    updated_at: at,
    updated_by: id,
  };
  await transact({
    writes: [
      ...updateWrites(head, ended),
      measurementsWrite(visit),
      ...claimWrites(head.space_id, head.appointment_id, {
        before: claimOf(head),
        after: claimOf({ ...head, ...held }),
      }),
      ...conditions,
    ],
    audit: {
      action: end.signed_by ? "sign" : "status",
      record: head.appointment_id,
      patient: head.patient_id,
    },
  });
  return appointmentView({ ...head, ...ended, version: head.version + 1 });
}

/** The shortest duration of a signed appointment, in minutes. A shorter one would not be readable in the calendar. */
const MIN_MINUTES = 15;

/**
 * Duration and end of an appointment that is finished at `at`: rounded up to five minutes, and at most the booked duration. The rest
 * can be booked again. An appointment finished before its start keeps its duration.
 */
function timeTaken(head: AppointmentItem, at: string): Pick<AppointmentItem, "duration" | "end"> {
  const minutes = (Date.parse(at) - Date.parse(head.start)) / 60_000;
  const lasted = minutes < 0 ? head.duration : Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES;
  const duration = Math.min(head.duration, Math.max(lasted, MIN_MINUTES));
  return { duration, end: endOf({ start: head.start, duration }) };
}

const mayClose = ({ professional_id }: AppointmentItem) => {
  const user = actor();
  return professional_id !== user.id && closesOthers(user);
};

/**
 * Closes a visit that its professional, who has left the clinic, will never sign. It stays unsigned, and needles and safety are not
 * checked, because the person who closes it is not responsible for its contents. Its allergies, medication and conditions are still
 * carried forward, because later visits have to warn of them.
 */
async function closeUnsigned(visit: VisitItems, version: number): Promise<Appointment> {
  const { head } = visit;
  requireTransition(head, version, "done", isUnfinished(head.status));
  const closing = (by: Signer, at: string) => ({ closed_by: { ...by, at } });
  const points = await pointsToSign(visit.acupuncture);
  return withCarryForward(visit, (carryForward) =>
    closeVisit(visit, closing, [
      hasLeftCheck(head.professional_id),
      ...unchangedVisit(visit, points),
      ...carryForward,
    ]),
  );
}

/** Checks within the transaction that the professional is inactive or no longer practises. */
function hasLeftCheck(userId: string): Operation {
  const key = Spaces.db.entities.user.get({ space_id: actor().spaceId, id: userId }).params();
  return check(
    key,
    { expression: "NOT (active = :true AND practises = :true)", values: { ":true": true } },
    () => new AppError("forbidden", "appointment.not_own"),
  );
}

/**
 * Checks that no section, nor the acupuncture item, changed since the visit was read, and keeps with its points what is
 * known of them now.
 */
function unchangedVisit(
  { head, sections, acupuncture }: VisitItems,
  signed_points: SignedPoint[] | undefined,
): Operation[] {
  const { space_id, appointment_id } = head;
  const changed = () => new AppError("conflict", "visit.changed");
  const unchanged = (Key: unknown, version: number | undefined) =>
    check(
      { Key },
      version === undefined
        ? { expression: "attribute_not_exists(pk)" }
        : { expression: "version = :version", values: { ":version": version } },
      changed,
    );
  return [
    ...SECTION_KEYS.map((section) =>
      unchanged(
        db.entities.section.get({ space_id, appointment_id, section }).params().Key,
        sections.get(section)?.version,
      ),
    ),
    signed_points
      ? update(
          db.entities.acupuncture
            .patch({ space_id, appointment_id })
            .set({ signed_points })
            .where(({ version }, { eq }) => eq(version, acupuncture?.version ?? 0))
            .params(),
          changed,
        )
      : unchanged(
          db.entities.acupuncture.get({ space_id, appointment_id }).params().Key,
          acupuncture?.version,
        ),
  ];
}
