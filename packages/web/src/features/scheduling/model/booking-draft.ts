import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarAppointment, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import { instantAt, wallClock } from "@meridian/core/time/zones";
import type { PatientChoice } from "../api/booking.ts";
import { clockText, readClock } from "./clock-text.ts";
import { takesTime } from "./day-grid.ts";

/** What the booking form holds while it is being filled in. */
export type BookingDraft = {
  patient: PatientChoice | undefined;
  day: string;
  /** As typed. */
  time: string;
  professional: string;
  office: string;
  type: string;
  duration: number | null;
  price: number | null;
  notes: string;
  /** Being moved, not booked. */
  appointment?: string;
  /** The type it was booked with, offered although it may be archived since. */
  bookedType?: { id: string; name: string };
  /** The type was asked for, on the waiting list or in a search: the patient's usual one does not replace it. */
  typeAsked?: boolean;
};
export type BookingFault = keyof BookingDraft;

type Slot = {
  day: string;
  minutes?: number;
  /** As long as was dragged over; the type's own without. */
  duration?: number;
  professional?: string;
  office?: string;
  patient?: { id: string; name: string };
};

/** A draft for an empty slot: the first type, and whoever and wherever is free then. */
export function draftFor(clinic: Clinic, slot: Slot, entries: readonly CalendarEntry[] = []): BookingDraft {
  const people = clinic.professionals.filter((one) => one.active);
  const offices = clinic.establishments.flatMap((place) => place.offices);
  const type = withType(typesOffered(clinic)[0]?.id ?? "", clinic);
  const duration = slot.duration ?? type.duration;
  const during = takenDuring(clinic, { ...slot, duration }, entries);
  const given = slot.professional ?? (people.length === 1 ? people[0]?.id : undefined);
  // Chosen by room, somebody who is free is proposed; without a slot, the choice is left to who books.
  const free = slot.office && slot.minutes !== undefined ? freeOf(people, during, "professional") : undefined;
  return {
    patient: slot.patient,
    day: slot.day,
    time: slot.minutes === undefined ? "" : clockText(slot.minutes),
    professional: given ?? free ?? "",
    office: slot.office ?? freeOf(offices, during, "office") ?? "",
    ...type,
    duration,
    notes: "",
  };
}

/** A draft for somebody who waits, dropped on an empty time: their type and length, not the first. */
export function draftOfWaiting(
  clinic: Clinic,
  slot: Slot,
  { patient, patient_name, appointment_type, duration }: WaitingEntry,
  entries: readonly CalendarEntry[],
): BookingDraft {
  const draft = draftFor(
    clinic,
    { ...slot, duration, patient: { id: patient, name: patient_name } },
    entries,
  );
  return { ...draft, ...withType(appointment_type, clinic), duration, typeAsked: true };
}

/** Types that can still be booked. */
export const typesOffered = ({ appointment_types }: Clinic) =>
  appointment_types.filter(({ archived }) => !archived);

/** What takes the time of a slot, at the first type's length. */
function takenDuring(
  clinic: Clinic,
  { day, minutes, duration }: { day: string; minutes?: number; duration: number | null },
  entries: readonly CalendarEntry[],
) {
  if (minutes === undefined) return [];
  const start = Date.parse(instantAt(day, minutes, clinic.time_zone));
  const end = start + (duration ?? 0) * 60_000;
  return entries.filter(
    (entry) => takesTime(entry) && Date.parse(entry.start) < end && Date.parse(entry.end) > start,
  );
}

/** The first that is free; the first at all when none is: the server says what is in the way. */
function freeOf(
  all: readonly { id: string }[],
  during: readonly CalendarEntry[],
  resource: "professional" | "office",
): string | undefined {
  const taken = new Set(during.map((entry) => entry[resource]));
  return (all.find(({ id }) => !taken.has(id)) ?? all[0])?.id;
}

/** A draft of an appointment that is to be moved. */
export function draftOf(appointment: CalendarAppointment, timeZone: string): BookingDraft {
  const { day, minutes } = wallClock(appointment.start, timeZone);
  return {
    patient: { id: appointment.patient, name: appointment.patient_name },
    day,
    time: clockText(minutes),
    professional: appointment.professional,
    office: appointment.office,
    type: appointment.appointment_type.id,
    duration: appointment.duration,
    price: appointment.price,
    notes: appointment.notes,
    appointment: appointment.id,
    bookedType: { id: appointment.appointment_type.id, name: appointment.appointment_type.name },
  };
}

type Wanted = Pick<CalendarAppointment, "start" | "duration" | "professional" | "office" | "notes"> & {
  price?: number;
  type: string;
};

/** What was typed for an appointment, when one comes back to it. */
export const requestDraft = (
  appointment: CalendarAppointment,
  { type, ...wanted }: Wanted,
  timeZone: string,
): BookingDraft => ({ ...draftOf({ ...appointment, ...wanted }, timeZone), type });

/** The types to choose from: those offered, and the one it was booked with. */
export function typesFor(clinic: Clinic, { bookedType }: Pick<BookingDraft, "bookedType">) {
  const offered = typesOffered(clinic).map(({ id, name }) => ({ id, name }));
  return bookedType && !offered.some(({ id }) => id === bookedType.id) ? [bookedType, ...offered] : offered;
}

export type Usual = { professional: string | null; appointment_type: string | null };

/**
 * What changes in a draft once it is known who comes: with whom they were last, and the type of a follow-up, which is one
 * the clinic marks as such, or the one they last came for. What was given at the beginning or chosen since stays.
 */
export function withUsual(
  initial: BookingDraft,
  usual: Usual,
  clinic: Clinic,
  chosen: ReadonlySet<keyof BookingDraft>,
): Partial<BookingDraft> {
  const offered = typesOffered(clinic);
  const last = offered.find(({ id }) => id === usual.appointment_type);
  const type = last?.follow_up ? last : (offered.find(({ follow_up }) => follow_up) ?? last);
  const works = clinic.professionals.some(({ id, active }) => active && id === usual.professional);
  const usualLength = initial.duration === withType(initial.type, clinic).duration;
  const retyped = type && usual.appointment_type !== null && !initial.typeAsked && !chosen.has("type");
  const { duration, price, ...typed } = withType(type?.id ?? "", clinic);
  return {
    ...(initial.professional === "" &&
      !chosen.has("professional") &&
      works && { professional: usual.professional ?? "" }),
    // As long as was dragged over, or typed, stays.
    ...(retyped && {
      ...typed,
      ...(!chosen.has("price") && { price }),
      ...(usualLength && !chosen.has("duration") && { duration }),
    }),
  };
}

/** Choosing a type brings its duration and price. */
export function withType(typeId: string, clinic: Clinic) {
  const type = clinic.appointment_types.find(({ id }) => id === typeId);
  return { type: typeId, duration: type?.duration ?? null, price: type?.price ?? null };
}

/** Code of what is wrong, by field. */
export function faultsOf(draft: BookingDraft): Partial<Record<BookingFault, string>> {
  const minutes = readClock(draft.time);
  const { duration, price } = draft;
  return {
    ...(!draft.patient?.name.trim() && { patient: "required" }),
    ...(draft.day === "" && { day: "required" }),
    ...(draft.time.trim() === ""
      ? { time: "required" }
      : (minutes === undefined || minutes % 5 !== 0) && { time: "time.invalid" }),
    ...(draft.professional === "" && { professional: "required" }),
    ...(draft.office === "" && { office: "required" }),
    ...(draft.type === "" && { type: "required" }),
    ...(duration === null
      ? { duration: "required" }
      : !(duration >= 5 && duration <= 480 && duration % 5 === 0) && { duration: "duration.invalid" }),
    ...(price !== null && !(price >= 0) && { price: "number.invalid" }),
  };
}

/** What is sent; only for a draft without faults. */
export function requestOf(draft: BookingDraft, timeZone: string, override: boolean) {
  return {
    patient: draft.patient ?? { id: "", name: "" },
    start: instantAt(draft.day, readClock(draft.time) ?? 0, timeZone),
    duration: draft.duration ?? 0,
    professional: draft.professional,
    office: draft.office,
    type: draft.type,
    ...(draft.price !== null && { price: draft.price }),
    notes: draft.notes,
    override,
  };
}
