import { now } from "../platform/clock.ts";
import { db } from "./entities.ts";
import type { ActiveReleaseItem } from "./icd.entity.ts";

/** The active release, and the codes written by the back office, for every clinic. Empty before anything was loaded. */
export type ActiveRelease = ActiveReleaseItem;

const NO_RELEASE: ActiveRelease = { kind: "icd", entries: [], version: 0 };

/** Milliseconds a container uses what it read; a release is published twice a year. */
const CACHE_MS = 30_000;
let cached: { at: number; release: ActiveRelease } | undefined;

/** The active release, if this container read it recently. */
export const activeRelease = () => (cached && now() - cached.at < CACHE_MS ? cached.release : undefined);

/** Caches the active release, or clears the cache. */
export function saveActiveRelease(release: ActiveRelease | undefined) {
  cached = release && { at: now(), release };
}

/** Reads the active release. One request. */
export async function readActiveRelease(): Promise<ActiveRelease> {
  const { data } = await db.entities.activeRelease.get({ kind: "icd" }).go({ consistent: true });
  const release = data ?? NO_RELEASE;
  saveActiveRelease(release);
  return release;
}

/** The active release from an item read with other items. */
export function parseActiveRelease(item: Record<string, unknown> | undefined): ActiveRelease {
  const { data } = item ? db.entities.activeRelease.parse({ Item: item }) : { data: null };
  const release = data ?? NO_RELEASE;
  saveActiveRelease(release);
  return release;
}
