import { useSyncExternalStore } from "react";
import type { Announcement } from "../shell/banners.tsx";

let shown: readonly Announcement[] = [];
let known = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets the announcements that the server returned (`alerts` of `POST /login` and `GET /alerts`). */
export function setAnnouncements(items: readonly Announcement[]) {
  shown = items;
  known = true;
  for (const listener of listeners) listener();
}
export const announcementsNow = () => shown;
/** Whether the server said since this page was opened which announcements there are. */
export const announcementsKnown = () => known;
export const useAnnouncements = () => useSyncExternalStore(subscribe, announcementsNow, announcementsNow);
