import { auditMonth } from "../db/audit.ts";
import { queryRaw } from "../db/raw-items.ts";
import { put, transact, update } from "../db/transact.ts";
import { workThrough } from "../db/work-through.ts";
import { now, nowIso } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { derivedKeys, type NamedKey } from "../platform/secret.ts";
import { type ChainHead, TO_ANCHOR, TO_CHECK, TO_SEAL } from "./audit-trail.entity.ts";
import {
  begin,
  chained,
  digestOf,
  entryId,
  macOf,
  monthAfter,
  monthBegins,
  orderAt,
  type StoredEntry,
  shortDigest,
} from "./chain.ts";
import { db } from "./entities.ts";

/**
 * Milliseconds after which an entry is sealed. Entries are sealed in the order of their ids; by then every request that
 * made an earlier id has written its entry or failed.
 */
export const SEAL_AFTER = 2 * 60_000;
/** Milliseconds before the first entry that the stream brings at which a space's chain begins. */
const BEGINS_BEFORE = 60_000;
/** Milliseconds for which a process does not touch a trail again. */
const TOUCHED_FOR = 30_000;
/** Entries in one seal. */
export const SEALED_AT_ONCE = 100;

/** The purpose of the keys that sign heads and seals. */
export const CHAIN_KEYS = "audit chain";

/** When this process last touched a space's trail. */
const touched = new Map<string, number>();

/** Notes that a space has entries to seal. Safe to repeat and in any order. One request, at most every 30 seconds. */
export async function noteEntry(space: string, at: string): Promise<void> {
  const moment = now();
  if (moment - (touched.get(space) ?? Number.NEGATIVE_INFINITY) < TOUCHED_FOR) return;
  const seen = new Date(moment).toISOString();
  await db.entities.trail
    .update({ space_id: space })
    .set({ touched: seen, gsi3pk: TO_SEAL, gsi3sk: seen })
    .data(({ since, gsi2pk, gsi2sk }, { ifNotExists }) => {
      ifNotExists(since, new Date(Date.parse(at) - BEGINS_BEFORE).toISOString());
      ifNotExists(gsi2pk, TO_CHECK);
      ifNotExists(gsi2sk, seen);
    })
    .go();
  touched.set(space, moment);
}

/** Forgets which trails this process touched. Tests use it, because the clock moves in them. */
export const forgetTouched = () => touched.clear();

/** The trail of a space as stored, read consistently. */
export async function readTrail(space: string) {
  const { data } = await db.entities.trail.get({ space_id: space }).go({ consistent: true });
  return data ?? undefined;
}

type Stretch = { after: string | undefined; from: string; before?: string; limit: number };

/** Entries of a month in the order of their ids, between two places. One request. */
export async function entriesOf(
  space: string,
  month: string,
  { after, from, before = "$entry~", limit }: Stretch,
): Promise<StoredEntry[]> {
  // The database refuses a stretch that ends before it begins.
  if ((after ?? from) > before) return [];
  const { items } = await queryRaw({
    pk: auditMonth(space, month),
    // The entry after which to begin is read and left out, because a key condition has no "greater and less".
    from: after ?? from,
    to: before,
    limit: after === undefined ? limit : limit + 1,
  });
  return (items as StoredEntry[]).filter(({ sk }) => sk !== after && sk !== before).slice(0, limit);
}

/**
 * Chains the entries of a space that are older than {@link SEAL_AFTER}, until `deadline` (epoch milliseconds). Returns how
 * many. Two runs at once are safe: the second finds the head changed and stops.
 */
export async function sealSpace(space: string, deadline = Number.POSITIVE_INFINITY): Promise<number> {
  const { current: key } = await derivedKeys(CHAIN_KEYS);
  let sealed = 0;
  while (now() < deadline) {
    const trail = await readTrail(space);
    if (!trail?.since) return sealed;
    const since = trail.since;
    const bound = now() - SEAL_AFTER;
    const head = trail.head ?? begin(space, since);
    const entries = await entriesOf(space, head.month, {
      after: head.last ? `$entry#${head.last}` : undefined,
      from: orderAt(Date.parse(since)),
      before: orderAt(bound),
      limit: SEALED_AT_ONCE,
    });
    if (entries.length > 0) {
      if (!(await writeSeal({ space, since, before: trail.head, head, entries, key }))) return sealed;
      sealed += entries.length;
    } else if (head.month < new Date(bound).toISOString().slice(0, 7)) {
      if (!(await nextMonth({ space, since, before: trail.head, head, key }))) return sealed;
    } else {
      await settle(space, trail.touched, head.month);
      return sealed;
    }
  }
  return sealed;
}

type Step = {
  space: string;
  since: string;
  before: ChainHead | undefined;
  head: ChainHead;
  key: NamedKey;
};

function writeSeal({ entries, ...step }: Step & { entries: readonly StoredEntry[] }): Promise<boolean> {
  const digests = entries.map(digestOf);
  const after: ChainHead = {
    month: step.head.month,
    seals: step.head.seals + 1,
    count: step.head.count + entries.length,
    last: entryId(entries.at(-1) as StoredEntry),
    hash: digests.reduce(chained, step.head.hash),
  };
  return advance(
    step,
    after,
    entries.map((entry, index) => [entryId(entry), shortDigest(String(digests[index]))]),
  );
}

function nextMonth(step: Step): Promise<boolean> {
  const month = monthAfter(step.head.month);
  const hash = monthBegins(step.space, month, step.head.hash);
  return advance(step, { month, seals: 0, count: 0, last: "", hash }, []);
}

/** Writes a seal and moves the head. False if another run moved the head meanwhile. */
async function advance(step: Step, after: ChainHead, entries: [string, string][]): Promise<boolean> {
  const { space, since, before, key } = step;
  const mac = macOf(space, since, after, key);
  const seal = { space_id: space, month: after.month, number: after.seals, entries, mac };
  const moved = db.entities.trail
    .patch({ space_id: space })
    .set({ head: after, mac, gsi1pk: TO_ANCHOR, gsi1sk: space })
    .where(({ head }, { eq, notExists }) => (before ? eq(head, before) : notExists(head)));
  try {
    await transact({
      writes: [
        update(moved.params(), () => new AppError("conflict", "write.conflict")),
        put(db.entities.seal.create({ ...seal, count: after.count, hash: after.hash }).params()),
      ],
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "write.conflict") return false;
    throw error;
  }
}

/**
 * Takes a trail off the list of those to seal, if it has no entry left. A process that touched it lately may count on it
 * being listed: it stays until nobody can.
 */
async function settle(space: string, seen: string | undefined, month: string): Promise<void> {
  if (seen === undefined || Date.parse(seen) > now() - 2 * TOUCHED_FOR) return;
  const trail = await readTrail(space);
  const after = trail?.head?.last ? `$entry#${trail.head.last}` : undefined;
  const from = orderAt(Date.parse(trail?.since ?? seen));
  if (month < nowIso().slice(0, 7)) return;
  if ((await entriesOf(space, month, { after, from, limit: 1 })).length > 0) return;
  await db.entities.trail
    .patch({ space_id: space })
    .remove(["gsi3pk", "gsi3sk"])
    .where((stored, { eq }) => eq(stored.touched, seen))
    .go()
    .catch((error) => log("info", "trail touched meanwhile", { space, ...errorFacts(error) }));
}

/** Trails read in one page of the job. */
const PAGE = 50;

/** Seals what is due in every space, those that wait longest first, until `deadline`. Returns how many entries. */
export const sealDue = (deadline: number): Promise<number> =>
  workThrough(
    (cursor) => db.entities.trail.query.toSeal({ gsi3pk: TO_SEAL }).go({ limit: PAGE, cursor }),
    ({ space_id }) => sealSpace(space_id, deadline),
    ({ space_id: space }, error) => log("error", "audit trail not sealed", { space, ...errorFacts(error) }),
    deadline,
  );
