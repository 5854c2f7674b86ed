import * as z from "zod";
import { appointmentType, establishment } from "../accounts/session.ts";
import { priceLists } from "../billing/price-lists.ts";
import { id, instant, requiredText, spokenNameOf, text, version } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { closedDays } from "../scheduling/working-time.ts";
import { osteopathySettings } from "./osteopathy-settings.ts";
import { ryodorakuSettings } from "./ryodoraku-settings.ts";

/** Allowed numbers of minutes between the rows of the calendar. */
export const INTERVALS = [5, 10, 15, 20, 30, 60] as const;
const interval = z
  .int({ message: "option.invalid" })
  .refine((minutes) => INTERVALS.some((one) => one === minutes), { message: "option.invalid" });

/** An IANA time zone this runtime knows. */
export const timeZone = z.string().max(60).refine(isTimeZone, { message: "time_zone.invalid" });
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Hours before an appointment at which its patient is reminded. */
const reminderHours = z
  .array(
    z
      .int({ message: "number.invalid" })
      .min(1, { message: "number.invalid" })
      .max(168, { message: "number.invalid" }),
  )
  .max(8)
  .refine((hours) => new Set(hours).size === hours.length, { message: "reminder.duplicate" });

/** Names that differ in more than capitals. */
const distinctNames = z
  .array(requiredText(80))
  .max(60)
  .refine((names) => new Set(names.map((name) => name.toLowerCase())).size === names.length, {
    message: "name.exists",
  });

/** The path of a logo, relative to the API. It answers a link that is valid for five minutes. */
const logoUrl = z.string().nullable();

/** All settings of the clinic that a manager edits, in one answer: every tab of the settings reads it. */
export const clinicSettings = z.object({
  space_name: z.string(),
  logo_url: logoUrl,
  phone: z.string(),
  time_zone: z.string(),
  app_duration_interval: z.int(),
  notify_email: z.boolean(),
  notify_sms: z.boolean(),
  /** Whether the plan includes text messages. */
  sms_in_plan: z.boolean(),
  reminder_hours: z.array(z.int()),
  auto_drug_import: z.boolean(),
  shares_clinical_records: z.boolean(),
  requires_totp: z.boolean(),
  specialities: z.array(z.string()),
  establishments: z.array(establishment),
  /** Including archived ones. */
  appointment_types: z.array(appointmentType),
  closed_days: closedDays,
  prices: priceLists,
  osteopathy: osteopathySettings,
  /** Null for the published limits. */
  ryodoraku: ryodorakuSettings.nullable(),
  version,
  updated_at: instant,
  updated_by: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type ClinicSettings = z.output<typeof clinicSettings>;

export const settingsChanges = z.object({
  version,
  space_name: spokenNameOf(120).optional(),
  phone: text(40).optional(),
  time_zone: timeZone.optional(),
  app_duration_interval: interval.optional(),
  notify_email: z.boolean().optional(),
  notify_sms: z.boolean().optional(),
  reminder_hours: reminderHours.optional(),
  auto_drug_import: z.boolean().optional(),
  shares_clinical_records: z.boolean().optional(),
  specialities: distinctNames.optional(),
  closed_days: closedDays.optional(),
  prices: priceLists.optional(),
  osteopathy: osteopathySettings.unwrap().optional(),
  ryodoraku: ryodorakuSettings.optional(),
});

/** Image formats that can be printed. */
export const LOGO_TYPES = { "image/png": "png", "image/jpeg": "jpg" } as const;
export const MAX_LOGO_BYTES = 1024 * 1024;
/** The name of a logo file: an id that cannot be guessed, and the image format. */
export const logoName = z
  .string()
  .regex(/^lgo_[0-9A-HJKMNP-TV-Z]{26}\.(png|jpg)$/, { message: "id.invalid" });
export const logoFile = z.object({
  content_type: z.enum(Object.keys(LOGO_TYPES) as [keyof typeof LOGO_TYPES], { message: "file.type" }),
  size: z.int().min(1, { message: "file.empty" }).max(MAX_LOGO_BYTES, { message: "file.too_large" }),
});

const manage = { access: { who: "space", can: "clinic.manage" } } as const;

/** The clinic's own settings. Part of the clinic's route table. */
export const settingsRoutes = {
  settings: route({
    id: "clinic.settings",
    method: "GET",
    path: "/settings",
    summary: "Everything a manager sets for the whole clinic, and who changed it last",
    ...manage,
    response: clinicSettings,
    errors: [],
    touches: { table: "read" },
    calls: 2,
  }),
  updateSettings: route({
    id: "clinic.update-settings",
    method: "PATCH",
    path: "/settings",
    summary:
      "Change name, time zone, notifications, sharing, specialities, price lists or the limits of tests",
    ...manage,
    body: settingsChanges,
    response: clinicSettings,
    errors: ["clinic.stale", "establishment.not_found", "input.invalid"],
    touches: { table: "write" },
    // One more if the change affects when appointments can be booked, two if it names an added osteopathic test.
    calls: 5,
  }),
  uploadLogo: route({
    id: "clinic.upload-logo",
    method: "POST",
    path: "/settings/logos",
    summary: "A link to upload a logo to; it is used once it was set",
    ...manage,
    body: logoFile,
    status: 201,
    response: z.object({
      logo: logoName,
      upload: z.object({ url: z.string(), headers: z.record(z.string(), z.string()) }),
    }),
    errors: [],
    touches: { files: "write" },
    calls: 0,
  }),
  setLogo: route({
    id: "clinic.set-logo",
    method: "PUT",
    path: "/settings/logo",
    summary:
      "Use an uploaded picture as the clinic's logo or as a place's prescription logo, or none; its type is read from the file itself",
    ...manage,
    body: z.object({
      version,
      /** The establishment whose prescriptions carry the logo. Without it, the clinic's own logo. */
      establishment: id("establishment").optional(),
      logo: logoName.nullable(),
    }),
    response: clinicSettings,
    errors: ["clinic.stale", "establishment.not_found", "input.invalid"],
    touches: { table: "write", files: "write" },
    calls: 2,
  }),
  logo: route({
    id: "clinic.logo",
    method: "GET",
    path: "/settings/logos/{logo}",
    summary: "A link to read a logo of the clinic, valid for five minutes",
    access: { who: "space", can: "appointments.read" },
    params: z.object({ logo: logoName }),
    response: z.object({ url: z.string() }),
    errors: [],
    touches: { files: "read" },
    calls: 0,
  }),
};
