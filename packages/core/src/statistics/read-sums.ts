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
  readFolded,
  storeFolded,
} from "./folded-sums.ts";
import type { Counts, Scope, SumKind } from "./statistics.entity.ts";
import { IN_TIME, PAIR_SHARDS, sumsKey, TITLE } from "./sums.ts";
import { wayOfCounting } from "./way.ts";

export type Query = RequestOf<typeof statisticsRoutes.get>["query"];
type Item = Record<string, unknown>;
type Key = { pk: string; sk: string };

/** Sums of one part of time. */
export type Sums = { part: string; counts: Counts };

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
export type Wanted = { kind: SumKind; period: Period; names?: readonly string[] };

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
 * is long or compared. Where the sums of a long period changed since they were folded, one more and one for each period folded again.
 * One more for each further hundred items.
 */
export async function readSums(scope: Scope, wanted: readonly Wanted[]): Promise<Read> {
  const { spaceId: space, space: clinic } = actor();
  const progress = await db.entities.progress.get({ space_id: space }).go({ consistent: true });
  const generation = progress.data?.shown ?? 0;
  const keyOf: KeyOf = (kind, part, shard) => sumsKey({ ...scope, space, generation, kind, part, shard });
  const places = wanted.map((one) => placesOf(keyOf, one, todayIn(clinic.timeZone)));
  const userKey = scope.professional
    ? (Spaces.db.entities.user.get({ space_id: space, id: scope.professional }).params().Key as Key)
    : undefined;
  const patientsKey = keyOf("patients", "", "");
  const isWhole = !scope.professional && !scope.place;
  const whole = places.filter(({ names }) => !names);
  const compared = places.filter(({ names }) => names);
  const [items, some] = await Promise.all([
    readByKey([
      ...whole.flatMap(({ live }) => live.map(({ key }) => key)),
      ...places.flatMap(({ folded }) => folded ?? []),
      ...(isWhole ? [patientsKey] : []),
      ...(userKey ? [userKey] : []),
    ]),
    // Without the other sums, which would take as long to read as those of the period itself.
    readByKey(
      [...places.flatMap(({ marks }) => marks), ...compared.flatMap(({ live }) => live)].map(
        ({ key }) => key,
      ),
      [
        ...new Set(places.flatMap(({ marks }) => marks.map(({ name }) => name))),
        ...compared.flatMap(({ live, names = [] }) => (live.length > 0 ? names : [])),
      ],
    ),
  ]);
  if (userKey && !items.has(nameOf(userKey))) throw absent("user");
  const folded = await foldedOf(space, places, items, some);
  const lists = places.map(({ names, live }) => partsIn(names ? some : items, live));
  return {
    sums: lists.map((list, index) => [
      ...(folded[index] ? [{ part: "", counts: folded[index].counts }] : []),
      ...list.map(({ part, item }) => ({ part, counts: countsOf(item) })),
    ]),
    titles: Object.assign(
      {},
      ...folded.map((one) => one?.titles ?? {}),
      ...lists.flat().map(({ item }) => titlesOf(item)),
    ),
    patients: isWhole ? countsOf(items.get(nameOf(patientsKey)) ?? {}) : {},
    isComplete: progress.data?.counted === wayOfCounting(clinic.timeZone),
  };
}

function placesOf(keyOf: KeyOf, wanted: Wanted, today: string): Places {
  const { kind, period, names } = wanted;
  const { closed, live } = cutPeriod(period, today);
  return {
    ...wanted,
    live: keysOf(keyOf, kind, live),
    closed: keysOf(keyOf, kind, closed),
    folded: closed.length > 0 ? keyOf(kind, foldedPart(closed), names ? COMPARED : FOLDED) : undefined,
    marks: marksOf(closed).map(({ year, name }) => ({
      // Pairs have the marks of the diagnoses and patterns that they are made of.
      key: keyOf(kind === "pairs" ? "clinical" : kind, year, ""),
      name,
    })),
  };
}

/** The folded sums of each place that has them, folded again where they changed. `some` holds the marks of the sums. */
async function foldedOf(
  space: string,
  places: readonly Places[],
  items: ReadonlyMap<string, Item>,
  some: ReadonlyMap<string, Item>,
): Promise<(Folded | undefined)[]> {
  const states = places.map(({ marks }) =>
    marks.map(({ key, name }) => some.get(nameOf(key))?.[name] ?? "").join(" "),
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
      const made = fold(partsIn(parts, place.closed), place.names);
      await storeFolded(space, place.folded, states[index] as string, made);
      return made;
    }),
  );
}

type KeyOf = (kind: SumKind, part: string, shard: string) => Key;
type Part = { part: string; key: Key };

const keysOf = (keyOf: KeyOf, kind: SumKind, parts: readonly string[]): Part[] =>
  parts.flatMap((part) => shardsOf(kind, part).map((shard) => ({ part, key: keyOf(kind, part, shard) })));

async function readByKey(keys: readonly Key[], names?: readonly string[]): Promise<Map<string, Item>> {
  const items = await readItems(keys, names);
  return new Map(items.map((item) => [nameOf(item as Key), item]));
}

const partsIn = (items: ReadonlyMap<string, Item>, parts: readonly Part[]) =>
  parts.flatMap(({ part, key }) => {
    const item = items.get(nameOf(key));
    return item ? [{ part, item }] : [];
  });

function fold(parts: ReturnType<typeof partsIn>, names?: readonly string[]): Folded {
  const counts: Counts = {};
  for (const { part, item } of parts) foldInto(counts, part, countsOf(item));
  if (names)
    return {
      counts: Object.fromEntries(names.flatMap((name) => (counts[name] ? [[name, counts[name]]] : []))),
      titles: {},
    };
  return { counts, titles: Object.assign({}, ...parts.map(({ item }) => titlesOf(item))) };
}

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
const shardsOf = (kind: SumKind, part: string): string[] =>
  kind === "pairs" && part.length === 4
    ? Array.from({ length: PAIR_SHARDS }, (_, shard) => String(shard))
    : [""];

function countsOf(item: Item): Counts {
  const counts: Counts = {};
  for (const name in item) {
    const value = item[name];
    if (typeof value === "number" && value !== 0) counts[name] = value;
  }
  return counts;
}

const titlesOf = (item: Item): Record<string, string> =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, title]) =>
      name.startsWith(TITLE) ? [[name.slice(TITLE.length), String(title)]] : [],
    ),
  );

/** All sums added together, without those of single days and months in them. */
export function totalOf(sums: readonly Sums[]): Counts {
  const total: Counts = {};
  for (const { counts } of sums)
    for (const [name, amount] of Object.entries(counts))
      if (!isInTime(name)) total[name] = (total[name] ?? 0) + amount;
  return total;
}

/** Looks at the first character first, because there are thousands of names. */
const isInTime = (name: string) => name.charCodeAt(0) <= NINE && IN_TIME.test(name);
const NINE = "9".charCodeAt(0);
