import type { SessionUser } from "@meridian/core/contracts/accounts/accounts";
import {
  type AdminLevel,
  activeModules,
  type Capability,
  can,
  type Module,
} from "@meridian/core/contracts/kernel/access";
import { useSyncExternalStore } from "react";
import { announceService } from "../api/client.ts";
import { forgetDraftKey, openDrafts } from "../drafts/drafts.ts";
import { setTimeZone } from "../i18n/format.ts";
import { setLanguage } from "../i18n/i18n.ts";

/** The signed-in user with the space, as `GET /refresh_user` and `POST /login` return it. */
export type { SessionUser };

let user: SessionUser | undefined;
/** The last signed-in user, because a screen still renders while it is left after the session ended. */
let last: SessionUser | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Counts ended sessions, so that one being stored meanwhile is ended too. */
let endings = 0;

let startAnew: (() => void) | undefined;

/** Called when the session belongs to another user than before: the page has to reload. Set by the app's start. */
export function onUserChanged(start: () => void) {
  let started = false;
  startAnew = () => {
    // A second reload before the page is gone would interrupt the first.
    if (!started) start();
    started = true;
  };
}

/**
 * Stores the user and applies language, time zone and draft key. Call after sign-in and after every refresh. Never
 * resolves when the user is another than before, because the page is reloaded.
 */
export async function storeSession(next: SessionUser) {
  if (startAnew && last && last.id !== next.id) {
    startAnew();
    return new Promise<never>(() => undefined);
  }
  const before = endings;
  // Callers wait for the user until the drafts can be read, because screens look for drafts only when they open.
  await openDrafts(next.id, next);
  // Seldom needed: after a rotation of the keys.
  if (next.other_draft_keys.length > 0)
    void import("../drafts/reencrypt-drafts.ts")
      .then((part) => part.reencryptDrafts())
      .catch(() => undefined);
  await setLanguage(next.language);
  if (endings !== before) {
    if (!last) forgetDraftKey();
    return;
  }
  const returned = user === undefined;
  user = next;
  last = next;
  setTimeZone(next.space?.time_zone);
  for (const listener of listeners) listener();
  if (returned) announceService();
}

/** Forgets the user. `keepDrafts` keeps the draft key in memory, for input typed while the session ends. */
export function clearSession({ keepDrafts = false } = {}) {
  endings += 1;
  user = undefined;
  if (!keepDrafts) {
    last = undefined;
    forgetDraftKey();
  }
  for (const listener of listeners) listener();
}

export const sessionUserNow = () => user;

/** The user, or undefined on public pages. */
export const useMaybeSession = () => useSyncExternalStore(subscribe, sessionUserNow, () => undefined);

/** The signed-in user. Only inside the app's frame, whose guard has loaded one. */
export function useSession(): SessionUser {
  const present = useMaybeSession() ?? last;
  if (!present) throw new Error("session.not_found");
  return present;
}

/**
 * Who may see something: a capability of the role, a module in force, a level of the back office. With `providers` an
 * external entity too, which has no modules.
 */
export type Who = { can?: Capability; module?: Module; level?: AdminLevel; providers?: true };

/** Whether the interface shows something to the user. The server decides for itself. */
export function allows(someone: SessionUser, { can: capability, module, level, providers }: Who) {
  if (level) return someone.admin_levels?.includes(level) ?? false;
  if (providers && someone.role === "external_entity") return true;
  if (capability && !can(someone, capability)) return false;
  return !module || activeModules(someone, { modules: someone.space?.modules ?? [] }).includes(module);
}

/** `useAllows()({ can: "patients.write" })`: hides what the signed-in user may not do. */
export function useAllows() {
  const present = useSession();
  return (who: Who) => allows(present, who);
}
