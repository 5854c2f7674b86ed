// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

const [gsi1, gsi2, gsi3] = table.indexes;

/** The partitions of trails, of all spaces: with entries to seal, with seals to anchor, in the order of their checks. */
export const TO_SEAL = "$audit-trails#seal";
export const TO_ANCHOR = "$audit-trails#anchor";
export const TO_CHECK = "$audit-trails#check";

/** How far the entries of a space are chained. */
export type ChainHead = {
  /** `2026-11`, UTC. */
  month: string;
  /** Seals of the month, and entries in them. */
  seals: number;
  count: number;
  /** The id of the last sealed entry of the month; empty before the first. */
  last: string;
  /** The hash that the next entry is chained to. */
  hash: string;
};

/** A message authentication code and the id of the key it was made with. */
export type Mac = { key: string; value: string };

/**
 * The audit trail of one space: how far its entries are chained, and what is to be done next.
 *
 * | access pattern                                | index   | key                          |
 * |-----------------------------------------------|---------|------------------------------|
 * | the trail of a space                          | primary | space                        |
 * | trails with seals to anchor, of all spaces    | gsi1    | `$audit-trails#anchor`, space |
 * | trails in the order of their next check       | gsi2    | `$audit-trails#check`, moment |
 * | trails with entries to seal, oldest first     | gsi3    | `$audit-trails#seal`, moment |
 */
export const AuditTrailEntity = new Entity({
  model: { entity: "auditTrail", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** When chaining began. Entries made before are not chained. */
    since: { type: "string" },
    /** When the stream last brought an entry. */
    touched: { type: "string" },
    head: { type: CustomAttributeType<ChainHead>("any") },
    mac: { type: CustomAttributeType<Mac>("any") },
    /** Files in the write-once store that say how far the chain was. */
    anchors: { type: "number" },
    /** Where the job's check goes on, and what the last complete one found. */
    check_cursor: { type: "string" },
    checked_at: { type: "string" },
    findings: { type: "number" },
    gsi1pk: { type: "string" },
    gsi1sk: { type: "string" },
    gsi2pk: { type: "string" },
    gsi2sk: { type: "string" },
    gsi3pk: { type: "string" },
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
    toAnchor: {
      index: gsi1.name,
      pk: { field: gsi1.partitionKey, composite: ["gsi1pk"], template: "${gsi1pk}", casing: "none" },
      sk: { field: gsi1.sortKey, composite: ["gsi1sk"], template: "${gsi1sk}", casing: "none" },
    },
    toCheck: {
      index: gsi2.name,
      pk: { field: gsi2.partitionKey, composite: ["gsi2pk"], template: "${gsi2pk}", casing: "none" },
      sk: { field: gsi2.sortKey, composite: ["gsi2sk"], template: "${gsi2sk}", casing: "none" },
    },
    toSeal: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});

export type AuditTrailItem = EntityItem<typeof AuditTrailEntity>;
