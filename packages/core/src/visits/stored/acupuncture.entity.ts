import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { AshiMark, ChosenPoint, SignedPoint } from "../../contracts/acupuncture/acupuncture.ts";
import { table } from "../../db/table.ts";

/**
 * The acupuncture points chosen in an appointment. The item is in the appointment's partition, so that opening the appointment
 * reads it too. The domain acupuncture writes it; the entity is here because this domain reads it with every visit and checks
 * its version at signing.
 *
 * | access pattern                           | index   | key                                     |
 * |------------------------------------------|---------|-----------------------------------------|
 * | the points of an appointment             | primary | space + appointment, collection "visit" |
 */
export const AcupunctureEntity = new Entity({
  model: { entity: "acupuncture", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    /** Chosen points as the contract describes them, newest first. */
    points: { type: CustomAttributeType<ChosenPoint[]>("any"), required: true },
    ashi_points: { type: "string", required: true, default: "" },
    /** Their positions on the charts. */
    ashi_marks: { type: CustomAttributeType<AshiMark[]>("any") },
    /** What was known of the points when the visit was signed, so that a later correction changes nothing of it. */
    signed_points: { type: CustomAttributeType<SignedPoint[]>("any") },
    /** Sum over the points. An appointment cannot be completed while the two sums differ. */
    needles_in: { type: "number", required: true, default: 0 },
    needles_out: { type: "number", required: true, default: 0 },
    updated_at: { type: "string", required: true },
    updated_by: { type: "string", required: true },
    version: { type: "number", required: true, default: 1 },
  },
  indexes: {
    primary: {
      collection: "visit",
      pk: { field: table.partitionKey, composite: ["space_id", "appointment_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});

/** The stored points of an appointment. */
export type AcupunctureItem = EntityItem<typeof AcupunctureEntity>;
