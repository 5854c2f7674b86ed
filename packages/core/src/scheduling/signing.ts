import {
  type AppointmentItem,
  appointmentView,
  endOf,
  isUnfinished,
  type Signer,
  updateWrites,
} from "../appointments/index.ts";
import type { SignedPoint } from "../contracts/acupuncture/acupuncture.ts";
import { closesOthers } from "../contracts/kernel/access.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import { STEP_MINUTES } from "../contracts/scheduling/booking.ts";
import { SECTION_KEYS } from "../contracts/visits/sections.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { check, type Operation, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { measurementsWrite, summaryOf } from "../visits/index.ts";
import {
  pointsToSign,
  requireSafetyReasons,
  withCarryForward,
  wordsToKeep,
} from "../visits/signing/index.ts";
import {
  countNeedles,
  readVisit,
  requireEqualNeedleCounts,
  type VisitItems,
} from "../visits/stored/index.ts";
import { claimOf } from "./clash.ts";
import { db } from "./entities.ts";
import { claimWrites } from "./ledger.ts";
import { requireMayChangeStatus, requireTransition } from "./status-rules.ts";

const MAX_ATTEMPTS = 3;

/**
 * Signs and locks a visit and ends its timers. Refuses while the numbers of needles inserted and removed differ (only with the
 * module that counts them), and while a serious safety warning has no stated reason. The versions of all sections and of the
 * patient are conditions of the transaction, so exactly what was checked is signed.
 */
export async function signVisit(appointmentId: string, version: number): Promise<Appointment> {
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
