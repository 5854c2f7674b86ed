import { deflateRawSync, inflateRawSync } from "node:zlib";
import { CATALOGUE_KEYS, type CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { nowIso } from "../platform/clock.ts";
import { db } from "./entities.ts";

export type UseCounts = Map<string, number>;
/** Counts by catalogue and key. */
export type UseTotals = Map<CatalogueKey, UseCounts>;
type State = "shown" | "counting";

/**
 * The most entries of a catalogue whose uses are stored, so that an item stays below the database's limit. Those that are used
 * less than these are listed after them.
 */
const MAX_STORED = 5000;
/** How often the uses are added up. */
const EVERY_MS = 23 * 60 * 60 * 1000;

const textOf = (counts: UseCounts) =>
  JSON.stringify([...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_STORED));
const countsOf = (content: Uint8Array): UseCounts => new Map(JSON.parse(inflateRawSync(content).toString()));

/** How often clinics used the entries of a catalogue in twelve months; undefined before it was added up. One request. */
export async function readUses(catalogue: CatalogueKey): Promise<UseCounts | undefined> {
  const { data } = await db.entities.uses.get({ state: "shown", catalogue }).go();
  return data ? countsOf(data.content) : undefined;
}

async function readState(state: State): Promise<UseTotals> {
  const { data } = await db.entities.uses.query.primary({ state }).go({ pages: "all", consistent: true });
  return new Map(data.map(({ catalogue, content }) => [catalogue, countsOf(content)]));
}

async function store(state: State, totals: UseTotals) {
  for (const [catalogue, counts] of totals)
    await db.entities.uses.put({ state, catalogue, content: deflateRawSync(textOf(counts)) }).go();
}

/** What to go on with: the totals so far and after which clinics; undefined where they were added up within a day. */
export async function beginRun(
  now: number,
): Promise<{ totals: UseTotals; cursor: string | null } | undefined> {
  const { data } = await db.entities.usesRun.get({ kind: "uses" }).go({ consistent: true });
  if (data?.cursor) return { totals: await readState("counting"), cursor: data.cursor };
  const isFresh = data?.completed_at !== undefined && now - Date.parse(data.completed_at) < EVERY_MS;
  return isFresh ? undefined : { totals: new Map(), cursor: null };
}

/** Keeps what was added up until now, for the next run. */
export async function keepRun(totals: UseTotals, cursor: string): Promise<void> {
  await store("counting", totals);
  await db.entities.usesRun.upsert({ kind: "uses" }).set({ cursor }).go();
}

/** Shows what was added up over all clinics: nothing for catalogues that nobody used. */
export async function addedUp(totals: UseTotals): Promise<void> {
  await store("shown", new Map(CATALOGUE_KEYS.map((key) => [key, totals.get(key) ?? new Map()])));
  for (const catalogue of (await readState("counting")).keys())
    await db.entities.uses.delete({ state: "counting", catalogue }).go();
  await db.entities.usesRun.put({ kind: "uses", completed_at: nowIso() }).go();
}
