import * as Catalogues from "../catalogues/index.ts";
import { catalogues } from "../clinical/catalogues/catalogues.ts";
import { queryItems } from "../db/query-items.ts";
import { readItems } from "../db/read-items.ts";
import { now } from "../platform/clock.ts";
import { progressKey, type SpacePage, spacesAfter } from "./recount.ts";
import { generationOf, sumsKey, USE, WHOLE_CLINIC } from "./sums.ts";

/** The months whose uses are added up: the present one and the eleven before, in UTC. */
function months(): { first: string; last: string } {
  const today = new Date(now());
  const before = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 11, 1));
  return { first: before.toISOString().slice(0, 7), last: today.toISOString().slice(0, 7) };
}

/**
 * Adds up over all clinics how often the entries of the catalogues were used in twelve months, once a day. It reads the clinics'
 * sums and begins with nothing, so that it never counts twice; it is as old as a day. Goes on where the last run stopped. Two
 * requests a clinic, and one for each page of them. Returns how many clinics were read; `until` is when to stop, in epoch
 * milliseconds.
 */
export async function sumCatalogueUses(until: number): Promise<number> {
  const run = await Catalogues.beginRun(now());
  if (!run) return 0;
  const { totals } = run;
  let { cursor } = run;
  let count = 0;
  do {
    const page: SpacePage = await spacesAfter(cursor);
    const spaces = page.data.filter(({ closed_at }) => !closed_at).map(({ id }) => id);
    const shown = await shownGenerations(spaces);
    for (const space of spaces) await addClinic(totals, space, shown.get(space) ?? 0);
    count += spaces.length;
    cursor = page.cursor;
    if (cursor && Date.now() > until) {
      await Catalogues.keepRun(totals, cursor);
      return count;
    }
  } while (cursor);
  await Catalogues.addedUp(totals);
  return count;
}

/** The count that each clinic is shown. */
async function shownGenerations(spaces: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const items = await readItems(spaces.map(progressKey));
  return new Map(items.map((item) => [String(item.space_id), Number(item.shown ?? 0)]));
}

async function addClinic(totals: Catalogues.UseTotals, space: string, generation: number) {
  const { first, last } = months();
  const keyOf = (part: string) =>
    sumsKey({ ...WHOLE_CLINIC, space, generation: 0, kind: "uses", part, shard: "" });
  const items = await queryItems(keyOf(first).pk, { first: keyOf(first).sk, last: `${keyOf(last).sk}~` });
  for (const item of items) {
    const sortKey = String(item.sk);
    const catalogue = sortKey.slice(sortKey.lastIndexOf("_") + 1).replace(/^\d+\./, "");
    if (generationOf(sortKey) === generation && isCatalogue(catalogue)) addItem(totals, catalogue, item);
  }
}

const isCatalogue = (key: string): key is keyof typeof catalogues => key in catalogues;

function addItem(totals: Catalogues.UseTotals, catalogue: keyof typeof catalogues, item: object) {
  const counts = totals.get(catalogue) ?? new Map<string, number>();
  totals.set(catalogue, counts);
  for (const [name, amount] of Object.entries(item)) {
    if (!name.startsWith(USE) || typeof amount !== "number" || amount <= 0) continue;
    const key = name.slice(USE.length);
    counts.set(key, (counts.get(key) ?? 0) + amount);
  }
}
