import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

/** A message authentication code and the id of the key it was made with. */
type Mac = { key: string; value: string };

/**
 * A seal: up to a hundred entries of a space's month, chained to the seal before. Seal 0 of a month holds no entry and
 * chains the month to the one before.
 *
 * | access pattern                     | index   | key                   |
 * |------------------------------------|---------|-----------------------|
 * | the seals of a space's month       | primary | space + month, number |
 */
export const AuditSealEntity = new Entity({
  model: { entity: "auditSeal", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    month: { type: "string", required: true },
    number: { type: "number", required: true, padding: { length: 9, char: "0" } },
    /** The id of each entry and the beginning of its digest, in order. */
    entries: { type: CustomAttributeType<[id: string, digest: string][]>("any"), required: true },
    /** Entries of the month up to here. */
    count: { type: "number", required: true },
    hash: { type: "string", required: true },
    mac: { type: CustomAttributeType<Mac>("any"), required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "month"] },
      sk: { field: table.sortKey, composite: ["number"] },
    },
  },
});

export type AuditSealItem = EntityItem<typeof AuditSealEntity>;
