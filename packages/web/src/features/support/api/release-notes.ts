import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { call } from "@meridian/ui/api/client";
import { type SessionUser, storeSession, useSession } from "@meridian/ui/session/session";
import { useEffect, useRef } from "react";
import { hasUnseen, newestRelease } from "../model/release-notes.ts";

/** Stores with the user that the newest release notes were seen. Where that fails they stay new until the next time. */
async function markSeen({ version, release_notes_seen }: SessionUser) {
  const newest = newestRelease();
  if (newest === undefined || !hasUnseen(release_notes_seen)) return;
  try {
    const answer = await call(accountsRoutes.updateSelf, { body: { version, release_notes_seen: newest } });
    await storeSession(answer.user);
  } catch {
    // Shown as new again.
  }
}

/** Marks the release notes as seen, once, when the calling component is shown. */
export function useMarkNotesSeen() {
  const user = useSession();
  const first = useRef(user);
  useEffect(() => void markSeen(first.current), []);
}
