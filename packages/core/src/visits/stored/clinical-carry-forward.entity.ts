import { Entity } from "electrodb";
import { CONDITIONS, type Condition } from "../../clinical/safety/condition-names.ts";
import { table } from "../../db/table.ts";

const [, gsi2] = table.indexes;
const words = { type: "string" } as const;
type Day<Name extends string> = Record<`${Name}_${Condition}`, typeof words>;
const days = <const Name extends string>(name: Name) =>
  Object.fromEntries(CONDITIONS.map((condition) => [`${name}_${condition}`, words])) as Day<Name>;

/**
 * What earlier visits recorded about a patient and every later visit has to show: allergies, medication and lasting conditions. One
 * item per patient, written in the transaction that signs a visit, so that a visit need not read all earlier ones.
 *
 * | access pattern                  | index   | key                                 |
 * |---------------------------------|---------|-------------------------------------|
 * | written where a visit is signed | primary | space, patient                      |
 * | a patient with all appointments | gsi2    | space + patient, collection "record" |
 */
export const CarryForwardEntity = new Entity({
  // The stored name of the entity is part of its keys and cannot change.
  model: { entity: "told", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** The answer of the newest visit that asked, which started at `allergies_at`. */
    allergies: words,
    no_allergies: { type: "boolean" },
    allergies_at: words,
    medication: words,
    medication_at: words,
    /** Start of the newest visit that asked about past illnesses. */
    history_at: words,
    /** `said_…`: start of the newest visit that recorded the condition. */
    ...days("said"),
    /** `gone_…`: start of the visit that recorded its end. Empty after it was recorded again. */
    ...days("gone"),
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: ["patient_id"] },
    },
    record: {
      index: gsi2.name,
      collection: "record",
      pk: { field: gsi2.partitionKey, composite: ["space_id", "patient_id"] },
      sk: { field: gsi2.sortKey, composite: [] },
    },
  },
});
