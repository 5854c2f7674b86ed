import { deflateRawSync, inflateRawSync } from "node:zlib";
import { MOST_SHOWN_BY_DAY } from "../contracts/statistics/statistics.ts";
import { putRaw } from "../db/raw-items.ts";
import { now } from "../platform/clock.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { daysBetween, plusDays } from "../time/days.ts";
import { type Period, partsOfPeriod } from "../time/periods.ts";
import type { Counts } from "./statistics.entity.ts";
import { type FoldedKind, IN_TIME, markName, SERIES_NAMES } from "./sums.ts";

/**
 * The sums of several closed months and years as one compressed text, so that years open as quickly as a month: an item of sums has an attribute
 * for each code, and reading thousands of attributes takes longest. Made by who reads first, for 40 days. It says which state of the
 * sums it was made of, and is made again where one of them changed since.
 */
export type Folded = { counts: Counts; titles: Record<string, string>; pairs?: PackedPairs };

/**
 * Pairs by diagnosis, each a text of patterns with their number: of the thousands that there are a few are looked up, and reading one text a
 * diagnosis takes a fraction of the time.
 */
export type PackedPairs = Readonly<Record<string, string>>;

/** Packs sums of pairs, which are named `code pattern`. */
export function packPairs(counts: Counts): PackedPairs {
  const packed: Record<string, string> = {};
  for (const [pair, amount] of Object.entries(counts)) {
    const at = pair.indexOf(" ");
    const code = pair.slice(0, at);
    const line = `${pair.slice(at + 1)} ${amount}`;
    packed[code] = packed[code] === undefined ? line : `${packed[code]}\n${line}`;
  }
  return packed;
}

/** The patterns of one diagnosis with their number. */
export const unpackPairs = (packed: PackedPairs, code: string): ReadonlyMap<string, number> =>
  new Map(
    (packed[code]?.split("\n") ?? []).map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );

/** Fewer parts are read as they are. */
const FEWEST = 3;
/** Bytes; far less than an item may have. What is larger is read as it is. */
const MOST_BYTES = 300_000;
const KEPT_SECONDS = 40 * 86_400;
/** The shards of the item, and of one that holds only what another period is compared with. */
export const FOLDED = "folded";
export const COMPARED = "compared";

/** The parts of a long period that are folded, those before this month, and the others. What is shown by day is not folded. */
export function cutPeriod(period: Period, today: string): { closed: string[]; live: string[] } {
  const parts = partsOfPeriod(period);
  const lastClosed = plusDays(`${today.slice(0, 7)}-01`, -1);
  const to = period.to < lastClosed ? period.to : lastClosed;
  const closed = to < period.from ? [] : partsOfPeriod({ from: period.from, to });
  const isShort = daysBetween(period.from, period.to) < MOST_SHOWN_BY_DAY;
  if (isShort || parts.length < FEWEST || closed.length < FEWEST) return { closed: [], live: parts };
  return { closed, live: to < period.to ? partsOfPeriod({ from: plusDays(to, 1), to: period.to }) : [] };
}

/** The marks that tell whether the sums of some parts changed since they were folded, with the year that each is of. */
export const marksOf = (kind: FoldedKind, closed: readonly string[]): { year: string; name: string }[] =>
  [...new Set(closed.map((part) => markName(kind, part)))].map((name) => ({
    year: name.slice(name.indexOf(":") + 1).slice(0, 4),
    name,
  }));

/** The part of time of the item that holds the folded sums of some parts. */
export const foldedPart = (closed: readonly string[]) => `${closed[0]}~${closed.at(-1)}`;

/** Adds the sums of a part of time to the folded ones: by month, without single days. */
export function foldInto(total: Counts, part: string, counts: Counts): void {
  const add = (name: string, amount: number) => {
    total[name] = (total[name] ?? 0) + amount;
  };
  for (const [name, amount] of Object.entries(counts)) {
    const [, when] = IN_TIME.exec(name) ?? [];
    if (when === undefined || when.length === 7) add(name, amount);
    if (part.length >= 7 && SERIES_NAMES.has(name)) add(`${part.slice(0, 7)}:${name}`, amount);
  }
}

/** The folded sums of a stored item; undefined where there are none or the sums changed since. */
export function readFolded(item: Record<string, unknown> | undefined, state: string): Folded | undefined {
  if (item?.state !== state) return undefined;
  return JSON.parse(inflateRawSync(item.folded as Uint8Array).toString()) as Folded;
}

/** Stores folded sums. Where that fails, the next reader adds the sums up as well. */
export async function storeFolded(
  space: string,
  key: { pk: string; sk: string },
  state: string,
  folded: Folded,
): Promise<void> {
  // Compressed, because taking a long text out of the database's answer takes longer than inflating it.
  const compressed = deflateRawSync(JSON.stringify(folded));
  if (compressed.length > MOST_BYTES) return;
  const names = { __edb_e__: "statisticsSums", __edb_v__: "1", space_id: space };
  try {
    await putRaw({
      ...key,
      ...names,
      state,
      folded: compressed,
      expires_at: Math.floor(now() / 1000) + KEPT_SECONDS,
    });
  } catch (error) {
    log("warn", "folded sums not stored", { space, ...errorFacts(error) });
  }
}
