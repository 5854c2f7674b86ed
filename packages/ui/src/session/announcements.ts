import { useSyncExternalStore } from "react";
import type { Announcement } from "../shell/banners.tsx";

let shown: readonly Announcement[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets the announcements returned by signing in (`alerts` of `POST /login`). */
export function setAnnouncements(items: readonly Announcement[]) {
  shown = items;
  for (const listener of listeners) listener();
}
export const announcementsNow = () => shown;
export const useAnnouncements = () => useSyncExternalStore(subscribe, announcementsNow, announcementsNow);
