import { type AppointmentItem, balanceWrites, occupiesTime } from "../appointments/index.ts";
import type { AppointmentRow } from "../contracts/imports/appointment-imports.ts";
import { knownNoticeWrite, noticeRemoval } from "../db/notices.ts";
import { MAX_WRITES, type Operation, put, remove, transact } from "../db/transact.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { newAppointmentItem, toClashError, withOverride, withPatientName } from "./booking.ts";
import { claimOf } from "./clash.ts";
import { db } from "./entities.ts";
import { type Claim, claimWrites, ledgerSlots, MAX_SLOTS_IN_ITEM, manyClaimsWrites } from "./ledger.ts";
import { mergedRecordsOf, patientCheck } from "./patient-check.ts";
import { allWithinHours, placeOf } from "./schedule.ts";

type Booking = AppointmentRow["booking"];

/** An appointment of a file, ready to be written, with the writes that mark its row. */
export type ImportedAppointment = {
  item: AppointmentItem;
  patient: PatientItem;
  marks: readonly Operation[];
};

/** Writes of a group besides those of its appointments: the import's counts and the professional's schedule. */
const OWN_WRITES = 2;

/**
 * The head of an appointment of a file. One that has begun already took place: it is done without a signature, and nothing is
 * owed for it. Throws 404 for an unknown office or type.
 */
export function importedItem(booking: Booking, patient: PatientItem): AppointmentItem {
  const { id, name } = actor();
  const { state, reason, ...rest } = booking;
  const item = newAppointmentItem({ ...rest, override: false });
  const began = Date.parse(item.start) <= now();
  return {
    ...item,
    patient_name: patient.name,
    ...(began && { price: 0 }),
    ...(state === "booked"
      ? began && {
          status: "done" as const,
          closed_by: { id, name, at: item.created_at, imported: true as const },
        }
      : { status: state, reason }),
  };
}

/**
 * Appointments in groups that are written together: of one professional and with times that do not meet. What is not part of
 * a group stands alone in one.
 */
export function importedGroups(list: readonly ImportedAppointment[]): ImportedAppointment[][] {
  const groups: { members: ImportedAppointment[]; taken: Map<string, Set<number>>; writes: number }[] = [];
  for (const one of list) {
    const { item, patient, marks } = one;
    const parts = occupiesTime(item.status) ? ledgerSlots(item.space_id, claimOf(item)) : [];
    // Mark, patient, head, balance, open charge, notice, and the ledger's items.
    const writes = marks.length + parts.length + (isUpcoming(item) ? 5 : 2);
    const isAlone = Patients.recordsOf(patient).length > 1;
    const group = isAlone
      ? undefined
      : groups.find(
          ({ members, taken, writes: held }) =>
            held + writes <= MAX_WRITES - OWN_WRITES &&
            members.every(
              (member) =>
                member.item.professional_id === item.professional_id &&
                Patients.recordsOf(member.patient).length === 1,
            ) &&
            parts.every(({ name, slots }) => {
              const other = taken.get(name);
              return (
                !other ||
                (other.size + slots.length <= MAX_SLOTS_IN_ITEM && !slots.some((slot) => other.has(slot)))
              );
            }),
        );
    const into = group ?? { members: [], taken: new Map<string, Set<number>>(), writes: 0 };
    if (!group) groups.push(into);
    into.members.push(one);
    into.writes += writes;
    for (const { name, slots } of parts)
      into.taken.set(name, new Set([...(into.taken.get(name) ?? []), ...slots]));
  }
  return groups.map(({ members }) => members);
}

const isUpcoming = ({ status }: AppointmentItem) => status === "scheduled";

/**
 * Writes a group of appointments in one transaction, together with `besides`. Working hours count for those to come only. Throws
 * `appointment.clash` without details if any of the times is taken, and what else prevents one of the bookings.
 */
export async function writeImportedGroup(
  group: readonly ImportedAppointment[],
  besides: readonly Operation[],
): Promise<void> {
  const patients = new Map(group.map(({ patient }) => [patient.patient_id, patient]));
  const held = group.filter(({ item }) => occupiesTime(item.status));
  const claims = held.map(({ item }) => ({ id: item.appointment_id, claim: claimOf(item) }));
  await duringHours(
    group.filter(({ item }) => isUpcoming(item)).map(({ item }) => claimOf(item)),
    false,
    (conditions) =>
      transact({
        writes: [
          // First, so that a repeated row is recognised before anything else is refused.
          ...group.flatMap(({ marks }) => marks),
          ...besides,
          ...conditions,
          ...[...patients.values()].map((patient) => patientCheck(hintOf(patient))),
          ...manyClaimsWrites(actor().spaceId, claims),
          ...headWrites(group.map(({ item }) => item)),
        ],
      }),
  );
}

/**
 * Writes one appointment of a file. With `override` it is written although its time is taken or outside working hours, and marked
 * as overridden. Throws 409 `appointment.clash` without details, and what else prevents a booking.
 */
export async function writeImportedAlone(
  { item, patient, marks }: ImportedAppointment,
  besides: readonly Operation[],
  override: boolean,
): Promise<void> {
  const hint = hintOf(patient);
  const claim = claimOf(item);
  const write = (overridden: boolean) =>
    duringHours(isUpcoming(item) ? [claim] : [], overridden, (conditions) =>
      transact({
        writes: [
          ...marks,
          ...besides,
          ...conditions,
          patientCheck(hint),
          ...(occupiesTime(item.status)
            ? claimWrites(item.space_id, item.appointment_id, {
                after: claim,
                override: overridden,
                others: mergedRecordsOf(hint),
              })
            : []),
          ...headWrites([{ ...item, patient_name: hint.name, override: overridden }]),
        ],
      }),
    );
  try {
    await withPatientName(hint, () => withOverride(override, write));
  } catch (error) {
    throw await toClashError(error, undefined, item.appointment_id);
  }
}

const hintOf = (patient: PatientItem) => ({ id: patient.patient_id, name: patient.name, stored: patient });

/** Calls `write` with the conditions on the professional's schedule: none where no claim is to come. */
function duringHours<T>(
  claims: readonly Claim[],
  override: boolean,
  write: (conditions: readonly Operation[]) => Promise<T>,
): Promise<T> {
  const [first, ...more] = claims;
  if (!first) return write([]);
  return allWithinHours([first, ...more], { override, practises: true }, (condition) => write([condition]));
}

/** Heads, what they add to balances, and for those to come the notices by which reminders are sent. */
const headWrites = (items: readonly AppointmentItem[]): Operation[] => [
  ...items.map((item) => put(db.entities.appointment.create(item).params())),
  ...balanceWrites(items.map((after) => ({ after }))),
  ...items.filter(isUpcoming).map((item) =>
    knownNoticeWrite(item.space_id, item.appointment_id, {
      start: item.start,
      professional: item.professional_id,
      establishment: placeOf(item.office_id).establishment ?? "",
    }),
  ),
];

/** Whether nobody changed an imported appointment, took a payment for it or wrote in it since it was imported. */
export const isAsImported = (item: AppointmentItem, version: number) =>
  item.version === version && item.balance_version === 1 && item.paid === 0;

/**
 * The writes that remove an imported appointment with everything that its import wrote. Refused with 409 `appointment.stale` if it
 * changed since `item` was read.
 */
export function importedRemovalWrites(item: AppointmentItem): Operation[] {
  const { space_id, appointment_id, version, balance_version } = item;
  const deletion = db.entities.appointment
    .delete({ space_id, appointment_id })
    .where((stored, { eq }) =>
      [eq(stored.version, version), eq(stored.balance_version, balance_version ?? 0)].join(" AND "),
    );
  return [
    remove(deletion.params(), () => new AppError("conflict", "appointment.stale")),
    ...(occupiesTime(item.status) ? claimWrites(space_id, appointment_id, { before: claimOf(item) }) : []),
    // Nothing is owed any more.
    ...balanceWrites([{ before: item, after: { ...item, price: 0 } }]),
    noticeRemoval(space_id, appointment_id),
  ];
}
