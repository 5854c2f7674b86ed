import { Entity, type EntityItem } from "electrodb";
import type { AcupuncturePoint } from "../contracts/acupuncture/acupuncture.ts";
import { ofOwner, ofSpace, ownEntry } from "../db/catalogue-entry.ts";

type Side = AcupuncturePoint["side"];
const SIDES = ["bilateral", "center", "left", "right"] as const satisfies readonly Side[];

const key = {
  primary: { collection: "catalogue", ...ofOwner },
  shared: { collection: "sharedCatalogue", ...ofSpace },
} as const;

/**
 * A point of a user's own.
 *
 * | access pattern                     | index   | key                         |
 * |------------------------------------|---------|-----------------------------|
 * | a user's points and groups, in one | primary | space + user, `catalogue`   |
 * | one point                          | primary | space + user, id            |
 * | what is shared in a space, in one  | gsi1    | space, `sharedCatalogue`    |
 */
export const OwnPointEntity = new Entity({
  model: { entity: "ownPoint", version: "1", service: "meridian" },
  attributes: {
    ...ownEntry,
    name: { type: "string", required: true },
    channel: { type: "string", required: true },
    side: { type: SIDES, required: true },
    auricular: { type: "boolean", required: true },
    info: { type: "string", required: true },
    indications: { type: "string", required: true },
    contraindications: { type: "string", required: true },
  },
  indexes: key,
});

/** A user's own group, in the same partition as the user's points, so that both are read together. */
export const OwnGroupEntity = new Entity({
  model: { entity: "ownGroup", version: "1", service: "meridian" },
  attributes: {
    ...ownEntry,
    name: { type: "string", required: true },
    auricular: { type: "boolean", required: true },
    points: { type: "list", items: { type: "string" }, required: true },
  },
  indexes: key,
});

export type OwnPoint = EntityItem<typeof OwnPointEntity>;
export type OwnGroup = EntityItem<typeof OwnGroupEntity>;

/** Points and groups that users made: one user's own, or all that a user sees. */
export type OwnCatalogue = { points: OwnPoint[]; groups: OwnGroup[] };
