import { CustomAttributeType, createConversions, Entity, type EntityItem } from "electrodb";
import type { AppointmentType, Establishment } from "../contracts/accounts/accounts.ts";
import type { PriceLists } from "../contracts/billing/price-lists.ts";
import type { FormerOffice } from "../contracts/clinic/clinic.ts";
import type { OsteopathySettings } from "../contracts/clinic/osteopathy-settings.ts";
import type { RyodorakuSettings } from "../contracts/clinic/ryodoraku-settings.ts";
import { MODULES } from "../contracts/kernel/access.ts";
import { DEFAULT_REMINDER_HOURS } from "../contracts/notifications/notifications.ts";
import type { ClosedDays } from "../contracts/scheduling/working-time.ts";
import { table } from "../db/table.ts";
import { fold } from "../reference/fold.ts";

const [gsi1] = table.indexes;
type ExternalEntity = { company_name: string; vat_number: string; verified: boolean };
const listOf = <T>() => ({
  type: CustomAttributeType<T[]>("any"),
  required: true as const,
  default: () => [] as T[],
});

const entityKey = ({ company_name, vat_number }: ExternalEntity) => fold(`${company_name} ${vat_number}`);

/**
 * A clinic (or a provider's company): settings, plan, establishments and appointment types in one item, because every
 * request needs them together and they change rarely.
 *
 * | access pattern      | index   | key                             |
 * |---------------------|---------|---------------------------------|
 * | the space           | primary | space id                        |
 * | all spaces, newest  | gsi1    | one partition, by creation time |
 */
export const SpaceEntity = new Entity({
  model: { entity: "space", version: "1", service: "meridian" },
  attributes: {
    id: { type: "string", required: true },
    space_name: { type: "string", required: true },
    logo_url: { type: "string" },
    owner_id: { type: "string", required: true },
    plan_code: { type: ["free_trial", "basic", "student", "pro"] as const },
    /** Last valid day in the space's time zone. */
    plan_ends_on: { type: "string" },
    free_trial_used: { type: "boolean", required: true, default: false },
    modules: { type: "set", items: MODULES },
    notify_sms: { type: "boolean", required: true, default: false },
    notify_email: { type: "boolean", required: true, default: true },
    /** Hours before an appointment at which its patient is reminded. */
    reminder_hours: {
      type: CustomAttributeType<number[]>("any"),
      default: () => [...DEFAULT_REMINDER_HOURS],
    },
    app_duration_interval: { type: "number", required: true, default: 15 },
    auto_drug_import: { type: "boolean", required: true, default: true },
    shares_clinical_records: { type: "boolean", required: true, default: true },
    requires_totp: { type: "boolean", required: true, default: false },
    time_zone: { type: "string", required: true, default: "Europe/Lisbon" },
    specialities: listOf<string>(),
    prices: {
      type: CustomAttributeType<PriceLists>("any"),
      required: true,
      default: () => ({ treatments: [], tests: [] }),
    },
    /** Limits of Ryodoraku; absent for the defaults. */
    ryodoraku: { type: CustomAttributeType<RyodorakuSettings>("any") },
    /** Parts of the osteopathic examination; absent for all. */
    osteopathy: { type: CustomAttributeType<OsteopathySettings>("any") },
    establishments: listOf<Establishment>(),
    /** Deleted offices, whose names past appointments still show. */
    former_offices: listOf<FormerOffice>(),
    appointment_types: listOf<AppointmentType>(),
    /** Days on which the clinic is closed. */
    closed_days: { type: CustomAttributeType<ClosedDays[]>("any") },
    external_entity: { type: CustomAttributeType<ExternalEntity>("any") },
    /** Folded for the back office's search; derived whenever the name or the company is written. */
    name_key: {
      type: "string",
      hidden: true,
      watch: ["space_name"],
      set: (_, { space_name }) => (space_name === undefined ? undefined : fold(space_name)),
    },
    entity_key: {
      type: "string",
      hidden: true,
      watch: ["external_entity"],
      set: (_, { external_entity }) => external_entity && entityKey(external_entity),
    },
    /** `waiting` or `verified`; absent for a clinic. */
    entity_state: {
      type: "string",
      hidden: true,
      watch: ["external_entity"],
      set: (_, { external_entity }) => external_entity && (external_entity.verified ? "verified" : "waiting"),
    },
    phone: { type: "string" },
    /** Raised whenever a seat of the plan is occupied or released, so that two requests cannot both take the last one. */
    members_version: { type: "number" },
    referral_code_used: { type: "string" },
    /** Whether every patient has search rows. Absent on older spaces until the indexing job has processed them. */
    patients_indexed: { type: "boolean" },
    /** Cursor at which the job continues. */
    patients_indexed_to: { type: "string" },
    created_at: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string" },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    newest: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: [] },
      sk: { field: gsi1.sortKey, composite: ["created_at", "id"] },
    },
  },
});

/** The cursor that continues after a space in the list of all, newest first. */
export const cursorAfter = createConversions(SpaceEntity).byAccessPattern.newest.fromComposite.toCursor;

export type SpaceItem = Omit<
  EntityItem<typeof SpaceEntity>,
  | "establishments"
  | "former_offices"
  | "appointment_types"
  | "external_entity"
  | "reminder_hours"
  | "specialities"
  | "prices"
  | "osteopathy"
  | "ryodoraku"
  | "closed_days"
> & {
  reminder_hours?: readonly number[];
  /** Absent on spaces written before there were any. */
  specialities?: readonly string[];
  prices?: PriceLists;
  osteopathy?: OsteopathySettings;
  ryodoraku?: RyodorakuSettings;
  establishments: Establishment[];
  former_offices?: readonly FormerOffice[];
  appointment_types: AppointmentType[];
  closed_days?: readonly ClosedDays[];
  external_entity?: ExternalEntity;
};
