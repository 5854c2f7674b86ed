import { can } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { MAX_PERIOD_DAYS, type statisticsRoutes } from "../contracts/statistics/statistics.ts";
import { readItems } from "../db/read-items.ts";
import { todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { daysBetween } from "../time/days.ts";
import type { Period } from "../time/periods.ts";
import { db } from "./entities.ts";
import {
  COMPARED,
  cutPeriod,
  FOLDED,
  type Folded,
  foldedPart,
  foldInto,
  marksOf,
  type PackedPairs,
  packPairs,
  readFolded,
  storeFolded,
} from "./folded-sums.ts";
import type { Counts, Scope, SumKind } from "./statistics.entity.ts";
import { type FoldedKind, IN_TIME, marksPlace, PAIR_SHARDS, sumsKey, TITLE } from "./sums.ts";
import { wayOfCounting } from "./way.ts";

export type Query = RequestOf<typeof statisticsRoutes.get>["query"];
type Item = Record<string, unknown>;
type Key = { pk: string; sk: string };

/** Sums of one part of time; of several folded ones the part is empty, and pairs are packed. */
export type Sums = { part: string; counts: Counts; pairs?: PackedPairs | undefined };

/**
 * Whose numbers a request is about. Those who do not manage the clinic get their own. Throws 400 naming `to`, 403, and 404 for an
 * unknown place.
 */
export function requestedScope({ from, to, place = "", professional = "" }: Query): Scope {
  const viewer = actor();
  const days = daysBetween(from, to);
  if (days < 0) throw invalidField("to", "range.invalid");
  if (days >= MAX_PERIOD_DAYS) throw invalidField("to", "range.too_wide");
  if (place && !viewer.space.establishments.some(({ id }) => id === place)) throw absent("establishment");
  if (can(viewer, "clinic.manage")) return { place, professional };
  if (professional && professional !== viewer.id) throw new AppError("forbidden", "access.denied");
  return { place, professional: viewer.id };
}

/** Sums of a period. With `names` only those: what a period is compared with. */
export type Wanted = { kind: FoldedKind; period: Period; names?: () => readonly string[] };

export type Read = {
  /** In the order asked for. */
  sums: Sums[][];
  titles: Record<string, string>;
  /** By year of birth and gender; empty unless the whole clinic is asked for. */
  patients: Counts;
  isComplete: boolean;
};

/** Where the sums of a period are: in items of parts of time, and those of closed parts also folded in one item. */
type Places = Wanted & {
  live: Part[];
  closed: Part[];
  folded: Key | undefined;
  marks: { key: Key; name: string }[];
};

/**
 * Sums of some periods with what a report needs beside them. Two requests after each other, the second beside another where a period
 * is compared with one that is not folded. Where the sums of a long period changed since they were folded, one more and one for each
 * period folded again. One more for each further hundred items.
 */
export async function readSums(scope: Scope, wanted: readonly Wanted[]): Promise<Read> {
  const { spaceId: space, space: clinic } = actor();
  const progress = await db.entities.progress.get({ space_id: space }).go({ consistent: true });
  const generation = progress.data?.shown ?? 0;
  const today = todayIn(clinic.timeZone);
  const places = wanted.map((one) => placesOf({ ...scope, space, generation }, one, today));
  const userKey = scope.professional
    ? (Spaces.db.entities.user.get({ space_id: space, id: scope.professional }).params().Key as Key)
    : undefined;
  const isWhole = !scope.professional && !scope.place;
  const patientsKey = sumsKey({ ...scope, space, generation, kind: "patients", part: "", shard: "" });
  const compared = places.filter(({ names, live }) => names && live.length > 0);
  const [items, some] = await Promise.all([
    readByKey([
      ...places.flatMap(({ names, live }) => (names ? [] : live.map(({ key }) => key))),
      ...places.flatMap(({ folded, marks }) => (folded ? [folded, ...marks.map(({ key }) => key)] : [])),
      ...(isWhole ? [patientsKey] : []),
      ...(userKey ? [userKey] : []),
    ]),
    // Without the other sums, which would take as long to read as those of the period itself.
    readByKey(
      compared.flatMap(({ live }) => live.map(({ key }) => key)),
      compared.flatMap(({ names }) => names?.() ?? []),
    ),
  ]);
  if (userKey && !items.has(nameOf(userKey))) throw absent("user");
  const folded = await foldedOf(space, places, items);
  const titles: Record<string, string> = {};
  const sums = places.map(({ names, live }, index) => {
    const before = folded[index];
    Object.assign(titles, before?.titles);
    const now = partsIn(names ? some : items, live).map(({ part, item }) => ({
      part,
      counts: countsOf(item, titles),
    }));
    return before ? [{ part: "", counts: before.counts, pairs: before.pairs }, ...now] : now;
  });
  return {
    sums,
    titles,
    patients: isWhole ? countsOf(items.get(nameOf(patientsKey)) ?? {}) : {},
    isComplete: progress.data?.counted === wayOfCounting(clinic.timeZone),
  };
}

type Whose = Scope & { space: string; generation: number };

function placesOf(whose: Whose, wanted: Wanted, today: string): Places {
  const { kind, period, names } = wanted;
  const { closed, live } = cutPeriod(period, today);
  const keyOf: KeyOf = (part, shard) => sumsKey({ ...whose, kind, part, shard });
  return {
    ...wanted,
    live: keysOf(keyOf, kind, live),
    closed: keysOf(keyOf, kind, closed),
    folded: closed.length > 0 ? keyOf(foldedPart(closed), names ? COMPARED : FOLDED) : undefined,
    marks: marksOf(kind, closed).map(({ year, name }) => ({ key: sumsKey(marksPlace(whose, year)), name })),
  };
}

/** The folded sums of each place that has them, folded again where they changed. `items` holds the marks of the sums. */
async function foldedOf(
  space: string,
  places: readonly Places[],
  items: ReadonlyMap<string, Item>,
): Promise<(Folded | undefined)[]> {
  const states = places.map(({ marks }) =>
    marks.map(({ key, name }) => items.get(nameOf(key))?.[name] ?? "").join(" "),
  );
  const found = places.map(({ folded }, index) =>
    folded ? readFolded(items.get(nameOf(folded)), states[index] as string) : undefined,
  );
  const changed = places.filter(({ folded }, index) => folded && !found[index]);
  if (changed.length === 0) return found;
  // Read after the marks, so that a change in between makes the next reader fold them again.
  const parts = await readByKey(changed.flatMap(({ closed }) => closed.map(({ key }) => key)));
  return Promise.all(
    places.map(async (place, index) => {
      if (!place.folded || found[index]) return found[index];
      const made = fold(partsIn(parts, place.closed), place);
      await storeFolded(space, place.folded, states[index] as string, made);
      return made;
    }),
  );
}

type KeyOf = (part: string, shard: string) => Key;
type Part = { part: string; key: Key };

const keysOf = (keyOf: KeyOf, kind: SumKind, parts: readonly string[]): Part[] =>
  parts.flatMap((part) => shardsOf(kind, part).map((shard) => ({ part, key: keyOf(part, shard) })));

async function readByKey(keys: readonly Key[], names?: readonly string[]): Promise<Map<string, Item>> {
  const items = await readItems(keys, names);
  return new Map(items.map((item) => [nameOf(item as Key), item]));
}

const partsIn = (items: ReadonlyMap<string, Item>, parts: readonly Part[]) =>
  parts.flatMap(({ part, key }) => {
    const item = items.get(nameOf(key));
    return item ? [{ part, item }] : [];
  });

function fold(parts: ReturnType<typeof partsIn>, { kind, names }: Wanted): Folded {
  const counts: Counts = {};
  const titles: Folded["titles"] = {};
  for (const { part, item } of parts) foldInto(counts, part, countsOf(item, titles));
  if (kind === "pairs") return { counts: {}, titles, pairs: packPairs(counts) };
  const wanted = names?.();
  if (!wanted) return { counts, titles };
  return {
    counts: Object.fromEntries(wanted.flatMap((name) => (counts[name] ? [[name, counts[name]]] : []))),
    titles: {},
  };
}

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
const shardsOf = (kind: SumKind, part: string): string[] =>
  kind === "pairs" && part.length === 4
    ? Array.from({ length: PAIR_SHARDS }, (_, shard) => String(shard))
    : [""];

/** The sums of an item; the names of codes in it are added to `titles`. In one go, because there are thousands of attributes. */
function countsOf(item: Item, titles?: Record<string, string>): Counts {
  const counts: Counts = {};
  for (const name in item) {
    const value = item[name];
    if (typeof value === "number") {
      if (value !== 0) counts[name] = value;
    } else if (titles && name.startsWith(TITLE)) titles[name.slice(TITLE.length)] = String(value);
  }
  return counts;
}

/** All sums added together, without those of single days and months in them. */
export function totalOf(sums: readonly Sums[]): Counts {
  const total: Counts = {};
  for (const { counts } of sums)
    for (const name in counts) if (!isInTime(name)) total[name] = (total[name] ?? 0) + (counts[name] ?? 0);
  return total;
}

/** Looks at the first character first, because there are thousands of names. */
export const isInTime = (name: string) => name.charCodeAt(0) <= NINE && IN_TIME.test(name);
const NINE = "9".charCodeAt(0);
