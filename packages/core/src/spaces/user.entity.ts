import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { TUTORIAL_TASKS } from "../contracts/accounts/tutorial.ts";
import { MODULES, ROLES } from "../contracts/kernel/access.ts";
import type { Absence, WorkingStretch } from "../contracts/scheduling/working-time.ts";
import type { TimerSettings } from "../contracts/timers/timer-kinds.ts";
import { table } from "../db/table.ts";

/**
 * A user of a space, or an administrator (whose space is `backoffice`).
 *
 * | access pattern     | index   | key                   |
 * |--------------------|---------|-----------------------|
 * | a user, the actor  | primary | space id + user id    |
 * | users of a space   | primary | space id              |
 */
export const UserEntity = new Entity({
  model: { entity: "user", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    id: { type: "string", required: true },
    name: { type: "string", required: true },
    email: { type: "string", required: true },
    /** The user pool's id of the account. */
    subject: { type: "string" },
    phone: { type: "string" },
    role: { type: ROLES, required: true },
    owner: { type: "boolean", required: true, default: false },
    practises: { type: "boolean", required: true, default: false },
    active: { type: "boolean", required: true, default: true },
    color: { type: "string", required: true, default: "#1f7a6b" },
    platform_color: { type: "string", required: true, default: "#1f7a6b" },
    language: { type: ["en", "pt"] as const, required: true, default: "en" },
    modules: { type: "set", items: MODULES },
    working_hours: { type: CustomAttributeType<WorkingStretch[]>("any"), required: true, default: () => [] },
    time_off: {
      type: CustomAttributeType<(Absence & { entered_by?: string })[]>("any"),
      required: true,
      default: () => [],
    },
    /** Raised by every change of when the user can be booked. A booking names the version it was decided by. */
    schedule_version: { type: "number" },
    specialities: { type: "list", items: { type: "string" }, required: true, default: () => [] },
    calendar_min: { type: "number", required: true, default: 8 },
    calendar_max: { type: "number", required: true, default: 20 },
    show_saturday: { type: "boolean", required: true, default: true },
    show_sunday: { type: "boolean", required: true, default: false },
    patients_permission: { type: "boolean", required: true, default: false },
    appointment_permission: { type: "boolean", required: true, default: false },
    calendar_permission: { type: "boolean", required: true, default: false },
    /** Absent on users of earlier versions, who have it. */
    monitoring_permission: { type: "boolean" },
    monitoring_email_body: { type: "string", required: true, default: "" },
    license_number: { type: "string", required: true, default: "" },
    student_number: { type: "string" },
    /** Key of the file with a student's proof of enrolment. */
    proof_key: { type: "string" },
    totp_enabled: { type: "boolean", required: true, default: false },
    /** Epoch seconds. Sessions begun before are refused, because the password or two-step verification changed. */
    sessions_valid_from: { type: "number" },
    /** Absent for the defaults. */
    timer_settings: { type: CustomAttributeType<TimerSettings>("any") },
    hidden_alerts: { type: "set", items: "string" },
    /** A day. Absent until the user has seen notes of a later one than that of the account. */
    release_notes_seen: { type: "string" },
    /** The step at which the guided tour is; absent while it is off. */
    tour_step: { type: "string" },
    /** Absent once the welcome was shown, and on users of earlier versions. */
    welcome_waits: { type: "boolean" },
    /** Absent once the user has closed the tutorial, and on users of earlier versions. */
    tutorial_open: { type: "boolean" },
    /** Tasks of the tutorial that were found done. */
    tutorial_done: { type: "set", items: TUTORIAL_TASKS },
    /** When the user unsubscribed from news by mail; absent while they get them. */
    news_stopped_at: { type: "string" },
    terms_version: { type: "string" },
    privacy_version: { type: "string" },
    referral_code: { type: "string" },
    created_at: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string" },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["id"] },
    },
  },
});

export type UserItem = Omit<
  EntityItem<typeof UserEntity>,
  "timer_settings" | "working_hours" | "time_off"
> & {
  timer_settings?: TimerSettings;
  /** Absent on users written before there were any. */
  working_hours?: WorkingStretch[];
  time_off?: (Absence & { entered_by?: string })[];
};
