import type { SpaceItem } from "./space.entity.ts";
import { db } from "./spaces.service.ts";
import type { UserItem } from "./user.entity.ts";

export type SpaceWithUsers = { space: SpaceItem; users: UserItem[] };

/** Spaces whose users are read at the same time. */
const CONCURRENT = 10;

/**
 * A page of all spaces, oldest first, with the users of those that `includes` names, by id. One request, and one for each
 * space whose users are read.
 */
export async function spacesWithUsers(
  includes: (space: SpaceItem) => boolean,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<{ items: SpaceWithUsers[]; cursor: string | null }> {
  const page = await db.entities.space.query.newest({}).go({ cursor, limit, order: "asc" });
  const spaces = (page.data as SpaceItem[]).filter(includes);
  const items: SpaceWithUsers[] = [];
  for (let first = 0; first < spaces.length; first += CONCURRENT)
    items.push(...(await Promise.all(spaces.slice(first, first + CONCURRENT).map(withUsers))));
  return { items, cursor: page.cursor };
}

async function withUsers(space: SpaceItem): Promise<SpaceWithUsers> {
  const { data } = await db.entities.user.query.primary({ space_id: space.id }).go({ pages: "all" });
  return { space, users: data as UserItem[] };
}
