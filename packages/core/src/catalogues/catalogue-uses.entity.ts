import { CustomAttributeType, Entity } from "electrodb";
import { CATALOGUE_KEYS } from "../clinical/catalogues/catalogues.ts";
import { table } from "../db/table.ts";

/**
 * How often clinics used the entries of a catalogue in twelve months, added up over all clinics, and the same while it is being
 * added up. It names no clinic and no person.
 *
 * | access pattern                        | index   | key              |
 * |---------------------------------------|---------|------------------|
 * | of all catalogues in a state, or one  | primary | state, catalogue |
 */
export const CatalogueUsesEntity = new Entity({
  model: { entity: "catalogueUses", version: "1", service: "meridian" },
  attributes: {
    state: { type: ["shown", "counting"] as const, required: true },
    catalogue: { type: CATALOGUE_KEYS, required: true },
    /** Counts by key as JSON, deflated; the most used entries alone. */
    content: { type: CustomAttributeType<Uint8Array>("any"), required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["state"] },
      sk: { field: table.sortKey, composite: ["catalogue"] },
    },
  },
});

/**
 * How far the uses were added up.
 *
 * | access pattern | index   | key      |
 * |----------------|---------|----------|
 * | the only one   | primary | constant |
 */
export const CatalogueUsesRunEntity = new Entity({
  model: { entity: "catalogueUsesRun", version: "1", service: "meridian" },
  attributes: {
    kind: { type: ["uses"] as const, required: true, default: "uses" },
    /** After which clinics to go on; absent where nothing is being added up. */
    cursor: { type: "string" },
    /** When it was complete last. */
    completed_at: { type: "string" },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["kind"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
