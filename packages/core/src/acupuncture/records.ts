import type { EntityItem } from "electrodb";
import type { ChosenPoint } from "../contracts/acupuncture.ts";
import type { AcupunctureEntity } from "./acupuncture.entity.ts";
import type { OwnGroupEntity, OwnPointEntity } from "./catalogue.entity.ts";

export type OwnPoint = EntityItem<typeof OwnPointEntity>;
export type OwnGroup = EntityItem<typeof OwnGroupEntity>;

/** Everything of a user's own, as one read gives it. */
export type OwnCatalogue = { points: OwnPoint[]; groups: OwnGroup[] };

/** The stored points of an appointment, typed where ElectroDB only says "any". */
export type AcupunctureItem = Omit<EntityItem<typeof AcupunctureEntity>, "points"> & {
  points: ChosenPoint[];
};
