import * as z from "zod";
import {
  date,
  email,
  id,
  instant,
  language,
  page,
  pageQuery,
  requiredText,
  text,
  vatNumber,
  version,
} from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { MERGE_CHOICES } from "./patient-merge.ts";
import { BLOOD_TYPES, GENDERS, MARITAL_STATUSES } from "./patient-terms.ts";

/** Below 18, and from 65. All other ages have no class. */
export const AGE_CLASSES = ["minor", "older"] as const;
/** A `merged` patient became part of another one. It is found only by its id, and names the other patient. */
export const PATIENT_STATES = ["active", "archived", "merged"] as const;
export const PATIENT_VIEWS = ["active", "archived", "imported"] as const;
export const DUPLICATE_KEYS = ["name", "phone", "email", "vat_number", "health_system_number"] as const;
export type DuplicateKey = (typeof DUPLICATE_KEYS)[number];

/** Days within which a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

/** Digits, typed with or without spaces, dots or hyphens between them; `""` clears the field. */
const digits = (length: number, code: string) =>
  z
    .string()
    .transform((value) => value.replaceAll(/[\s.-]/g, ""))
    .refine((value) => value === "" || (value.length === length && /^\d+$/.test(value)), { message: code });
/** Stored as typed. The server adds the international form, or refuses a text that is not a number. */
const phone = text(40);

/** Clinical fields. No answer to a user who may not read them contains them, and such a user may not write them. */
export const CLINICAL_FIELDS = [
  "alerts",
  "allergies",
  "medication",
  "pregnant",
  "pregnancy_due",
  "lactant",
] as const;

const clinical = {
  alerts: text(2000),
  allergies: text(2000),
  medication: text(2000),
  pregnant: z.boolean(),
  /** The expected date of birth; null when unknown. Weeks of pregnancy are counted back from it. */
  pregnancy_due: date.nullable(),
  lactant: z.boolean(),
};
const fields = {
  name: requiredText(200),
  birthday: date.nullable(),
  gender: z.enum(GENDERS).nullable(),
  marital_status: z.enum(MARITAL_STATUSES).nullable(),
  blood_type: z.enum(BLOOD_TYPES).nullable(),
  occupation: text(120),
  health_system_number: digits(9, "health_number.invalid"),
  id_number: text(30),
  social_security_number: text(30),
  vat_number: vatNumber,
  address: text(300),
  phone,
  mobile_number: phone,
  email: z.union([z.literal(""), email], { message: "email.invalid" }),
  legal_representative: text(200),
  /** Whether the patient agreed to messages, per channel. */
  consents_email: z.boolean(),
  consents_sms: z.boolean(),
  /** The language of messages to the patient. */
  language,
  /** Not clinical, for example parking or a preferred name. */
  notes: text(2000),
  ...clinical,
};

/** Every field but the name may be left out. */
export const patientChanges = z.strictObject(fields).partial();
export type PatientChanges = z.output<typeof patientChanges>;
export const newPatient = patientChanges.required({ name: true });
export type NewPatient = z.output<typeof newPatient>;

export const mergeMark = z.object({
  id: z.string(),
  /** The patient who was merged. */
  patient: z.string(),
  name: z.string(),
  merged_at: instant,
  /** The last moment at which the merge can be undone. */
  undo_until: instant,
});

/** A patient as the caller may see it: without clinical fields for users who may not read them. */
export const patient = z.object({
  id: z.string(),
  state: z.enum(PATIENT_STATES),
  merged_into: z.string().nullable(),
  name: z.string(),
  birthday: date.nullable(),
  /** Completed years today. */
  age: z.int().nullable(),
  age_class: z.enum(AGE_CLASSES).nullable(),
  gender: fields.gender,
  marital_status: fields.marital_status,
  blood_type: fields.blood_type,
  occupation: z.string(),
  health_system_number: z.string(),
  id_number: z.string(),
  social_security_number: z.string(),
  vat_number: z.string(),
  address: z.string(),
  phone: z.string(),
  /** International form, `+351…`. */
  phone_e164: z.string().nullable(),
  mobile_number: z.string(),
  mobile_e164: z.string().nullable(),
  email: z.string(),
  legal_representative: z.string(),
  consents_email: z.boolean(),
  consents_sms: z.boolean(),
  language,
  notes: z.string(),
  alerts: z.string().optional(),
  allergies: z.string().optional(),
  medication: z.string().optional(),
  pregnant: z.boolean().optional(),
  pregnancy_due: date.nullable().optional(),
  lactant: z.boolean().optional(),
  imported: z.boolean(),
  merges: z.array(mergeMark),
  created_at: instant,
  created_by: z.string(),
  updated_at: instant,
  updated_by: z.string(),
  version,
});
export type Patient = z.output<typeof patient>;

/** What a download of the list has besides the rows: numbers, address and messages, nothing clinical. */
const patientDetails = patient.pick({
  address: true,
  occupation: true,
  health_system_number: true,
  id_number: true,
  social_security_number: true,
  vat_number: true,
  legal_representative: true,
  language: true,
  consents_email: true,
  consents_sms: true,
});
export type PatientDetails = z.output<typeof patientDetails>;

const rowFields = patient.pick({
  id: true,
  state: true,
  name: true,
  birthday: true,
  age: true,
  age_class: true,
  gender: true,
  phone: true,
  mobile_number: true,
  email: true,
  imported: true,
  created_at: true,
});
/** A row of the list: what distinguishes two people, nothing clinical; with the details where they were asked for. */
export const patientRow = rowFields.extend({ details: patientDetails.optional() });
export type PatientRow = z.output<typeof patientRow>;

/** A patient who may be the same person, and which values match. */
export const duplicateCandidate = z.object({
  id: z.string(),
  name: z.string(),
  birthday: date.nullable(),
  archived: z.boolean(),
  matches: z.array(z.enum(DUPLICATE_KEYS)),
});
export type DuplicateCandidate = z.output<typeof duplicateCandidate>;

const one = z.object({ patient: id("patient") });
const read = { who: "space", can: "patients.read" } as const;
const write = { who: "space", can: "patients.write" } as const;
const manage = { who: "space", can: "patients.manage" } as const;
/** The largest number of patients whose phones one request may ask for: one batch. */
export const MAX_CONTACTS = 100;
/** The phone numbers of a patient, under the id that was asked for. */
export const patientContact = z.object({
  id: z.string(),
  /** The patient whose record it is: another one if the requested patient was merged. */
  patient: z.string(),
  phone: z.string(),
  mobile_number: z.string(),
  /** The number for a telephone link: the mobile number, otherwise the other one, in international form if known. */
  call: z.string(),
});
export type PatientContact = z.output<typeof patientContact>;

const CLOSED = ["patient.not_found", "patient.archived", "patient.merged", "patient.stale"] as const;

/** Patients. Static paths come before `/patients/{patient}`. */
export const patientsRoutes = {
  list: route({
    id: "patients.list",
    method: "GET",
    path: "/patients",
    summary:
      "Patients by name or newest, or those whose name, phone, number or e-mail holds every word typed",
    access: read,
    query: pageQuery.extend({
      q: z.string().trim().max(120).default(""),
      state: z.enum(PATIENT_VIEWS).default("active"),
      /**
       * `-created` is newest first. A search answers in the order of the words found; imported patients are sorted by
       * name.
       */
      sort: z.enum(["name", "-name", "created", "-created"]).default("name"),
      /** Rows with numbers and address, for a download: needs `data.transfer`. */
      details: z.literal("true").optional(),
    }),
    /**
     * A search may return few or no rows together with a `next`: it reads a limited number of rows per request and
     * continues from there.
     */
    response: page(patientRow).extend({
      /** Nobody has the name as typed; these names are similar. */
      corrected: z.literal(true).optional(),
    }),
    errors: ["list.not_downloadable"],
    touches: { table: "read", secret: true },
    // One when somebody is found; five others search for similar spellings, and one reads the details.
    calls: 7,
  }),
  contacts: route({
    id: "patients.contacts",
    method: "GET",
    path: "/patients/contacts",
    summary: "Phone numbers of patients shown in a list of appointments or on the waiting list",
    access: read,
    query: z.object({
      /** Ids, separated by commas. */
      ids: z
        .string()
        .transform((ids) => [...new Set(ids.split(","))])
        .pipe(z.array(id("patient")).min(1).max(MAX_CONTACTS)),
    }),
    response: z.object({ items: z.array(patientContact), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    // A second request if a patient was merged into another.
    calls: 2,
  }),
  duplicates: route({
    id: "patients.duplicates",
    method: "GET",
    path: "/patients/duplicates",
    summary: "Who may be the same person as somebody being entered",
    access: write,
    query: z.object({
      name: text(200).default(""),
      birthday: z.union([date, z.literal("")]).default(""),
      phone: phone.default(""),
      mobile_number: phone.default(""),
      email: text(254).default(""),
      vat_number: text(30).default(""),
      health_system_number: text(30).default(""),
      /** The patient being edited, who is left out of the comparison. */
      except: id("patient").optional(),
    }),
    response: z.object({ items: z.array(duplicateCandidate), next: z.null() }),
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  create: route({
    id: "patients.create",
    method: "POST",
    path: "/patients",
    summary: "Add a patient, unless somebody like them is there and it was not confirmed",
    access: write,
    body: newPatient.extend({
      /** Adds the patient although possible duplicates were shown. */
      confirm_duplicates: z.boolean().default(false),
    }),
    response: patient,
    status: 201,
    errors: ["patient.possible_duplicates", "patient.clinical_refused", "plan.max_patients"],
    touches: { table: "write" },
    calls: 3,
    idempotent: true,
  }),
  get: route({
    id: "patients.get",
    method: "GET",
    path: "/patients/{patient}",
    summary: "One patient; the read is recorded",
    access: read,
    params: one,
    response: patient,
    errors: ["patient.not_found"],
    touches: { table: "write" },
    calls: 2,
  }),
  update: route({
    id: "patients.update",
    method: "PATCH",
    path: "/patients/{patient}",
    summary: "Change some of a patient's fields",
    access: write,
    params: one,
    body: patientChanges.extend({ version }),
    response: patient,
    errors: [...CLOSED, "patient.clinical_refused"],
    touches: { table: "write" },
    calls: 2,
  }),
  archive: route({
    id: "patients.archive",
    method: "POST",
    path: "/patients/{patient}/archive",
    summary: "Take a patient off the lists; nothing is lost",
    access: manage,
    params: one,
    response: patient,
    errors: ["patient.not_found", "patient.merged", "patient.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
  restore: route({
    id: "patients.restore",
    method: "POST",
    path: "/patients/{patient}/restore",
    summary: "Put an archived patient back on the lists",
    access: manage,
    params: one,
    response: patient,
    errors: ["patient.not_found", "patient.merged", "patient.stale", "plan.max_patients"],
    touches: { table: "write" },
    calls: 2,
  }),
  merge: route({
    id: "patients.merge",
    method: "POST",
    path: "/patients/{patient}/merge",
    summary: "Make two records of one person into one: this one stays and takes what it lacks from the other",
    access: manage,
    params: one,
    body: z.object({
      other: id("patient"),
      version,
      other_version: version,
      /** For each field, the record whose value is used. By default this record's, or the other's if it has none. */
      choices: z.partialRecord(z.enum(MERGE_CHOICES), z.enum(["kept", "other"])).optional(),
    }),
    response: z.object({ patient, merge: mergeMark }),
    errors: [...CLOSED, "merge.same_patient", "merge.too_many"],
    touches: { table: "write" },
    calls: 2,
  }),
  undoMerge: route({
    id: "patients.undo-merge",
    method: "POST",
    path: "/merges/{merge}/undo",
    summary: "Take a merge back within 30 days",
    access: manage,
    params: z.object({ merge: id("merge") }),
    response: z.object({ patient, other: patient }),
    errors: [
      "merge.not_found",
      "merge.undone",
      "merge.too_late",
      "merge.changed_since",
      "patient.stale",
      "plan.max_patients",
    ],
    touches: { table: "write" },
    calls: 3,
  }),
};
