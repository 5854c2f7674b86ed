import { readItems } from "../db/read-items.ts";
import type { SpaceItem } from "./space.entity.ts";
import { db } from "./spaces.service.ts";
import type { UserItem } from "./user.entity.ts";

/** Spaces and users by id, for jobs without a session. One request; at most 100 in all. */
export async function spacesAndUsersIn(
  spaces: readonly string[],
  users: readonly { space: string; user: string }[],
): Promise<{ spaces: SpaceItem[]; users: UserItem[] }> {
  const keys = [
    ...spaces.map((id) => db.entities.space.get({ id }).params().Key),
    ...users.map(({ space, user }) => db.entities.user.get({ space_id: space, id: user }).params().Key),
  ];
  const items = await readItems(keys as { pk: string; sk: string }[]);
  const of = (entity: string) => items.filter((item) => item.__edb_e__ === entity);
  return {
    spaces: of("space").map((Item) => db.entities.space.parse({ Item }).data as SpaceItem),
    users: of("user").map((Item) => db.entities.user.parse({ Item }).data as UserItem),
  };
}
