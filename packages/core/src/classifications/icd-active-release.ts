import { now } from "../platform/clock.ts";
import { db } from "./entities.ts";
import type { ShelfItem } from "./icd.entity.ts";

/** What holds for every clinic. An empty one stands where nothing was ever loaded or written. */
export type Shelf = ShelfItem;

const EMPTY: Shelf = { kind: "icd", entries: [], version: 0 };

/** Milliseconds a container answers from what it read: a release is published twice a year. */
const KEPT = 30_000;
let kept: { at: number; shelf: Shelf } | undefined;

/** The shelf if it was read not long ago. */
export const shelfNow = () => (kept && now() - kept.at < KEPT ? kept.shelf : undefined);

/** Keeps what was read, or drops it. */
export function keepShelf(shelf: Shelf | undefined) {
  kept = shelf && { at: now(), shelf };
}

/** The shelf as it stands. One request. */
export async function readShelf(): Promise<Shelf> {
  const { data } = await db.entities.icdShelf.get({ kind: "icd" }).go({ consistent: true });
  const shelf = data ?? EMPTY;
  keepShelf(shelf);
  return shelf;
}

/** The shelf from what was read together with something else. */
export function parseShelf(item: Record<string, unknown> | undefined): Shelf {
  const { data } = item ? db.entities.icdShelf.parse({ Item: item }) : { data: null };
  const shelf = data ?? EMPTY;
  keepShelf(shelf);
  return shelf;
}
