import type { AuditFinding } from "../contracts/activity/activity.ts";
import { auditOrder } from "../db/audit.ts";
import { now } from "../platform/clock.ts";
import { derivedKeys, type NamedKey } from "../platform/secret.ts";
import { type Anchor, newestAnchor } from "./anchors.ts";
import type { AuditSealItem } from "./audit-seal.entity.ts";
import type { AuditTrailItem, ChainHead } from "./audit-trail.entity.ts";
import {
  begin,
  chained,
  checkMac,
  digestOf,
  entryId,
  monthAfter,
  monthBegins,
  orderAt,
  shortDigest,
} from "./chain.ts";
import { db } from "./entities.ts";
import { CHAIN_KEYS, entriesOf, readTrail, SEALED_AT_ONCE } from "./sealing.service.ts";

/** Where a check goes on: the head as it should be there. */
export type CheckCursor = { head: ChainHead; anchored: boolean; checked: number };

export type CheckedPage = {
  /** Null when the whole trail was checked. */
  cursor: CheckCursor | null;
  /** Entries checked since the beginning. */
  checked: number;
  findings: AuditFinding[];
};

/** Seals that one page of a check reads: up to 1,000 entries. */
const SEALS_AT_ONCE = 10;
/** Findings that one page names. A trail with more is broken in many places. */
const MOST_FINDINGS = 100;
/** Milliseconds after which an entry that is not sealed is reported. */
export const UNSEALED_FOR = 15 * 60_000;
/** Months looked through for entries that nothing sealed. */
const MONTHS_LOOKED_THROUGH = 24;

/** How a check reads. Tests give another reader, so that a thousand trails can be checked in memory. */
export type TrailReader = {
  trail: (space: string) => Promise<AuditTrailItem | undefined>;
  anchor: (space: string, from: number) => Promise<{ anchor: Anchor } | undefined>;
  /** The seals of a month after a number, at most ten. */
  seals: (space: string, month: string, after: number) => Promise<AuditSealItem[]>;
  entries: typeof entriesOf;
  keys: () => Promise<NamedKey[]>;
};

const fromTable: TrailReader = {
  trail: readTrail,
  anchor: newestAnchor,
  seals: async (space_id, month, after) => {
    const { data } = await db.entities.seal.query
      .primary({ space_id, month })
      .gt({ number: after })
      .go({ limit: SEALS_AT_ONCE, pages: 1, consistent: true });
    return data;
  },
  entries: entriesOf,
  keys: async () => {
    const { current, others } = await derivedKeys(CHAIN_KEYS);
    return [current, ...others];
  },
};

type Check = {
  space: string;
  since: string;
  keys: NamedKey[];
  anchor: Anchor | undefined;
  read: TrailReader;
  find: (kind: AuditFinding["kind"], subject: string) => void;
};

/**
 * Checks a stretch of a space's audit trail: that every entry is as it was sealed, that none was removed or added, that
 * the seals follow one another through all months, that the application made them, and that the chain reaches as far as
 * the write-once store says. At most fourteen requests to the table for a thousand entries.
 */
export async function checkPage(
  space: string,
  cursor: CheckCursor | null,
  read: TrailReader = fromTable,
): Promise<CheckedPage> {
  const findings: AuditFinding[] = [];
  const find = (kind: AuditFinding["kind"], subject: string) => {
    if (findings.length < MOST_FINDINGS) findings.push({ kind, subject });
  };
  const trail = await read.trail(space);
  const newest = await read.anchor(space, trail?.anchors ?? 0);
  const since = trail?.since;
  if (!since || !trail.head) {
    if (newest || trail?.head || trail?.mac) find("chain_missing", space);
    return { cursor: null, checked: 0, findings };
  }
  const check: Check = { space, since, keys: await read.keys(), anchor: newest?.anchor, read, find };
  const at = cursor ?? { head: begin(space, since), anchored: false, checked: 0 };
  const month = at.head.month;
  // After the first month's beginning, every month has a seal 0.
  const isBeginning = at.head.seals === 0 && month !== since.slice(0, 7) && at.head.hash !== "";
  const seals = await read.seals(space, month, isBeginning ? -1 : at.head.seals);
  if (isBeginning && seals[0]?.number !== 0) find("seal_missing", sealName(at.head));
  let next: CheckCursor = at;
  for (const seal of seals) next = await checkSeal(check, next, seal);
  if (seals.length === SEALS_AT_ONCE) return { cursor: next, checked: next.checked, findings };
  const further = await checkEnd(check, next);
  return { cursor: further, checked: next.checked, findings };
}

/** Compares the entries of one seal with what was sealed, and the seal with the one before. */
async function checkSeal(check: Check, at: CheckCursor, seal: AuditSealItem): Promise<CheckCursor> {
  const { space, since, find, read } = check;
  const sealed = Array.isArray(seal.entries) ? seal.entries : [];
  const last = sealed.at(-1)?.[0] ?? at.head.last;
  const stored =
    sealed.length === 0
      ? []
      : await read.entries(space, seal.month, {
          after: at.head.last ? auditOrder(at.head.last) : undefined,
          from: orderAt(Date.parse(since)),
          before: `${auditOrder(last)}~`,
          limit: 2 * SEALED_AT_ONCE,
        });
  const digests = new Map(stored.map((entry) => [entryId(entry), digestOf(entry)]));
  for (const [id, digest] of sealed) {
    const found = digests.get(id);
    if (found === undefined) find("entry_removed", id);
    else if (shortDigest(found) !== digest) find("entry_changed", id);
  }
  const known = new Set(sealed.map(([id]) => id));
  for (const id of digests.keys()) if (!known.has(id)) find("entry_added", id);

  const hash = [...digests.values()].reduce(chained, at.head.hash);
  const head: ChainHead = {
    month: seal.month,
    seals: seal.number,
    count: at.head.count + sealed.length,
    last,
    hash: seal.hash,
  };
  const follows =
    seal.number === 0 ? at.head.seals === 0 && at.head.count === 0 : seal.number === at.head.seals + 1;
  if (!follows) find("seal_missing", sealName(at.head, at.head.seals + 1));
  const code = checkMac(seal.mac, { space, since, head }, check.keys);
  // A seal of long ago has a key that is no longer in use: then it stands on the write-once store.
  const proved = code === "valid" || (code === "unknown" && check.anchor !== undefined && !at.anchored);
  if (hash !== seal.hash || seal.count !== head.count || !proved) find("seal_changed", sealName(head));
  const isAnchor = check.anchor?.month === head.month && check.anchor.seals === head.seals;
  if (isAnchor && (check.anchor?.hash !== seal.hash || check.anchor.count !== seal.count))
    find("anchor_differs", sealName(head));
  return { head, anchored: at.anchored || isAnchor, checked: at.checked + sealed.length };
}

const sealName = ({ month, seals }: ChainHead, number = seals) => `${month}/${number}`;

/** What comes after a month's last seal: the next month, or the end of the chain. */
async function checkEnd(check: Check, at: CheckCursor): Promise<CheckCursor | null> {
  const { space, find, read } = check;
  // Read after the seals: what was sealed meanwhile is read by the next page.
  const trail = await read.trail(space);
  const head = trail?.head;
  if (!head || head.month < at.head.month) find("head_changed", space);
  else if (head.month === at.head.month) {
    if (head.seals > at.head.seals) {
      if ((await read.seals(space, head.month, at.head.seals)).length > 0) return at;
      find("seal_missing", sealName(at.head, at.head.seals + 1));
    } else if (JSON.stringify(factsOf(head)) !== JSON.stringify(factsOf(at.head)))
      find("head_changed", space);
  } else if (at.head.month < new Date(now()).toISOString().slice(0, 7)) {
    await checkRest(check, at.head, false);
    const month = monthAfter(at.head.month);
    const hash = monthBegins(space, month, at.head.hash);
    return { ...at, head: { month, seals: 0, count: 0, last: "", hash } };
  }
  if (head && checkMac(trail?.mac, { space, since: check.since, head }, check.keys) !== "valid") {
    const isAnchored = at.anchored && check.anchor?.hash === head.hash;
    if (!isAnchored || trail?.mac === undefined) find("head_changed", space);
  }
  if (check.anchor && !at.anchored) find("anchor_differs", `${check.anchor.month}/${check.anchor.seals}`);
  await checkRest(check, at.head, true);
  return null;
}

const factsOf = ({ month, seals, count, last, hash }: ChainHead) => [month, seals, count, last, hash];

/** Entries after a month's last sealed one. In the newest month, those of the last minutes wait for their seal. */
async function checkRest({ space, since, read, find }: Check, head: ChainHead, isNewest: boolean) {
  const bound = orderAt(now() - UNSEALED_FOR);
  const present = new Date(now()).toISOString().slice(0, 7);
  let { month, last } = head;
  for (let looked = 0; looked < MONTHS_LOOKED_THROUGH && month <= present; looked += 1) {
    const rest = await read.entries(space, month, {
      after: last ? auditOrder(last) : undefined,
      from: orderAt(Date.parse(since)),
      limit: MOST_FINDINGS,
    });
    for (const entry of rest)
      if (!isNewest) find("entry_added", entryId(entry));
      else if (entry.sk < bound || !ENTRY.test(entry.sk)) find("entry_unsealed", entryId(entry));
    if (!isNewest) return;
    month = monthAfter(month);
    last = "";
  }
}

const ENTRY = /^\$entry#aud_[0-9A-HJKMNP-TV-Z]{26}$/;
