// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, createConversions, Entity, type EntityItem } from "electrodb";
import type { AppointmentType, Establishment } from "../contracts/accounts/accounts.ts";
import type { PriceLists } from "../contracts/billing/price-lists.ts";
import type { FormerOffice } from "../contracts/clinic/clinic.ts";
import type { OsteopathySettings } from "../contracts/clinic/osteopathy-settings.ts";
import type { RyodorakuSettings } from "../contracts/clinic/ryodoraku-settings.ts";
import { MODULES } from "../contracts/kernel/access.ts";
import { DEFAULT_REMINDER_HOURS } from "../contracts/notifications/notifications.ts";
import type { ClosedDays } from "../contracts/scheduling/working-time.ts";
import {
  type OwnedModule,
  PLAN_CODES,
  type PlanTerms,
  type PriceTier,
} from "../contracts/subscription/offers.ts";
import type { PreviewFeature } from "../contracts/subscription/preview-features.ts";
import { table } from "../db/table.ts";
import { fold } from "../reference/fold.ts";

const [gsi1, , gsi3] = table.indexes;

/** The partition of spaces that may have to be told that their plan ends. */
export const PLANS_ENDING = "$spaces#plan-ending";
/** When to look first: seven days before the end, where the day begins earliest (14 hours before UTC). */
const firstLook = (endsOn: string) =>
  new Date(Date.parse(`${endsOn}T10:00:00.000Z`) - 7 * 86_400_000).toISOString();

/** The plan as it was before a payment changed it, for a refund. */
export type FormerPlan = {
  payment_id: string;
  /**
   * Days by which the payment moved the plan's end, less those of a referral: below 0 where days of a cheaper plan became
   * fewer of a dearer one. Absent for an upgrade, which moves nothing.
   */
  days?: number | undefined;
  plan_code: PlanTerms["code"];
  plan_terms: PlanTerms;
  plan_tier?: PriceTier | undefined;
  active_module?: OwnedModule["code"] | undefined;
};
type ExternalEntity = { company_name: string; vat_number: string; verified: boolean };

type SpaceBlock = { reason: string; at: string; by: string };
/** A student's proof of enrolment. */
export type EnrolmentProof = {
  /** Key of the file. */
  key: string;
  user_id: string;
  student_number: string;
  /** Why it was rejected. */
  reason?: string;
  sent_at: string;
};

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
 * | those whose plan ends, by when to look | gsi3 | `$spaces#plan-ending`, instant |
 */
export const SpaceEntity = new Entity({
  model: { entity: "space", version: "1", service: "meridian" },
  attributes: {
    id: { type: "string", required: true },
    space_name: { type: "string", required: true },
    logo_url: { type: "string" },
    owner_id: { type: "string", required: true },
    plan_code: { type: PLAN_CODES },
    /** The terms the plan was bought under. Absent for a plan from before they were stored: the defaults. */
    plan_terms: { type: CustomAttributeType<PlanTerms>("any") },
    /** The price it was bought at; absent for the free trial and for days that were given. */
    plan_tier: { type: CustomAttributeType<PriceTier>("any") },
    /** What the latest payment of a plan replaced; named after upgrades, which were the first to keep it. */
    upgraded_from: { type: CustomAttributeType<FormerPlan>("any") },
    /** Last valid day in the space's time zone. */
    plan_ends_on: { type: "string" },
    /** The last notice of the plan's end, and of which end it was. */
    ending_notified: { type: CustomAttributeType<{ ends_on: string; days: number }>("any") },
    /** Both set with every new end of the plan, moved by the job that looks, and removed when nothing more is to be sent. */
    gsi3pk: {
      type: "string",
      hidden: true,
      watch: ["plan_ends_on"],
      set: (own: string | undefined, { plan_ends_on }) => own ?? (plan_ends_on ? PLANS_ENDING : undefined),
    },
    gsi3sk: {
      type: "string",
      hidden: true,
      watch: ["plan_ends_on"],
      set: (own: string | undefined, { plan_ends_on }) =>
        own ?? (plan_ends_on ? firstLook(plan_ends_on) : undefined),
    },
    free_trial_used: { type: "boolean", required: true, default: false },
    /** Days given near the end that the next purchase deducts. */
    days_owed: { type: "number" },
    /** Days earned while there was no plan to add them to. The next plan begins with them. */
    days_credit: { type: "number" },
    /** Days that referred spaces earned, in all. */
    referral_days: { type: "number" },
    /** When the space first paid: an instant. */
    first_paid_at: { type: "string" },
    /** What the free trial chose. On spaces from before `owned_modules`, the modules of every plan: see `plan.ts`. */
    modules: { type: "set", items: MODULES },
    owned_modules: { type: CustomAttributeType<OwnedModule[]>("any") },
    /** The one module that works under a plan that allows one. */
    active_module: { type: MODULES },
    /** The day in the space's zone on which the active module was last switched. */
    module_switched_on: { type: "string" },
    /** Whether the proof of enrolment was seen by an administrator. */
    student_proof: { type: ["waiting", "approved", "rejected"] as const },
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
    /** Features in preview that an administrator chose for the space. */
    early_access: { type: CustomAttributeType<readonly PreviewFeature[]>("any") },
    /** Why and since when nobody of the space can sign in; absent while they can. */
    blocked: { type: CustomAttributeType<SpaceBlock>("any") },
    /** Until when the space can be used; absent unless its owner closes it. */
    closing: { type: CustomAttributeType<{ due_at: string }>("any") },
    /** When the removal of everything in it began: an instant. Nobody can sign in since. */
    closed_at: { type: "string" },
    /** The proof that `student_proof` is about. Absent on spaces of students from before it was stored. */
    enrolment_proof: { type: CustomAttributeType<EnrolmentProof>("any") },
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
    byEnding: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
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
  | "plan_terms"
  | "plan_tier"
  | "upgraded_from"
  | "owned_modules"
  | "early_access"
  | "blocked"
  | "enrolment_proof"
  | "closing"
> & {
  plan_terms?: PlanTerms;
  plan_tier?: PriceTier;
  upgraded_from?: FormerPlan;
  owned_modules?: readonly OwnedModule[];
  early_access?: readonly PreviewFeature[];
  blocked?: SpaceBlock;
  closing?: { due_at: string };
  enrolment_proof?: EnrolmentProof;
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
