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

/** Rows that one filtered request reads; the next page continues after them. */
const ROWS_PER_READ = 400;
const PAIR = "pair:";

/**
 * Patients whose name, phone, number or e-mail address contains every word of the query, in any order: words by their
 * beginnings, phone numbers by any part. One request if somebody is found. Otherwise a second one searches all words by
 * their beginnings, a third one looks for similar spellings, and at most three more search those; `corrected` is set
 * then.
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
  const byBeginning = pair ? await page(byWord, query, null) : first;
  return isEmpty(byBeginning) ? corrected(words, query) : byBeginning;
}

const isEmpty = ({ items, next }: Answer) => items.length === 0 && next === null;

async function page(lookup: Lookup, query: Query, cursor: string | null): Promise<Answer> {
  const found = await read(lookup, query, cursor);
  const next = found.cursor !== null && lookup.by === "pair" ? PAIR + found.cursor : found.cursor;
  return { items: found.items.map(rowView), next };
}

/** One page of patients with similar spellings of the words, most similar first. */
async function corrected(words: string[], query: Query): Promise<Answer> {
  const { space, spaceId } = actor();
  const tried = await corrections(spaceId, words);
  const pages = await Promise.all(
    tried.map((spelling) =>
      read((space.patientsIndexed && pairLookup(spelling)) || wordLookup(spelling), query, null),
    ),
  );
  const items = new Map(
    pages.flatMap((found) => found.items.map((item) => [item.patient_id, item] as const)),
  );
  if (items.size === 0) return { items: [], next: null };
  return { items: [...items.values()].slice(0, query.limit).map(rowView), next: null, corrected: true };
}

const TOKEN_LISTS = {
  word: { active: "active", archived: "archived" },
  pair: { active: "pairs", archived: "archived_pairs" },
} as const;

/** One request: the rows with the prefix, filtered by the other words. */
async function read({ by, prefix, others }: Lookup, query: Query, cursor: string | null): Promise<Found> {
  const list = TOKEN_LISTS[by][query.state === "archived" ? "archived" : "active"];
  const onlyImported = query.state === "imported";
  const found = db.entities.token.query.rows({ space_id: actor().spaceId, list }).begins({ token: prefix });
  const filtered = others.length > 0 || onlyImported;
  const answer = filtered
    ? await found
        .where((row, { contains, eq }) =>
          [
            ...others.map((word) => contains(row.haystack, ` ${word}`)),
            ...(onlyImported ? [eq(row.imported, true)] : []),
          ].join(" AND "),
        )
        .go({ cursor, limit: ROWS_PER_READ })
    : // A patient may be found by several rows: twice the rows fill the page nearly always.
      await found.go({ cursor, limit: query.limit * 2 });
  const rows = answer.data.filter((row) => isFirstFound(row, prefix));
  if (rows.length <= query.limit) return { items: rows, cursor: answer.cursor };
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  return { items, cursor: last ? cursorAfter(last) : null };
}
