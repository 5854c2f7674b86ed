import { accountsRoutes, type SMALL_PREFERENCES } from "@meridian/core/contracts/accounts/accounts";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "../api/client.ts";
import { isCode } from "../api/errors.ts";
import { deepEqual } from "../drafts/deep-equal.ts";
import { type SessionUser, sessionUserNow, storeSession } from "./session.ts";

type OwnChanges = CallOf<typeof accountsRoutes.updateSelf>["body"];
type Small = Pick<OwnChanges, (typeof SMALL_PREFERENCES)[number]>;
/** What is saved from a form. */
export type FormChanges = Omit<OwnChanges, "version">;

const send = async (body: OwnChanges) => (await call(accountsRoutes.updateSelf, { body })).user;

/** One after the other, so that the last choice is the one that is stored. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Stores a small preference: the language, or that something was seen or closed. It applies at once. It needs no version and
 * changes none, so that choices of two tabs, or a form that is open elsewhere, are not in each other's way. Where it cannot be
 * stored the error is thrown, and it no longer applies, unless it `stays` until the page is left.
 */
export async function keepPreference(changes: Small, { stays = false } = {}): Promise<void> {
  const user = sessionUserNow();
  if (!user) return;
  await storeSession({ ...user, ...changes } as SessionUser);
  const sent = turn.then(() => send(changes));
  turn = sent.catch(() => undefined);
  try {
    await sent;
  } catch (error) {
    if (!stays) await takeBack(user, changes);
    throw error;
  }
}

/** Puts back what was before, except what was chosen anew meanwhile. */
async function takeBack(before: SessionUser, changes: Small) {
  const now = sessionUserNow();
  if (!now) return;
  const names = Object.keys(changes) as (keyof Small)[];
  const mine = names.filter((name) => now[name] === changes[name]);
  await storeSession({ ...now, ...Object.fromEntries(mine.map((name) => [name, before[name]])) });
}

/** Whether none of the changed fields was changed meanwhile in another tab or by a manager. */
const untouched = (before: SessionUser, now: SessionUser, changes: FormChanges) =>
  (Object.keys(changes) as (keyof FormChanges & keyof SessionUser)[]).every((key) =>
    deepEqual(before[key], now[key]),
  );

/**
 * Saves what a form changed of the user's own preferences, based on the user that the form shows. A change of another field
 * meanwhile is not a conflict. The session's user is updated, and with it colours and calendar on every screen.
 */
export async function saveOwnChanges(before: SessionUser, changes: FormChanges): Promise<SessionUser> {
  const user = await send({ ...changes, version: before.version }).catch((error) => {
    const now = isCode(error, "user.stale") ? (error.current as SessionUser | undefined) : undefined;
    if (!now || !untouched(before, now, changes)) throw error;
    return send({ ...changes, version: now.version });
  });
  await storeSession(user);
  return user;
}
