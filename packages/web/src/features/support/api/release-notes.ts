import { keepPreference } from "@meridian/ui/session/preferences";
import { useSession } from "@meridian/ui/session/session";
import { useEffect, useRef } from "react";
import { hasUnseen, newestRelease } from "../model/release-notes.ts";

/** Marks the release notes as seen, once, when the calling component is shown. Where that fails they stay new until the next time. */
export function useMarkNotesSeen() {
  const seen = useRef(useSession().release_notes_seen);
  useEffect(() => {
    const newest = newestRelease();
    if (newest === undefined || !hasUnseen(seen.current)) return;
    keepPreference({ release_notes_seen: newest }).catch(() => undefined);
  }, []);
}
