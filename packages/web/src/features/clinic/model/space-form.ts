import type { ClinicSettings } from "@meridian/core/contracts/clinic/settings";
import { changedFields } from "./same-value.ts";

/** The settings this form edits. */
export type SpaceValues = Pick<
  ClinicSettings,
  | "space_name"
  | "phone"
  | "time_zone"
  | "notify_email"
  | "notify_sms"
  | "reminder_hours"
  | "auto_drug_import"
  | "shares_clinical_records"
> & { app_duration_interval: string };

export const spaceValues = (settings: ClinicSettings): SpaceValues => ({
  space_name: settings.space_name,
  phone: settings.phone,
  time_zone: settings.time_zone,
  app_duration_interval: `${settings.app_duration_interval}`,
  notify_email: settings.notify_email,
  notify_sms: settings.notify_sms,
  reminder_hours: settings.reminder_hours,
  auto_drug_import: settings.auto_drug_import,
  shares_clinical_records: settings.shares_clinical_records,
});

/** Only changed fields, so that somebody else's changes to other fields are kept. */
export function spaceChanges(before: ClinicSettings, values: SpaceValues) {
  const { app_duration_interval, ...rest } = changedFields(spaceValues(before), values);
  return {
    ...rest,
    ...(app_duration_interval !== undefined && { app_duration_interval: Number(app_duration_interval) }),
  };
}

/** Choices for reminders, in hours before an appointment. */
export const REMINDER_CHOICES = [168, 72, 48, 24, 4, 2, 1] as const;

/** Adds or removes a reminder; the earliest first. */
export const toggleReminder = (hours: readonly number[], one: number) =>
  (hours.includes(one) ? hours.filter((hour) => hour !== one) : [...hours, one]).toSorted((a, b) => b - a);

/** All time zones the browser knows, and the current one. */
export function timeZones(current: string): string[] {
  const known = Intl.supportedValuesOf("timeZone");
  return known.includes(current) ? known : [current, ...known];
}
