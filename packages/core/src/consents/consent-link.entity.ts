import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { CONSENT_LINK_SIGNERS, CONSENT_LINK_STATUSES } from "../contracts/consents/consent-links.ts";
import { table } from "../db/table.ts";

const [gsi1] = table.indexes;

/**
 * One text of a link with which a patient decides; the texts of one link have the same token. It is found by the token's hash.
 * The token itself is kept encrypted with the application's secret, because messages need it when they are sent. A new link
 * for the same text replaces the item, so that an earlier one leads nowhere.
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
    /** Absent in items of earlier versions, which can be opened and not be sent. */
    sealed_token: { type: "string" },
    /** Who is to decide. Absent in items of earlier versions: who opens it says it. */
    signer: { type: CONSENT_LINK_SIGNERS },
    /** Ids of the last messages that carried it, by channel. */
    messages: { type: CustomAttributeType<{ email?: string; sms?: string }>("any") },
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
