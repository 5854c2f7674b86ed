import { actor, mine } from "../platform/context.ts";
import type { OwnCatalogue } from "./catalogue.entity.ts";
import { db } from "./connection.ts";

const newest = <T extends { id: string }>(items: T[]) => items.sort((a, b) => b.id.localeCompare(a.id));

/** What is the actor's own, newest first, then what colleagues share in the space. Two requests at once. */
export async function readVisible(): Promise<OwnCatalogue> {
  const { spaceId, id } = actor();
  const [own, shared] = await Promise.all([
    db.collections.catalogue(mine()).go({ pages: 1, consistent: true }),
    db.collections.sharedCatalogue({ space_id: spaceId }).go({ pages: "all" }),
  ]);
  const others = <T extends { user_id: string }>(items: T[]) => items.filter(({ user_id }) => user_id !== id);
  return {
    points: [...newest(own.data.ownPoint), ...newest(others(shared.data.ownPoint))],
    groups: [...newest(own.data.ownGroup), ...newest(others(shared.data.ownGroup))],
  };
}

/** Whether an entry is the actor's own, to change and to delete. */
export const isMine = ({ user_id }: { user_id: string }) => user_id === actor().id;

/** What an entry says of its owner, as it is saved. */
export const signature = (shared: boolean) => ({
  user_name: actor().name,
  shared_by: shared ? actor().id : "",
});
