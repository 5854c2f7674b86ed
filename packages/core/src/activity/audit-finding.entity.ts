import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

/**
 * A change of the audit trail that nobody may make, as a check or the table's stream found it.
 *
 * | access pattern              | index   | key                 |
 * |-----------------------------|---------|---------------------|
 * | the findings of a space     | primary | space, entry + kind |
 */
export const AuditFindingEntity = new Entity({
  model: { entity: "auditFinding", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    /** The entry, or the month where no single entry is concerned. */
    subject: { type: "string", required: true },
    kind: { type: "string", required: true },
    found_at: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["subject", "kind"] },
    },
  },
});

export type AuditFindingItem = EntityItem<typeof AuditFindingEntity>;
