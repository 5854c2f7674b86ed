import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { CONSENT_LINK_STATUSES } from "../contracts/consents/consent-links.ts";
import { table } from "../db/table.ts";

const [gsi1] = table.indexes;

/**
 * A link with which a patient decides about one text. It is found by the token's hash; the token itself is not stored. A new
 * link for the same text replaces the item, so that an earlier one leads nowhere.
 *
 * | access pattern                       | index   | key                   |
 * |--------------------------------------|---------|-----------------------|
 * | a patient's links, or that of a text | primary | space + patient, text |
 * | whose link it is                     | gsi1    | hash of the token     |
 */
export const ConsentLinkEntity = new Entity({
  model: { entity: "consentLink", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    text_id: { type: "string", required: true },
    token_hash: { type: "string", required: true },
    status: { type: CONSENT_LINK_STATUSES, required: true, default: "open" },
    created_at: { type: "string", required: true },
    /** Who made it. The text names this person as the one who explained it. */
    created_by: { type: CustomAttributeType<{ id: string; name: string }>("any"), required: true },
    ends_at: { type: "string", required: true },
    opened_at: { type: "string" },
    decided_at: { type: "string" },
    /** The request that decided, and the entry of the history that it made. */
    request: { type: "string" },
    consent_id: { type: "string" },
    /** Epoch seconds: the table's time to live. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: table.sortKey, composite: ["text_id"] },
    },
    address: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["token_hash"] },
      sk: { field: gsi1.sortKey, composite: [] },
    },
  },
});
export type ConsentLinkItem = EntityItem<typeof ConsentLinkEntity>;
