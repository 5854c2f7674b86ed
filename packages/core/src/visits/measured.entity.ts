import { Entity } from "electrodb";
import { table } from "../db/table.ts";

/**
 * What a visit that is over holds, in small: its numbers, and which sections hold anything. Written in the transaction that
 * ends or amends the visit, so that years of figures are read without the drawings and texts beside them. An item of its
 * own: the heads, which every calendar reads, stay small.
 *
 * | access pattern                 | index   | key                                              |
 * |--------------------------------|---------|--------------------------------------------------|
 * | the numbers of a page of visits | primary | space + appointment, beside the collection "visit" |
 */
export const MeasuredEntity = new Entity({
  // Its name keeps it out of the Query of an opened visit: it begins with another word than the collection does.
  model: { entity: "measured", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    /** Keys of the sections that hold anything. */
    sections: { type: "any", required: true },
    /** Numbers by `<section>.<figure>`. */
    figures: { type: "any", required: true },
    /** Ranges that the visit's own settings gave its figures, by the same names. */
    bands: { type: "any", required: true },
    /** The clinic's own tests taken, each in its version. */
    tests: { type: "any", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "appointment_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
