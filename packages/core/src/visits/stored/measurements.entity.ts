import { CustomAttributeType, Entity } from "electrodb";
import type { SectionKey } from "../../contracts/visits/sections.ts";
import { table } from "../../db/table.ts";

/** The figures and filled sections of a visit. */
export type Measurements = {
  sections: readonly SectionKey[];
  figures: Readonly<Record<string, number>>;
  bands: Readonly<Record<string, readonly [number | null, number | null]>>;
  tests: readonly { test: string; version: number }[];
};

/**
 * The figures of a finished visit, and the list of its filled sections. Written in the transaction that ends or amends the visit,
 * so that figures of many years are read without the sections' drawings and texts. A separate item keeps the heads small, which
 * every calendar reads.
 *
 * | access pattern                 | index   | key                                              |
 * |--------------------------------|---------|--------------------------------------------------|
 * | the numbers of a page of visits | primary | space + appointment, beside the collection "visit" |
 */
export const MeasurementsEntity = new Entity({
  // The entity is in no collection, so the Query that opens a visit does not read it.
  model: { entity: "measured", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    appointment_id: { type: "string", required: true },
    /** Keys of the filled sections. */
    sections: { type: CustomAttributeType<Measurements["sections"]>("any"), required: true },
    /** Numbers by `<section>.<figure>`. */
    figures: { type: CustomAttributeType<Measurements["figures"]>("any"), required: true },
    /** Usual ranges that depended on the visit's settings, by the same names. */
    bands: { type: CustomAttributeType<Measurements["bands"]>("any"), required: true },
    /** The clinic's own tests that were taken, with their versions. */
    tests: { type: CustomAttributeType<Measurements["tests"]>("any"), required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id", "appointment_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
