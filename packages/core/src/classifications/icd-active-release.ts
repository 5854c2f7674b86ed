import { now } from "../platform/clock.ts";
import { db } from "./entities.ts";
import type { ActiveReleaseItem } from "./icd.entity.ts";

/** What holds for every clinic. An empty one stands where nothing was ever loaded or written. */
export type Shelf = ActiveReleaseItem;

const EMPTY: Shelf = { kind: "icd", entries: [], version: 0 };

/** Milliseconds a container answers from what it read: a release is published twice a year. */
const KEPT = 30_000;
let kept: { at: number; shelf: Shelf } | undefined;

/** The shelf if it was read not long ago. */
export const activeRelease = () => (kept && now() - kept.at < KEPT ? kept.shelf : undefined);

/** Keeps what was read, or drops it. */
export function saveActiveRelease(shelf: Shelf | undefined) {
  kept = shelf && { at: now(), shelf };
}

/** The shelf as it stands. One request. */
export async function readActiveRelease(): Promise<Shelf> {
  const { data } = await db.entities.icdShelf.get({ kind: "icd" }).go({ consistent: true });
  const shelf = data ?? EMPTY;
  saveActiveRelease(shelf);
  return shelf;
}

/** The shelf from what was read together with something else. */
export function parseActiveRelease(item: Record<string, unknown> | undefined): Shelf {
  const { data } = item ? db.entities.icdShelf.parse({ Item: item }) : { data: null };
  const shelf = data ?? EMPTY;
  saveActiveRelease(shelf);
  return shelf;
}
