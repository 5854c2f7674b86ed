import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { useEffect, useRef } from "react";
import { call } from "../api/client.ts";
import { ApiError } from "../api/errors.ts";
import { onMaybeSignedIn } from "./cross-tab.ts";
import { type SessionUser, storeSession } from "./session.ts";

/** How long to wait before asking a server again that did not answer, milliseconds. */
const RETRY_MS = 3000;
/** If the page redirects here again within this time, it is not reopened automatically, milliseconds. */
const MIN_TIME_BETWEEN_RETURNS_MS = 10_000;
let returned = { next: "", at: Number.NEGATIVE_INFINITY };

/**
 * For users on the sign-in page: opens the page they came from once there is a session after all, because they are signed
 * in already, the server answers again, or they signed in in another tab.
 * @param next where they came from; null does nothing
 * @param onReturn opens that page
 * @param mayReturn whether the page is for this user; everybody's by default
 */
export function useReturnWhenSignedIn(
  next: string | null,
  onReturn: () => void,
  mayReturn: (user: SessionUser) => boolean = () => true,
) {
  const latest = useRef({ onReturn, mayReturn });
  latest.current = { onReturn, mayReturn };
  useEffect(() => {
    if (next === null) return;
    let ended = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(later);
      try {
        const { user } = await call(accountsRoutes.refreshUser);
        if (ended || !latest.current.mayReturn(user)) return;
        await storeSession(user);
        returned = { next, at: Date.now() };
        latest.current.onReturn();
      } catch (error) {
        const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
        if (!ended && !refused) later = setTimeout(() => void ask(), RETRY_MS);
      }
    };
    if (returned.next !== next || Date.now() - returned.at > MIN_TIME_BETWEEN_RETURNS_MS) void ask();
    const stop = onMaybeSignedIn(() => void ask());
    return () => {
      ended = true;
      clearTimeout(later);
      stop();
    };
  }, [next]);
}
