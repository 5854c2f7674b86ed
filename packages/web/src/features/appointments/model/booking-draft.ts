import type { Appointment, CalendarEntry } from "@meridian/core/contracts/appointments";
import type { Clinic } from "@meridian/core/contracts/clinic";
import { takesTime } from "./day-grid.ts";
import { clockText, instantAt, nextDay, readClock, wallClock } from "./zone.ts";

/** What the booking form holds while it is being filled in. */
export type BookingDraft = {
  patient: { id: string; name: string } | undefined;
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
};
export type BookingFault = keyof BookingDraft;

type Slot = { day: string; minutes?: number; professional?: string; patient?: { id: string; name: string } };

/** A draft for an empty slot: the first type, and the first office that is free then. */
export function draftFor(clinic: Clinic, slot: Slot, entries: readonly CalendarEntry[] = []): BookingDraft {
  const active = clinic.professionals.filter((one) => one.active);
  const only = active.length === 1 ? active[0]?.id : undefined;
  return {
    patient: slot.patient,
    day: slot.day,
    time: slot.minutes === undefined ? "" : clockText(slot.minutes),
    professional: slot.professional ?? only ?? "",
    office: freeOffice(clinic, slot, entries),
    ...withType(clinic.appointment_types[0]?.id ?? "", clinic),
    notes: "",
  };
}

/** The next whole step of the clinic's clock: where a booking begins that nobody gave a time yet. */
export function nextStep(clinic: Pick<Clinic, "time_zone" | "app_duration_interval">, now = Date.now()) {
  const step = clinic.app_duration_interval;
  const { day, minutes } = wallClock(now, clinic.time_zone);
  const next = Math.ceil((minutes + 1) / step) * step;
  return next < 1440 ? { day, minutes: next } : { day: nextDay(day), minutes: 0 };
}

function freeOffice(clinic: Clinic, slot: Slot, entries: readonly CalendarEntry[]): string {
  const offices = clinic.establishments.flatMap((place) => place.offices);
  if (slot.minutes === undefined) return offices[0]?.id ?? "";
  const start = Date.parse(instantAt(slot.day, slot.minutes, clinic.time_zone));
  const end = start + (clinic.appointment_types[0]?.duration ?? 0) * 60_000;
  const taken = new Set(
    entries
      .filter((entry) => takesTime(entry) && Date.parse(entry.start) < end && Date.parse(entry.end) > start)
      .map(({ office }) => office),
  );
  return (offices.find(({ id }) => !taken.has(id)) ?? offices[0])?.id ?? "";
}

/** A draft of an appointment that is to be moved. */
export function draftOf(appointment: Appointment, timeZone: string): BookingDraft {
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
    ...(!draft.patient && { patient: "required" }),
    ...(draft.day === "" && { day: "required" }),
    ...(draft.time.trim() === ""
      ? { time: "required" }
      : (minutes === undefined || minutes % 5 !== 0) && { time: "time.invalid" }),
    ...(draft.professional === "" && { professional: "required" }),
    ...(draft.office === "" && { office: "required" }),
    ...(draft.type === "" && !draft.appointment && { type: "required" }),
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
