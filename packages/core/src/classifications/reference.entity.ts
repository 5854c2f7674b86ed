import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

/**
 * A book or article that a diagnosis may cite, or that an entry of a catalogue is from.
 *
 * | access pattern      | index   | key                 |
 * |---------------------|---------|---------------------|
 * | all of them, or one | primary | constant, reference |
 */
export const ReferenceEntity = new Entity({
  model: { entity: "bibliographic_reference", version: "1", service: "meridian" },
  attributes: {
    kind: { type: ["bibliography"] as const, required: true, default: "bibliography" },
    reference_id: { type: "string", required: true },
    title: { type: "string", required: true },
    publisher: { type: "string", required: true },
    published_in: { type: "string", required: true },
    /** Items of earlier versions lack these. */
    authors: { type: "string", required: true, default: "" },
    edition: { type: "string", required: true, default: "" },
    doi: { type: "string", required: true, default: "" },
    isbn: { type: "string", required: true, default: "" },
    version: { type: "number", required: true },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: ["reference_id"] },
    },
  },
});

export type ReferenceItem = EntityItem<typeof ReferenceEntity>;
