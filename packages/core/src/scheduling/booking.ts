import type * as z from "zod";
import {
  type AppointmentItem,
  appointmentView,
  balanceWrites,
  endOf,
  getAppointment,
  isMovable,
  maySeeAppointment,
  NO_OTHER_RECORDS,
  overlaps,
  type PersonRecords,
  updateWrites,
  withCurrentBalance,
  withPersonRecords,
} from "../appointments/index.ts";
import { mayCharge } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import type { appointmentsRoutes } from "../contracts/scheduling/appointments-routes.ts";
import type { existingPatientBooking, newAppointment } from "../contracts/scheduling/booking.ts";
import { noticeWrite } from "../db/notices.ts";
import { check, type Operation, put, remove, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { claimOf, clashError } from "./clash.ts";
import { db } from "./entities.ts";
import { type Claim, claimWrites } from "./ledger.ts";
import { mergedRecordsOf, PatientChanged, type PatientHint } from "./patient-check.ts";
import { patientToBook } from "./patient-to-book.ts";
import { withinHours } from "./schedule.ts";

type NewAppointment = z.output<typeof newAppointment>;
type Booking = z.output<typeof existingPatientBooking>;

/**
 * Books an appointment. One transaction takes the time of professional, office and patient, or none of them. Throws 409
 * `appointment.clash` with the overlapping appointments and the times outside working hours. With `override` it is saved anyway,
 * and marked as overridden only when there was a clash.
 */
export async function createAppointment(body: NewAppointment): Promise<Appointment> {
  const { hint, withPatientWrites: written } = patientToBook(body);
  const booking = { ...body, patient: hint.id };
  const head = newAppointmentItem(booking);
  try {
    return await withPatientName(hint, () =>
      withOverride(body.override, (override) =>
        written((writes) =>
          writeBooking(
            { ...head, patient_name: hint.name, override },
            [...writes, ...bookingChecks(booking, hint)],
            mergedRecordsOf(hint),
          ),
        ),
      ),
    );
  } catch (error) {
    throw await toClashError(error, claimOf(head), undefined);
  }
}

/**
 * Runs a write with the patient's name and merged records as the caller gave them. When the database refuses them as outdated it
 * returns the stored patient, and the write runs once more with the current values.
 */
export async function withPatientName<T>(hint: PatientHint, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PatientChanged)) throw error;
    hint.name = error.patient.name;
    hint.stored = error.patient;
    return work();
  }
}

/** Checks of a booking that do not concern the patient: the linked appointment and the waiting-list entry. */
const bookingChecks = (body: Booking, hint: PatientHint): Operation[] => [
  ...(body.current_appointment ? [linkedAppointmentCheck(body.current_appointment, hint)] : []),
  ...(body.waiting_entry ? [removeWaitingEntry(body.waiting_entry, hint)] : []),
];

/**
 * The transaction of a booking. `others` are the ids of merged records of the same person. Throws `appointment.clash` without
 * details; {@link toClashError} adds them.
 */
export async function writeBooking(
  item: AppointmentItem,
  checks: Operation[],
  others: readonly string[],
): Promise<Appointment> {
  const { space_id, appointment_id, override } = item;
  const claim = claimOf(item);
  await withinHours(claim, { override, practises: true }, (unchangedHours) =>
    transact({
      writes: [
        ...checks,
        unchangedHours,
        ...claimWrites(space_id, appointment_id, { after: claim, override, others }),
        put(db.entities.appointment.create(item).params()),
        ...balanceWrites([{ after: item }]),
        noticeWrite(space_id, appointment_id),
      ],
      audit: { action: override ? "override" : "create", record: appointment_id, patient: item.patient_id },
      result: appointmentView(item),
    }),
  );
  return appointmentView(item);
}

/**
 * Writes without overriding first, and overrides only if that is refused and `override` is set. So an appointment is marked as
 * overridden only if there was a clash.
 */
export async function withOverride<T>(
  override: boolean,
  write: (override: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await write(false);
  } catch (error) {
    const refused = error instanceof AppError && error.code === "appointment.clash";
    if (!refused || !override) throw error;
    return write(true);
  }
}

/** Builds the head of a new appointment. Throws 404 for an unknown office or type. */
export function newAppointmentItem(body: Booking): AppointmentItem {
  const { id, spaceId } = actor();
  const at = nowIso();
  const type = snapshotOfType(body.appointment_type);
  requireOffice(body.office);
  if (body.price !== undefined && body.price !== type.price)
    requireMayCharge({ professional_id: body.professional });
  return {
    space_id: spaceId,
    appointment_id: newId("appointment"),
    patient_id: body.patient,
    patient_name: "",
    professional_id: body.professional,
    office_id: body.office,
    appointment_type: type,
    start: body.start,
    end: endOf(body),
    duration: body.duration,
    price: body.price ?? type.price,
    paid: 0,
    fee_owed: false,
    balance_version: 1,
    notes: body.notes,
    ...(body.current_appointment && { current_appointment: body.current_appointment }),
    status: "scheduled",
    reason: "",
    override: false,
    unfinished_by: "",
    created_at: at,
    created_by: id,
    updated_at: at,
    updated_by: id,
    version: 1,
  };
}

type Change = RequestOf<typeof appointmentsRoutes.update>["body"];

/** Changes time, office, professional, type, price or notes. Ledger, head and audit entry are written in one transaction. */
export async function updateAppointment(appointmentId: string, body: Change): Promise<Appointment> {
  const current = await getAppointment(appointmentId);
  if (!maySeeAppointment(actor(), current)) throw new AppError("forbidden", "access.denied");
  if (current.version !== body.version) throw stale("appointment", appointmentView(current));
  const next = withChanges(current, body);
  try {
    return await withOverride(body.override, (override) => writeUpdate(current, next, override));
  } catch (error) {
    throw await toClashError(error, claimOf(next), appointmentId);
  }
}

/** The transaction of a change. Throws `appointment.clash` without details; {@link toClashError} adds them. */
export const writeUpdate = (
  before: AppointmentItem,
  after: AppointmentItem,
  override: boolean,
): Promise<Appointment> =>
  withCurrentBalance(before, after, (current, wanted) => writeUpdateOnce(current, wanted, override));

async function writeUpdateOnce(
  current: AppointmentItem,
  wanted: AppointmentItem,
  override: boolean,
): Promise<Appointment> {
  const { space_id, appointment_id, version } = current;
  const moved = isMoved(current, wanted);
  if (current.status === "done" || (moved && !isMovable(current.status)))
    throw new AppError("conflict", "appointment.locked", { current: appointmentView(current) });
  // The part of its old time that it keeps may still overlap another appointment.
  const shares = override || (current.override && overlaps(current, wanted));
  const next = { ...wanted, override: moved ? shares : current.override };
  const claims = { before: claimOf(current), after: claimOf(next), override };
  const write = (besides: Operation[]) =>
    transact({
      writes: [...besides, ...updateWrites(current, changedFields(current, next))],
      audit: {
        action: override ? "override" : "update",
        record: appointment_id,
        patient: current.patient_id,
      },
    });
  // A professional who left keeps existing appointments. These can be moved, but no others can be assigned to them.
  const practises = next.professional_id !== current.professional_id;
  const take = ({ others, checks }: PersonRecords) =>
    withinHours(claims.after, { override, practises }, (unchangedHours) =>
      write([
        ...checks,
        unchangedHours,
        ...claimWrites(space_id, appointment_id, { ...claims, others }),
        noticeWrite(space_id, appointment_id),
      ]),
    );
  if (!moved) await write([]);
  else await (override ? take(NO_OTHER_RECORDS) : withPersonRecords(current.patient_id, take));
  return appointmentView({ ...next, version: version + 1 });
}

const MOVES = ["start", "duration", "professional_id", "office_id"] as const;

/** Whether a change affects the time, the professional or the office. */
export const isMoved = (current: AppointmentItem, wanted: AppointmentItem) =>
  MOVES.some((field) => wanted[field] !== current[field]);

/** The head after a change. Throws 404, 403 and 409 as {@link updateAppointment} does. */
export function withChanges(current: AppointmentItem, body: Partial<Change>): AppointmentItem {
  if (body.office !== undefined) requireOffice(body.office);
  const interval = { start: body.start ?? current.start, duration: body.duration ?? current.duration };
  const retyped =
    body.appointment_type !== undefined && body.appointment_type !== current.appointment_type.id;
  const type = retyped ? snapshotOfType(String(body.appointment_type)) : current.appointment_type;
  const price = body.price ?? (retyped ? type.price : current.price);
  if (price !== (retyped ? type.price : current.price)) requireMayCharge(current);
  if ((body.price !== undefined || retyped) && !isMovable(current.status))
    throw new AppError("conflict", "appointment.locked", { current: appointmentView(current) });
  return {
    ...current,
    ...interval,
    end: endOf(interval),
    professional_id: body.professional ?? current.professional_id,
    office_id: body.office ?? current.office_id,
    appointment_type: type,
    price,
    notes: body.notes ?? current.notes,
    updated_at: nowIso(),
    updated_by: actor().id,
  };
}

/** Throws 403 unless the actor may charge for the appointment, which setting a price other than the type's requires. */
function requireMayCharge(head: { professional_id: string }) {
  if (!mayCharge(actor(), head)) throw new AppError("forbidden", "appointment.not_own");
}

/**
 * The fields that differ. Unchanged fields are not written, because the price may have been changed in the open appointment in the
 * meantime, which leaves the version as it is.
 */
const changedFields = (current: AppointmentItem, next: AppointmentItem): Partial<AppointmentItem> =>
  Object.fromEntries(
    Object.entries(next).filter(([field, value]) => current[field as keyof AppointmentItem] !== value),
  );

/**
 * Completes an `appointment.clash` with what clashes, and turns a transaction lost to concurrent writes into 409
 * `write.conflict`, which can be retried. Returns any other error as it is.
 */
export async function toClashError(
  error: unknown,
  claim: Claim | undefined,
  appointmentId: string | undefined,
) {
  if (error instanceof AppError && error.code === "appointment.clash" && claim)
    return clashError(claim, appointmentId);
  if (error instanceof Error && error.name === "TransactionCanceledException")
    return new AppError("conflict", "write.conflict");
  return error;
}

/** Checks within the transaction that the user is active and treats patients. */
export function professionalCheck(userId: string): Operation {
  const key = Spaces.db.entities.user.get({ space_id: actor().spaceId, id: userId }).params();
  return check(
    key,
    { expression: "active = :true AND practises = :true", values: { ":true": true } },
    () => new AppError("invalid", "professional.unavailable", { fields: { professional: "unavailable" } }),
  );
}

/** Removes the booked entry from the waiting list. Of two concurrent bookings of one entry the second fails with 404. */
function removeWaitingEntry(entry_id: string, hint: PatientHint): Operation {
  const entry = db.entities.waiting
    .remove({ space_id: actor().spaceId, entry_id })
    .where(({ patient_id }, { eq }) =>
      [hint.id, ...mergedRecordsOf(hint)].map((id) => eq(patient_id, id)).join(" OR "),
    );
  return remove(entry.params(), () => absent("waiting_entry"));
}

/** Checks that the linked appointment belongs to the same person. */
function linkedAppointmentCheck(appointmentId: string, hint: PatientHint): Operation {
  const key = db.entities.appointment
    .get({ space_id: actor().spaceId, appointment_id: appointmentId })
    .params();
  const values = Object.fromEntries(
    [hint.id, ...mergedRecordsOf(hint)].map((id, index) => [`:p${index}`, id]),
  );
  const expression = `patient_id IN (${Object.keys(values).join(", ")})`;
  return check(key, { expression, values }, () => absent("current_appointment"));
}

function requireOffice(officeId: string) {
  const known = actor().space.establishments.some(({ offices }) =>
    offices.some((office) => office.id === officeId),
  );
  if (!known) throw absent("office");
}

function snapshotOfType(typeId: string) {
  const type = actor().space.appointmentTypes.find(({ id }) => id === typeId);
  if (!type) throw absent("appointment_type");
  const { id, name, price, color, tests, treatments } = type;
  return { id, name, price, color, tests: [...tests], treatments: [...treatments] };
}
