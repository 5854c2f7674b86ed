import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { onMaybeSignedIn } from "@meridian/ui/session/cross-tab";
import { storeSession } from "@meridian/ui/session/session";
import { useEffect, useRef } from "react";

/** How long to wait before asking a server again that did not answer, milliseconds. */
const RETRY_MS = 3000;
/** If the page redirects here again within this time, it is not reopened automatically, milliseconds. */
const MIN_TIME_BETWEEN_RETURNS_MS = 10_000;
let returned = { next: "", at: Number.NEGATIVE_INFINITY };

/**
 * For users redirected to the sign-in page: returns to the page they came from once there is a session after all,
 * because the server answers again or they signed in in another tab.
 */
export function useReturnWhenSignedIn(next: string | null, onReturn: () => void) {
  const back = useRef(onReturn);
  back.current = onReturn;
  useEffect(() => {
    if (next === null) return;
    let ended = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(later);
      try {
        const { user } = await call(accountsRoutes.refreshUser);
        if (ended) return;
        await storeSession(user);
        returned = { next, at: Date.now() };
        back.current();
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
