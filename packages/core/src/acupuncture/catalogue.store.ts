import { MAX_OWN_ENTRIES } from "../contracts/kernel/own-entries.ts";
import { ownEntries, visible } from "../db/catalogue-entries.ts";
import { actor, mine } from "../platform/context.ts";
import type { OwnCatalogue, OwnGroup, OwnPoint } from "./catalogue.entity.ts";
import { ownGroupView, ownPoint } from "./catalogue-view.ts";
import { db } from "./entities.ts";

/** What is the actor's own, newest first, then what colleagues share in the space. Two requests at once. */
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

export const ownPoints = ownEntries<OwnPoint>({
  what: "point",
  id: "point",
  limit,
  entity: db.entities.ownPoint,
  nameOf,
  view: (point) => ownPoint(point, []),
});
export const ownGroups = ownEntries<OwnGroup>({
  what: "group",
  id: "group",
  limit,
  entity: db.entities.ownGroup,
  nameOf,
  view: ownGroupView,
});
