import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { call } from "@meridian/ui/api/client";
import { isCode } from "@meridian/ui/api/errors";
import { type SessionUser, storeSession } from "@meridian/ui/session/session";
import { useQueryClient } from "@tanstack/react-query";
import { sameValue } from "../model/same-value.ts";

type OwnChanges = Omit<CallOf<typeof accountsRoutes.updateSelf>["body"], "version">;

const send = async (version: number, changes: OwnChanges) =>
  (await call(accountsRoutes.updateSelf, { body: { ...changes, version } })).user;

/** Whether none of the changed fields was changed meanwhile in another tab or by a manager. */
const untouched = (before: SessionUser, now: SessionUser, changes: OwnChanges) =>
  (Object.keys(changes) as (keyof OwnChanges & keyof SessionUser)[]).every((key) =>
    sameValue(before[key], now[key]),
  );

/**
 * Saves the user's own preferences. The session's user is updated, and with it language, colours and calendar on
 * every screen. A change of another field meanwhile is not a conflict.
 */
export function useUpdateSelf() {
  const client = useQueryClient();
  return async (before: SessionUser, changes: OwnChanges) => {
    const user = await send(before.version, changes).catch((error) => {
      const now = isCode(error, "user.stale") ? (error.current as SessionUser | undefined) : undefined;
      if (!now || !untouched(before, now, changes)) throw error;
      return send(now.version, changes);
    });
    await storeSession(user);
    // User lists and the calendar show the user's name and colour.
    for (const key of ["clinic", "members"]) void client.invalidateQueries({ queryKey: [key] });
    return user;
  };
}
