import { Entity, type EntityItem } from "electrodb";
import { ofOwner, ofProviders, ofSpace, ownEntry } from "../db/catalogue-entry.ts";

const KINDS = ["substance", "formula"] as const;
export type EntryKind = (typeof KINDS)[number];

/**
 * What a user adds to the materia medica: a substance or a formula. What it says is one attribute, because it is always
 * read and written whole, and its contract says what is in it.
 *
 * | access pattern                             | index   | key                                      |
 * |--------------------------------------------|---------|------------------------------------------|
 * | a user's substances and formulas, in one   | primary | space + user                             |
 * | one of the user's                          | primary | space + user, id                         |
 * | what is shared in a space, all or one      | gsi1    | space, id; only while shared             |
 * | what providers list for everybody, newest  | gsi2    | one partition, id; only while shared     |
 */
export const EntryEntity = new Entity({
  model: { entity: "materiaEntry", version: "1", service: "meridian" },
  attributes: {
    ...ownEntry,
    kind: { type: KINDS, required: true },
    /** The facts of a substance or a formula, in the shape of its contract. */
    facts: { type: "any", required: true },
  },
  indexes: { primary: ofOwner, shared: ofSpace, listed: ofProviders },
});

export type Entry = EntityItem<typeof EntryEntity>;
