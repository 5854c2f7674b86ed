import * as z from "zod";
import { appointmentType, establishment, office } from "../accounts/accounts.ts";
import { id, requiredText, vatNumber, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { absence, closedDays, workingHours } from "../scheduling/working-time.ts";
import { clinicSettings, settingsRoutes } from "./settings.ts";

/** A professional who treats patients in this clinic, as calendars and booking forms show them. */
export const clinician = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string(),
  active: z.boolean(),
  specialities: z.array(z.string()),
  /** Empty: the hours of the professional's own calendar. */
  working_hours: workingHours,
  /** When the professional is absent, without the reason, which only they and the manager may see. */
  time_off: z.array(z.object({ from: absence.shape.from, to: absence.shape.to })),
});
export type Clinician = z.output<typeof clinician>;

/** A deleted office, for past appointments there; `place` is the name of its establishment. */
export const formerOffice = z.object({ id: z.string(), name: z.string(), place: z.string() });
export type FormerOffice = z.output<typeof formerOffice>;

export const clinic = z.object({
  space_name: z.string(),
  time_zone: z.string(),
  /** Minutes between the rows of the calendar. */
  app_duration_interval: z.int(),
  establishments: z.array(establishment),
  former_offices: z.array(formerOffice).optional(),
  appointment_types: z.array(appointmentType),
  closed_days: z.array(closedDays.element).optional(),
  professionals: z.array(clinician),
  version,
});
export type Clinic = z.output<typeof clinic>;

const establishmentFields = z.object({
  name: establishment.shape.name,
  address: establishment.shape.address.default(""),
  phone: establishment.shape.phone.default(""),
  vat_number: vatNumber.default(""),
  letterhead_height: establishment.shape.letterhead_height.default(30),
});
export const newEstablishment = establishmentFields.extend({
  /** Names of the offices. */
  offices: z
    .array(requiredText(80))
    .min(1, { message: "required" })
    .max(40)
    .refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, {
      message: "name.exists",
    }),
});
const establishmentChanges = z.object({
  name: establishment.shape.name.optional(),
  address: establishment.shape.address.optional(),
  phone: establishment.shape.phone.optional(),
  vat_number: vatNumber.optional(),
  letterhead_height: establishment.shape.letterhead_height.optional(),
  /** The whole list: an office without an id is created, and one that is left out is deleted. */
  offices: z
    .array(office.partial({ id: true }))
    .min(1, { message: "required" })
    .max(40)
    .optional(),
  version,
});

/**
 * What a clinic may have at most. All of it is one item of 409,600 bytes together with everything else of the space. With
 * names as long as allowed, in letters of two bytes, 40 places with 300 offices take 110 kB, 100 types of 10 + 10 codes
 * 96 kB, 2 × 200 prices 122 kB, 100 closed days 27 kB and 60 specialities 10 kB. With 24 kB for offices that are gone and
 * 8 kB for the rest that is 397 kB. What letters of three bytes add is limited by `clinic/list-bytes.ts`.
 */
export const MAX_ESTABLISHMENTS = 40;
/** Offices of all establishments together. */
export const MAX_OFFICES = 300;
/** Including archived ones. */
export const MAX_APPOINTMENT_TYPES = 100;
/** Tests of one appointment type, and treatments of one. */
export const MAX_TYPE_CODES = 10;

/** Codes or ids from the price lists. Types stored before the limit existed may have more until they are changed. */
const typeCodes = z
  .array(z.string().regex(/^[\w-]{1,32}$/, { message: "option.invalid" }))
  .max(MAX_TYPE_CODES, { message: "appointment_type.too_many_codes" });
const typeFields = appointmentType.omit({ id: true }).extend({ tests: typeCodes, treatments: typeCodes });
export const newAppointmentType = typeFields.extend({
  color: typeFields.shape.color.default("#1f7a6b"),
  price: typeFields.shape.price.default(0),
  tests: typeFields.shape.tests.default([]),
  treatments: typeFields.shape.treatments.default([]),
});

const manage = { access: { who: "space", can: "clinic.manage" }, touches: { table: "write" } } as const;

/** The clinic's establishments, appointment types and professionals. */
export const clinicRoutes = {
  ...settingsRoutes,
  get: route({
    id: "clinic.get",
    method: "GET",
    path: "/clinic",
    summary: "Places, appointment types and professionals, for settings and booking",
    access: { who: "space", can: "appointments.read" },
    response: clinic,
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  createEstablishment: route({
    id: "clinic.create-establishment",
    method: "POST",
    path: "/clinic/establishments",
    summary: "Add a place with its offices",
    ...manage,
    body: newEstablishment,
    response: clinicSettings,
    status: 201,
    errors: ["name.exists", "establishment.too_many", "office.too_many"],
    calls: 2,
    idempotent: true,
  }),
  updateEstablishment: route({
    id: "clinic.update-establishment",
    method: "PATCH",
    path: "/clinic/establishments/{establishment}",
    summary: "Change a place or its offices",
    ...manage,
    params: z.object({ establishment: id("establishment") }),
    body: establishmentChanges,
    response: clinicSettings,
    errors: ["office.too_many", "establishment.not_found", "name.exists", "clinic.stale", "office.booked"],
    calls: 3,
  }),
  removeEstablishment: route({
    id: "clinic.remove-establishment",
    method: "DELETE",
    path: "/clinic/establishments/{establishment}",
    summary: "Remove a place; refused, with how many, while appointments are still to come there",
    ...manage,
    params: z.object({ establishment: id("establishment") }),
    query: z.object({ version: z.coerce.number().pipe(version) }),
    response: clinicSettings,
    errors: ["establishment.not_found", "clinic.stale", "office.booked"],
    calls: 3,
  }),
  createAppointmentType: route({
    id: "clinic.create-appointment-type",
    method: "POST",
    path: "/clinic/appointment-types",
    summary: "Add a type of appointment",
    ...manage,
    body: newAppointmentType,
    response: clinicSettings,
    status: 201,
    errors: ["name.exists", "appointment_type.too_many"],
    calls: 2,
    idempotent: true,
  }),
  updateAppointmentType: route({
    id: "clinic.update-appointment-type",
    method: "PATCH",
    path: "/clinic/appointment-types/{type}",
    summary: "Change a type of appointment; what is booked keeps what was agreed",
    ...manage,
    params: z.object({ type: id("appointmentType") }),
    body: typeFields.partial().extend({ version }),
    response: clinicSettings,
    errors: ["appointment_type.not_found", "name.exists", "clinic.stale"],
    calls: 2,
  }),
};
