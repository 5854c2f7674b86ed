import * as z from "zod";
import { priceLists } from "../billing/price-lists.ts";
import { osteopathySettings } from "../clinic/osteopathy-settings.ts";
import { ryodorakuSettings } from "../clinic/ryodoraku-settings.ts";
import { ADMIN_LEVELS, MODULES, ROLES } from "../kernel/access.ts";
import {
  cents,
  color,
  date,
  id,
  instant,
  language,
  requiredText,
  text,
  version,
} from "../kernel/primitives.ts";
import { ownTexts } from "../legal-texts/legal-texts.ts";
import { timer, timerSettings } from "../timers/timer-terms.ts";

export const office = z.object({ id: id("office"), name: requiredText(80) });
export const establishment = z.object({
  id: id("establishment"),
  name: requiredText(120),
  address: text(300),
  phone: text(40),
  /** The tax number printed on receipts. Absent on establishments stored by earlier versions. */
  vat_number: z.string().max(20).optional(),
  prescription_logo_url: z.string().nullable(),
  /** Millimetres kept free at the top of printed pages. */
  letterhead_height: z
    .int({ message: "letterhead.range" })
    .min(0, { message: "letterhead.range" })
    .max(120, { message: "letterhead.range" }),
  offices: z.array(office),
});
export type Establishment = z.output<typeof establishment>;

/** Codes or ids from the price lists. Every appointment stores a copy of its type, so the list is short. */
const codes = z.array(z.string().min(1).max(40)).max(60);

export const appointmentType = z.object({
  id: id("appointmentType"),
  name: requiredText(80),
  /** Minutes. */
  duration: z
    .int({ message: "duration.invalid" })
    .min(5, { message: "duration.invalid" })
    .max(480, { message: "duration.invalid" })
    .multipleOf(5, { message: "duration.invalid" }),
  /** Euro cents. */
  price: cents,
  color,
  /** Codes from the price lists. */
  tests: codes,
  treatments: codes,
  /** Suggested for patients who have had an appointment before. */
  follow_up: z.boolean().optional(),
  /** No longer offered. Existing appointments keep the type. */
  archived: z.boolean().optional(),
});
export type AppointmentType = z.output<typeof appointmentType>;

const pricingPlan = z.object({ months: z.int(), price: z.int(), discount: z.number() });

/** The space as its users see it (product specification, section 3). */
export const sessionSpace = z.object({
  id: z.string(),
  space_name: z.string(),
  logo_url: z.string().nullable(),
  subscription_plan: z
    .object({
      code: z.enum(["free_trial", "basic", "student", "pro"]),
      /** Days until the plan expires, today included; 0 when it has expired. */
      days_left: z.int().min(0),
      pricing_plans: z.array(pricingPlan),
    })
    .nullable(),
  notify_sms: z.boolean(),
  notify_email: z.boolean(),
  /** Minutes between the rows of the calendar. */
  app_duration_interval: z.int(),
  auto_drug_import: z.boolean(),
  modules: z.array(z.enum(MODULES)),
  specialities: z.array(z.string()),
  establishments: z.array(establishment),
  appointment_types: z.array(appointmentType),
  pricing: priceLists,
  external_entity: z
    .object({ company_name: z.string(), vat_number: z.string(), verified: z.boolean() })
    .nullable(),
  google_logged: z.boolean(),
  time_zone: z.string(),
  shares_clinical_records: z.boolean(),
  requires_totp: z.boolean(),
  /** What this clinic's osteopathic examination contains. */
  osteopathy: osteopathySettings,
  /** The limits that this clinic set to interpret Ryodoraku; null for those that are published. */
  ryodoraku: ryodorakuSettings.nullable(),
  max_patients: z.int().nullable(),
  /** From when everything in the space is removed; null unless its owner closes it. */
  closes_at: instant.nullish(),
  version,
});
export type SessionSpace = z.output<typeof sessionSpace>;

/** The signed-in user, with everything the apps need for their first screen. */
export const sessionUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  color: z.string(),
  platform_color: z.string(),
  language,
  role: z.enum(ROLES),
  owner: z.boolean(),
  practises: z.boolean(),
  modules: z.array(z.enum(MODULES)),
  specialities: z.array(z.string()),
  timers: z.array(timer),
  timer_settings: timerSettings,
  /** Hours, 0 to 24. */
  calendar_min: z.int(),
  calendar_max: z.int(),
  show_saturday: z.boolean(),
  show_sunday: z.boolean(),
  patients_permission: z.boolean(),
  appointment_permission: z.boolean(),
  calendar_permission: z.boolean(),
  monitoring_permission: z.boolean(),
  monitoring_email_body: z.string(),
  license_number: z.string(),
  /** Whether the user gets news by mail. */
  news_mails: z.boolean(),
  student_number: z.string().nullable(),
  totp_enabled: z.boolean(),
  /** The space requires two-step verification and the user has not set it up: only setting it up is allowed. */
  totp_required: z.boolean(),
  /** New versions of the terms and the privacy policy: those to be accepted before anything else, and those announced. */
  texts: ownTexts,
  early_access: z.boolean(),
  /** The day of the newest release notes that the user has seen; those from before the account count as seen. */
  release_notes_seen: date,
  /** The welcome was not shown yet: Home leads to it. */
  welcome_waits: z.boolean(),
  /** Home lists the tasks of the tutorial. */
  tutorial_open: z.boolean(),
  admin_levels: z.array(z.enum(ADMIN_LEVELS)),
  /** Neither a plan nor modules yet. */
  first_time: z.boolean(),
  /** The step at which the user is in the guided tour; null while it is off. */
  tour_step: z.string().nullable(),
  /** Base64 of 32 bytes. Encrypts this user's drafts in the browser, which never stores the key. */
  draft_key: z.string(),
  /** Stored with a draft, to find the key that encrypted it. */
  draft_key_id: z.string(),
  /**
   * Keys that encrypted older drafts, or will encrypt new ones. A draft opened with one of them is encrypted again with
   * `draft_key`.
   */
  other_draft_keys: z.array(z.object({ id: z.string(), key: z.string() })),
  version,
  space: sessionSpace.nullable(),
});
export type SessionUser = z.output<typeof sessionUser>;
