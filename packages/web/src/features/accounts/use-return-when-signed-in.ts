import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { onMaybeSignedIn } from "@meridian/ui/session/cross-tab";
import { storeSession } from "@meridian/ui/session/session";
import { useEffect, useRef } from "react";

/** How long to wait before a server that did not answer is asked again, milliseconds. */
const RETRY_MS = 3000;
/** A page that sends one back here sooner than this is not opened by itself again, milliseconds. */
const MIN_TIME_BETWEEN_RETURNS_MS = 10_000;
let returned = { next: "", at: Number.NEGATIVE_INFINITY };

/**
 * The sign-in page of somebody who was sent there from another: goes back by itself once there is a session after all,
 * because the server answers again or somebody signed in in another tab.
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
