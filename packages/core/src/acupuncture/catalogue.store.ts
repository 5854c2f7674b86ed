import { MAX_OWN_ENTRIES } from "../contracts/kernel/own-entries.ts";
import { catalogueEntries, visible } from "../db/catalogue-entries.ts";
import { actor, mine } from "../platform/context.ts";
import type { OwnCatalogue, OwnGroup, OwnPoint } from "./catalogue.entity.ts";
import { ownGroupView, ownPoint } from "./catalogue-view.ts";
import { db } from "./entities.ts";

/** The actor's own points and groups, newest first, then those that colleagues share. Two requests at once. */
export async function readVisible(): Promise<OwnCatalogue> {
  const { spaceId } = actor();
  const [own, shared] = await Promise.all([
    db.collections.catalogue(mine()).go({ pages: "all", consistent: true }),
    db.collections.sharedCatalogue({ space_id: spaceId }).go({ pages: "all" }),
  ]);
  return {
    points: visible(own.data.ownPoint, shared.data.ownPoint),
    groups: visible(own.data.ownGroup, shared.data.ownGroup),
  };
}

const limit = MAX_OWN_ENTRIES;
const nameOf = ({ name }: { name: string }) => name;

export const ownPoints = catalogueEntries<OwnPoint>({
  what: "point",
  id: "point",
  limit,
  entity: db.entities.ownPoint,
  nameOf,
  view: (point) => ownPoint(point, []),
});
export const ownGroups = catalogueEntries<OwnGroup>({
  what: "group",
  id: "group",
  limit,
  entity: db.entities.ownGroup,
  nameOf,
  view: ownGroupView,
});
