import { Entity } from "electrodb";
import { CONDITIONS, type Condition } from "../clinical/safety/condition-names.ts";
import { table } from "../db/table.ts";

const [, gsi2] = table.indexes;
const words = { type: "string" } as const;
type Day<Name extends string> = Record<`${Name}_${Condition}`, typeof words>;
const days = <const Name extends string>(name: Name) =>
  Object.fromEntries(CONDITIONS.map((condition) => [`${name}_${condition}`, words])) as Day<Name>;

/**
 * What signed visits told of a patient that has to be known at every later one, whether it is asked again or not. One
 * item beside the patient, written in the transaction that signs, so that nobody has to walk back through the visits.
 *
 * | access pattern                  | index   | key                                 |
 * |---------------------------------|---------|-------------------------------------|
 * | written where a visit is signed | primary | space, patient                      |
 * | a patient with all appointments | gsi2    | space + patient, collection "record" |
 */
export const CarryForwardEntity = new Entity({
  model: { entity: "told", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    patient_id: { type: "string", required: true },
    /** As the newest visit said that asked, which began at `allergies_at`. */
    allergies: words,
    no_allergies: { type: "boolean" },
    allergies_at: words,
    medication: words,
    medication_at: words,
    /** The visit that last asked for past illnesses. */
    history_at: words,
    /** The beginning of the visit that last said it of the patient; */
    ...days("said"),
    /** of the one that recorded that it is gone. Empty where it was said again since. */
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
