// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, createConversions, Entity, type EntityItem } from "electrodb";
import { CAMPAIGN_KINDS, CAMPAIGN_STATES, type CampaignAudience } from "../contracts/campaigns/campaigns.ts";
import { table } from "../db/table.ts";

const [, , gsi3] = table.indexes;

/** The partition of mails to clinics that the job has to deal with. */
export const CAMPAIGNS_DUE = "$campaigns#due";
/** The sort key there: when to look (epoch milliseconds), then the id. */
export const dueOrder = (at: number, id: string) => `${new Date(at).toISOString()}#${id}`;

/** Up to where the receivers were written. */
export type PreparedTo = { created_at: string; space: string; user: string };

const count = () => ({ type: "number" as const, required: true as const, default: 0 });

/**
 * A mail that the back office writes to a part of the clinics, and how far the job is that sends it.
 *
 * | access pattern             | index   | key                                            |
 * |----------------------------|---------|------------------------------------------------|
 * | all, newest first          | primary | one partition, by id, which holds the time     |
 * | those the job has to do    | gsi3    | `$campaigns#due`, when to look + id            |
 */
export const CampaignEntity = new Entity({
  model: { entity: "campaign", version: "1", service: "meridian" },
  attributes: {
    id: { type: "string", required: true },
    kind: { type: CAMPAIGN_KINDS, required: true },
    subject_en: { type: "string", required: true },
    subject_pt: { type: "string", required: true },
    body_en: { type: "string", required: true },
    body_pt: { type: "string", required: true },
    audience: { type: CustomAttributeType<CampaignAudience>("any"), required: true },
    state: { type: CAMPAIGN_STATES, required: true, default: "draft" },
    starts_at: { type: "string" },
    finished_at: { type: "string" },
    /** Whether all receivers are written. They are, before the first mail is queued. */
    prepared: { type: "boolean", required: true, default: false },
    /** Cursor of the page of spaces that is worked on; absent at the first. */
    spaces_cursor: { type: "string" },
    /** The last receiver that was written of this page. */
    prepared_to: { type: CustomAttributeType<PreparedTo>("any") },
    /** Id of the last user whose mail was queued or who was skipped. */
    queued_to: { type: "string" },
    total: count(),
    /** How many receivers are in each state; the others wait. */
    queued: count(),
    sent: count(),
    failed: count(),
    skipped: count(),
    /** A random mark of the run that works on it, until `lease_until` (epoch milliseconds). */
    lease: { type: "string" },
    lease_until: { type: "number" },
    created_at: { type: "string", required: true, readOnly: true },
    updated_at: { type: "string", required: true },
    updated_by_name: { type: "string", required: true, default: "" },
    /** Raised by administrators' changes, not by the job. */
    version: { type: "number", required: true, default: 1 },
    /** `CAMPAIGNS_DUE` and a `dueOrder`, while the job has something to do. */
    gsi3pk: { type: "string" },
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: [] },
      sk: { field: table.sortKey, composite: ["id"] },
    },
    byDue: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});
export type CampaignItem = EntityItem<typeof CampaignEntity>;

/** The cursor that continues after a mail in the list of all. */
export const cursorAfter = createConversions(CampaignEntity).byAccessPattern.primary.fromComposite.toCursor;
