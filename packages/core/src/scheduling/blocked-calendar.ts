import { type BlockedOccurrence, occurrencesOn } from "../contracts/scheduling/blocked-times.ts";
import { actor } from "../platform/context.ts";
import { ROOMS, type StoredBlockedTime } from "./blocked-time.entity.ts";
import { db } from "./entities.ts";
import type { LedgerKey } from "./ledger.ts";

/** A blocked time together with its holder: a user's id, or {@link ROOMS}. */
export type HeldBlockedTime = StoredBlockedTime & { holder: string };

/** The key of the item with the blocked times of a professional, or of all rooms. */
export const blockedTimesKey = (space_id: string, holder: string) =>
  db.entities.blocked.get({ space_id, holder }).params().Key as LedgerKey;

/** The blocked times of a stored item, without the removed ones. */
export function activeBlockedTimes(item: Record<string, unknown> | undefined): HeldBlockedTime[] {
  const entries = Array.isArray(item?.entries) ? (item.entries as StoredBlockedTime[]) : [];
  return entries
    .filter(({ removed_at }) => !removed_at)
    .map((entry) => ({ ...entry, holder: String(item?.holder) }));
}

/** Reads all blocked times of the actor's space. One Query. */
export async function readBlockedTimes(): Promise<HeldBlockedTime[]> {
  const { data } = await db.entities.blocked.query
    .primary({ space_id: actor().spaceId })
    .go({ pages: "all", consistent: true });
  return data.flatMap(activeBlockedTimes);
}

export const blockedTimesOfProfessional = (blocked: readonly HeldBlockedTime[], professional: string) =>
  blocked.filter(({ holder }) => holder === professional);
export const blockedTimesOfOffice = (blocked: readonly HeldBlockedTime[], office: string) =>
  blocked.filter((entry) => entry.holder === ROOMS && entry.office === office);

/** The occurrences of blocked times on consecutive days of the clinic's calendar, as wall-clock times. */
export const blockedTimesOn = (
  blocked: readonly HeldBlockedTime[],
  days: readonly string[],
): BlockedOccurrence[] => {
  const first = days[0];
  const last = days.at(-1);
  return first && last ? blocked.flatMap((entry) => occurrencesOn(entry, first, last)) : [];
};
