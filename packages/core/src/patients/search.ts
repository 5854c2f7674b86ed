import type { RequestOf } from "../contracts/kernel/route.ts";
import type { PatientRow, patientsRoutes } from "../contracts/patients/patients.ts";
import { actor } from "../platform/context.ts";
import { db } from "./entities.ts";
import type { TokenItem } from "./records.ts";
import { type Lookup, pairLookup, wordLookup, wordsOfQuery } from "./search-plan.ts";
import { isFirstFound } from "./search-rows.ts";
import { cursorAfter } from "./search-token.entity.ts";
import { corrections } from "./spelling.ts";
import { rowView } from "./views.ts";

type Query = Pick<RequestOf<typeof patientsRoutes.list>["query"], "q" | "state" | "limit">;
type Found = { items: TokenItem[]; cursor: string | null };
type Answer = { items: PatientRow[]; next: string | null; corrected?: true };

/** Rows one filtered request looks at; the next page goes on from there. */
const LOOKED_AT = 400;
const PAIR = "pair:";

/**
 * Patients whose name, phone, number or address holds every word asked for, in any order: words by their beginnings, phone
 * numbers by any part. One request where somebody is found. Where nobody is, a second one looks for the words as mere
 * beginnings, a third what they may have been meant to be, and at most three more for that; `corrected` says so.
 */
export async function search(query: Query, cursor: string | null): Promise<Answer> {
  const words = wordsOfQuery(query.q);
  if (words.length === 0) return { items: [], next: null };
  const pair = actor().space.patientsIndexed ? pairLookup(words) : undefined;
  const byWord = wordLookup(words);
  if (cursor !== null)
    return cursor.startsWith(PAIR) && pair
      ? page(pair, query, cursor.slice(PAIR.length))
      : page(byWord, query, cursor);
  const first = await page(pair ?? byWord, query, null);
  if (!isEmpty(first)) return first;
  const begun = pair ? await page(byWord, query, null) : first;
  return isEmpty(begun) ? corrected(words, query) : begun;
}

const isEmpty = ({ items, next }: Answer) => items.length === 0 && next === null;

async function page(lookup: Lookup, query: Query, cursor: string | null): Promise<Answer> {
  const found = await read(lookup, query, cursor);
  const next = found.cursor !== null && lookup.by === "pair" ? PAIR + found.cursor : found.cursor;
  return { items: found.items.map(rowView), next };
}

/** Whoever is called what may have been meant, nearest first; one page. */
async function corrected(words: string[], query: Query): Promise<Answer> {
  const { space, spaceId } = actor();
  const tried = await corrections(spaceId, words);
  const pages = await Promise.all(
    tried.map((meant) =>
      read((space.patientsIndexed && pairLookup(meant)) || wordLookup(meant), query, null),
    ),
  );
  const items = new Map(
    pages.flatMap((found) => found.items.map((item) => [item.patient_id, item] as const)),
  );
  if (items.size === 0) return { items: [], next: null };
  return { items: [...items.values()].slice(0, query.limit).map(rowView), next: null, corrected: true };
}

const PRESET_CATEGORIES = {
  word: { active: "active", archived: "archived" },
  pair: { active: "pairs", archived: "archived_pairs" },
} as const;

/** One request: the rows that begin as asked, filtered by the other words. */
async function read({ by, prefix, others }: Lookup, query: Query, cursor: string | null): Promise<Found> {
  const shelf = PRESET_CATEGORIES[by][query.state === "archived" ? "archived" : "active"];
  const onlyImported = query.state === "imported";
  const found = db.entities.token.query.rows({ space_id: actor().spaceId, shelf }).begins({ token: prefix });
  const filtered = others.length > 0 || onlyImported;
  const answer = filtered
    ? await found
        .where((row, { contains, eq }) =>
          [
            ...others.map((word) => contains(row.haystack, ` ${word}`)),
            ...(onlyImported ? [eq(row.imported, true)] : []),
          ].join(" AND "),
        )
        .go({ cursor, limit: LOOKED_AT })
    : // A patient may be found by several rows: twice the rows fill the page nearly always.
      await found.go({ cursor, limit: query.limit * 2 });
  const rows = answer.data.filter((row) => isFirstFound(row, prefix));
  if (rows.length <= query.limit) return { items: rows, cursor: answer.cursor };
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  return { items, cursor: last ? cursorAfter(last) : null };
}
