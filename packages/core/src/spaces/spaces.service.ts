import { readItems } from "../db/read-items.ts";
import { connect } from "../db/service.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { now } from "../platform/clock.ts";
import type { Actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { AwaitingEntity } from "./awaiting.entity.ts";
import { ExampleSpaceEntity, type ExampleSpaceItem } from "./example-space.entity.ts";
import { type StoredTimer, timersIn, timersKey } from "./kept-timers.ts";
import { actorOf, ownTexts } from "./session-user.ts";
import { SpaceEntity, type SpaceItem } from "./space.entity.ts";
import { SpaceDecisionEntity } from "./space-decision.entity.ts";
import { UserEntity, type UserItem } from "./user.entity.ts";

/** The entities of spaces, their users and what is decided about them, connected. */
export const db = connect({
  space: SpaceEntity,
  user: UserEntity,
  decision: SpaceDecisionEntity,
  awaiting: AwaitingEntity,
  example: ExampleSpaceEntity,
});

/** The pseudo-space of administrators, who belong to no clinic. */
export const BACKOFFICE = "backoffice";

/** Seconds a container caches a user and space. A deactivation takes effect everywhere within them. */
const ACTOR_SECONDS = 30;
type CachedActor = {
  actor: Actor;
  validFrom: number;
  /** Since when the user has to accept a new version of the terms; undefined for somebody who has not. */
  askedSince: string | undefined;
  until: number;
};
const actors = new Map<string, CachedActor>();

/** The user of a session; `authTime` is when the password was entered, in epoch seconds. */
export type SessionOf = { userId: string; spaceId: string; authTime?: number };

/** Whether the request takes place in the example space of the session's user instead of the session's space. */
type Place = { inExample?: boolean };

/** Throws 401 for a session that began before the user's sessions were ended, even if its tokens were renewed since. */
function requireCurrentSession({ authTime }: SessionOf, validFrom: number): void {
  if (authTime !== undefined && authTime < validFrom)
    throw new AppError("unauthenticated", "session.not_found");
}

/**
 * The signed-in user for a session's claims. One request, none when cached. Throws 401 for a deactivated user and for a
 * session that was ended; 409 `example.ended` in the example of a user who has none.
 */
export async function loadActor(claims: SessionOf, { inExample = false }: Place = {}): Promise<Actor> {
  const key = cacheKey(claims, inExample);
  const cached = actors.get(key);
  if (cached && cached.until > now()) {
    requireCurrentSession(claims, cached.validFrom);
    // The user may have accepted meanwhile, where another container knows it.
    if (!LegalTexts.isRefused(cached.askedSince, claims.authTime, now())) return cached.actor;
  }
  actors.delete(key);
  const { user, space, example } = await loadUserAndSpace(claims, { inExample });
  const actor = inExample ? inExampleSpace(actorOf(user, space), example) : actorOf(user, space);
  if (actors.size > 500) actors.clear();
  const validFrom = user.sessions_valid_from ?? 0;
  const askedSince = LegalTexts.askedSince(ownTexts(user).asked);
  actors.set(key, { actor, validFrom, askedSince, until: now() + ACTOR_SECONDS * 1000 });
  const mustAccept = LegalTexts.isRefused(askedSince, claims.authTime, now());
  return mustAccept ? { ...actor, mustAccept } : actor;
}

const cacheKey = ({ spaceId, userId }: { userId: string; spaceId: string }, inExample: boolean) =>
  `${spaceId}#${userId}${inExample ? "#example" : ""}`;

/** The user as they act in their example space. Throws 409 `example.ended` without one. */
export function inExampleSpace(actor: Actor, example: ExampleSpaceItem | undefined): Actor {
  if (!example) throw new AppError("conflict", "example.ended");
  return {
    ...actor,
    spaceId: example.id,
    // What is done in the example is no task of the tutorial.
    tutorialDone: null,
    example: { of: actor.spaceId, expiresAt: example.expires_at },
  };
}

/** Removes one user from the cache, or all. Called after this container changed them. */
export function forgetActor(claims?: { userId: string; spaceId: string }) {
  if (!claims) return actors.clear();
  actors.delete(cacheKey(claims, false));
  actors.delete(cacheKey(claims, true));
}

/** Removes all users of a space from the cache. Called after its settings or plan changed. */
export function forgetSpace(spaceId: string) {
  for (const key of actors.keys()) if (key.startsWith(`${spaceId}#`)) actors.delete(key);
}

type UserAndSpace = {
  user: UserItem;
  space: SpaceItem | null;
  timers: StoredTimer[];
  /** The user's example space; absent unless asked for, or without one. */
  example?: ExampleSpaceItem;
};

/**
 * User, space, the user's timers and the versions of the terms in one request. Throws 401 when user or session is gone, or
 * deactivated, and 401 `space.blocked`.
 */
export async function loadUserAndSpace(
  claims: SessionOf,
  { inExample = false }: Place = {},
): Promise<UserAndSpace> {
  const userKey = db.entities.user.get({ space_id: claims.spaceId, id: claims.userId }).params().Key;
  const spaceKey = db.entities.space.get({ id: claims.spaceId }).params().Key;
  const timersKeyOfUser = timersKey(claims);
  const textKeys = LegalTexts.acceptedTexts.keys();
  const exampleKeys = inExample
    ? [db.entities.example.get({ space_id: claims.spaceId, user_id: claims.userId }).params().Key]
    : [];
  const items = await readItems(
    claims.spaceId === BACKOFFICE
      ? [userKey]
      : [userKey, spaceKey, timersKeyOfUser, ...textKeys, ...exampleKeys],
  );
  if (claims.spaceId !== BACKOFFICE && textKeys.length > 0) LegalTexts.acceptedTexts.learn(items);
  const user = parsed<UserItem>(items, "user", (Item) => db.entities.user.parse({ Item }).data);
  const space = parsed<SpaceItem>(items, "space", (Item) => db.entities.space.parse({ Item }).data);
  if (!user?.active || (claims.spaceId !== BACKOFFICE && (!space || space.closed_at)))
    throw new AppError("unauthenticated", "session.not_found");
  requireCurrentSession(claims, user.sessions_valid_from ?? 0);
  if (space?.blocked) throw new AppError("unauthenticated", "space.blocked");
  const example = parsed<ExampleSpaceItem>(
    items,
    "exampleSpace",
    (Item) => db.entities.example.parse({ Item }).data,
  );
  return {
    user,
    space,
    timers: timersIn(items.find(({ pk }) => pk === timersKeyOfUser.pk)).timers,
    ...(example && isUsable(example) && { example }),
  };
}

/** Whether an example is not yet to be deleted; the database may delete it up to two days later. */
export const isUsable = ({ expires_at }: { expires_at: number }) => expires_at * 1000 > now();

/** The users of a space who manage it and can sign in. One request. */
export async function managersOf(space_id: string): Promise<UserItem[]> {
  const { data } = await db.entities.user.query.primary({ space_id }).go({ pages: "all" });
  return data.filter(({ active, owner, role }) => active && (owner || role === "manager"));
}

/** Who works in the back office, by name. One request. */
export async function listAdministrators(): Promise<{ administrators: { id: string; name: string }[] }> {
  const { data } = await db.entities.user.query.primary({ space_id: BACKOFFICE }).go({ pages: "all" });
  const named = data.map(({ id, name }) => ({ id, name }));
  return { administrators: named.sort((a, b) => a.name.localeCompare(b.name)) };
}

/** Whether everything of a space is being removed, or was. One request. */
export async function isClosed(id: string): Promise<boolean> {
  const { data } = await db.entities.space.get({ id }).go({ attributes: ["closed_at"] });
  return data?.closed_at !== undefined;
}

function parsed<T>(
  items: Record<string, unknown>[],
  entity: string,
  parse: (item: Record<string, unknown>) => unknown,
): T | null {
  const item = items.find((candidate) => candidate.__edb_e__ === entity);
  return item ? (parse(item) as T) : null;
}
