import { Entity, type EntityItem } from "electrodb";
import { table } from "../db/table.ts";

/**
 * The example space of a user: a space of its own that holds an example patient with appointments. It is in no list of
 * spaces, and the table deletes it with everything in it after some days.
 *
 * | access pattern      | index   | key                |
 * |---------------------|---------|--------------------|
 * | a user's example    | primary | space id + user id |
 */
export const ExampleSpaceEntity = new Entity({
  model: { entity: "exampleSpace", version: "1", service: "meridian" },
  attributes: {
    /** The user's own space. */
    space_id: { type: "string", required: true },
    user_id: { type: "string", required: true },
    /** The id of the example space itself. */
    id: { type: "string", required: true },
    /** The language its texts are written in. */
    language: { type: ["en", "pt"] as const, required: true },
    patient_id: { type: "string", required: true },
    /** The appointment of today, which is open. */
    appointment_id: { type: "string", required: true },
    /** A signed appointment of some weeks before. */
    earlier_appointment_id: { type: "string", required: true },
    created_at: { type: "string", required: true, readOnly: true },
    /** Epoch seconds. */
    expires_at: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["user_id"] },
    },
  },
});

export type ExampleSpaceItem = EntityItem<typeof ExampleSpaceEntity>;
