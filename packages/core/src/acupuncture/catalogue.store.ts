import { actor } from "../platform/context.ts";
import type { OwnCatalogue } from "./catalogue.entity.ts";
import { db } from "./connection.ts";

/** The partition of what is the actor's own. */
export const mine = () => ({ space_id: actor().spaceId, user_id: actor().id });

/** The actor's own points and groups, newest first, in one request. */
export async function readOwn(): Promise<OwnCatalogue> {
  const { data } = await db.collections.catalogue(mine()).go({ pages: 1, consistent: true });
  const newest = <T extends { id: string }>(items: T[]) => items.sort((a, b) => b.id.localeCompare(a.id));
  return { points: newest(data.ownPoint), groups: newest(data.ownGroup) };
}
