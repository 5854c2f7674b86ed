import { workThrough } from "../db/work-through.ts";
import { nowIso } from "../platform/clock.ts";
import { createFile, WRITE_ONCE, wholeFile } from "../platform/files.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { type ChainHead, TO_ANCHOR } from "./audit-trail.entity.ts";
import { db } from "./entities.ts";
import { readTrail } from "./sealing.service.ts";

/** How far a space's chain was at a moment, in a file that nobody can replace or delete. */
export type Anchor = { space: string; since: string; at: string } & ChainHead;

const keyOf = (space: string, number: number) => `${WRITE_ONCE}audit/${space}/${number}.json`;

/** Anchors looked for past the number that the table names. */
const MOST_LOOKED_FOR = 1000;

/**
 * The newest anchor of a space and its number. The files are numbered without a gap and cannot be deleted: those past
 * `from`, the number that the table names, are found too, so that setting the table back hides none.
 */
export async function newestAnchor(
  space: string,
  from: number,
): Promise<{ number: number; anchor: Anchor } | undefined> {
  const numbered = async (number: number) => {
    const bytes = await wholeFile(keyOf(space, number));
    return bytes && { number, anchor: JSON.parse(Buffer.from(bytes).toString("utf8")) as Anchor };
  };
  let newest = from > 0 ? await numbered(from) : undefined;
  for (let number = from + 1; number <= from + MOST_LOOKED_FOR; number += 1) {
    const found = await numbered(number);
    if (!found) break;
    newest = found;
  }
  // The table names a number that was never written: the first ones are the truth.
  if (!newest && from > 0) return newestAnchor(space, 0);
  return newest ?? undefined;
}

/** Writes the head of a space's chain to the write-once store, if it moved since the last time. */
export async function anchorSpace(space: string): Promise<void> {
  const trail = await readTrail(space);
  if (!trail?.head || !trail.since) return;
  const newest = await newestAnchor(space, trail.anchors ?? 0);
  let number = newest?.number ?? 0;
  if (newest?.anchor.hash !== trail.head.hash) {
    number += 1;
    const anchor: Anchor = { space, since: trail.since, at: nowIso(), ...trail.head };
    await createFile(keyOf(space, number), Buffer.from(JSON.stringify(anchor)), "application/json");
  }
  const head = trail.head;
  const settled = db.entities.trail.patch({ space_id: space }).set({ anchors: number });
  try {
    await settled
      .remove(["gsi1pk", "gsi1sk"])
      .where((stored, { eq }) => eq(stored.head, head))
      .go();
  } catch (error) {
    // More was sealed meanwhile: the next run anchors it.
    log("info", "trail sealed meanwhile", { space, ...errorFacts(error) });
  }
}

const PAGE = 50;

/** Anchors every space whose chain moved, until `deadline`. Returns how many. */
export const anchorAll = (deadline: number): Promise<number> =>
  workThrough(
    (cursor) => db.entities.trail.query.toAnchor({ gsi1pk: TO_ANCHOR }).go({ limit: PAGE, cursor }),
    async ({ space_id }) => {
      await anchorSpace(space_id);
      return 1;
    },
    ({ space_id: space }, error) => log("error", "audit trail not anchored", { space, ...errorFacts(error) }),
    deadline,
  );
