import { readItems } from "../db/read-items.ts";
import { connect } from "../db/service.ts";
import { now } from "../platform/clock.ts";
import type { Actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { type KeptTimer, timersIn, timersKey } from "./kept-timers.ts";
import { actorOf } from "./session-user.ts";
import { SpaceEntity, type SpaceItem } from "./space.entity.ts";
import { UserEntity, type UserItem } from "./user.entity.ts";

/** The space's and the users' entities, connected. */
export const db = connect({ space: SpaceEntity, user: UserEntity });

/** Administrators belong to no clinic: their users sit in this pseudo-space. */
export const BACKOFFICE = "backoffice";

/** How long a container believes what it read of a user and space: deactivation reaches everyone within it. */
const ACTOR_SECONDS = 30;
const actors = new Map<string, { actor: Actor; validFrom: number; until: number }>();

/** Who a session is; `authTime` is when its password was given, in epoch seconds. */
export type SessionOf = { userId: string; spaceId: string; authTime?: number };

/** A session begun before the user's sessions were ended is over, whenever its tokens were renewed. */
function checkBegun({ authTime }: SessionOf, validFrom: number): void {
  if (authTime !== undefined && authTime < validFrom)
    throw new AppError("unauthenticated", "session.not_found");
}

/**
 * The signed-in user for a session's claims. One request, none when cached. Throws 401 for a deactivated user and for a
 * session that was ended.
 */
export async function loadActor(claims: SessionOf): Promise<Actor> {
  const key = `${claims.spaceId}#${claims.userId}`;
  const held = actors.get(key);
  if (held && held.until > now()) {
    checkBegun(claims, held.validFrom);
    return held.actor;
  }
  actors.delete(key);
  const { user, space } = await loadUserAndSpace(claims);
  const actor = actorOf(user, space);
  if (actors.size > 500) actors.clear();
  const validFrom = user.sessions_valid_from ?? 0;
  actors.set(key, { actor, validFrom, until: now() + ACTOR_SECONDS * 1000 });
  return actor;
}

/** Forgets one cached user, or all: after the container itself changed them. */
export function forgetActor(claims?: { userId: string; spaceId: string }) {
  if (claims) actors.delete(`${claims.spaceId}#${claims.userId}`);
  else actors.clear();
}

/** Forgets every cached user of a space: after its settings or plan changed. */
export function forgetSpace(spaceId: string) {
  for (const key of actors.keys()) if (key.startsWith(`${spaceId}#`)) actors.delete(key);
}

/** User, space and the user's timers in one request. Throws 401 when user or session is gone, or deactivated. */
export async function loadUserAndSpace(
  claims: SessionOf,
): Promise<{ user: UserItem; space: SpaceItem | null; timers: KeptTimer[] }> {
  const userKey = db.entities.user.get({ space_id: claims.spaceId, id: claims.userId }).params().Key;
  const spaceKey = db.entities.space.get({ id: claims.spaceId }).params().Key;
  const shelf = timersKey(claims);
  const items = await readItems(claims.spaceId === BACKOFFICE ? [userKey] : [userKey, spaceKey, shelf]);
  const user = parsed<UserItem>(items, "user", (Item) => db.entities.user.parse({ Item }).data);
  const space = parsed<SpaceItem>(items, "space", (Item) => db.entities.space.parse({ Item }).data);
  if (!user?.active || (claims.spaceId !== BACKOFFICE && !space))
    throw new AppError("unauthenticated", "session.not_found");
  checkBegun(claims, user.sessions_valid_from ?? 0);
  return { user, space, timers: timersIn(items.find(({ pk }) => pk === shelf.pk)).timers };
}

function parsed<T>(
  items: Record<string, unknown>[],
  entity: string,
  parse: (item: Record<string, unknown>) => unknown,
): T | null {
  const item = items.find((candidate) => candidate.__edb_e__ === entity);
  return item ? (parse(item) as T) : null;
}
