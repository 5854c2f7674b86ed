import { can } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { MAX_PERIOD_DAYS, type statisticsRoutes } from "../contracts/statistics/statistics.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { daysBetween } from "../time/days.ts";
import { type Period, partsOfPeriod } from "../time/periods.ts";
import { db } from "./entities.ts";
import type { Counts, Scope, SumKind } from "./statistics.entity.ts";
import { PAIR_SHARDS, type SumsPlace, sumsKey, TITLE } from "./sums.ts";
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

/** Some sums of a period, read without the others. One request; two for more than a hundred parts. */
export async function readSomeSums(scope: Scope, period: Period, names: readonly string[]): Promise<Sums[]> {
  const { spaceId: space } = actor();
  const keys = partsOfPeriod(period).map((part) =>
    sumsKey({ ...scope, space, kind: "main", part, shard: "" }),
  );
  return (await readItems(keys, names)).map((item) => ({ part: "", counts: countsOf(item) }));
}

/** Sums of some periods with what a report needs beside them, read together. One request for each hundred items. */
export async function readSums(
  scope: Scope,
  wanted: readonly { kind: SumKind; period: Period }[],
): Promise<{
  sums: Sums[][];
  titles: Record<string, string>;
  /** By year of birth and gender; empty unless the whole clinic is asked for. */
  patients: Counts;
  isComplete: boolean;
}> {
  const { spaceId: space, space: clinic } = actor();
  const at = (kind: SumKind, part: string, shard: string): SumsPlace => ({
    ...scope,
    space,
    kind,
    part,
    shard,
  });
  const lists = wanted.map(({ kind, period }) =>
    partsOfPeriod(period).flatMap((part) =>
      shardsOf(kind, part).map((shard) => ({ part, key: sumsKey(at(kind, part, shard)) })),
    ),
  );
  const whole = { professional: "", place: "" };
  const patientsKey = sumsKey({ ...whole, space, kind: "patients", part: "", shard: "" });
  const progressKey = db.entities.progress.get({ space_id: space }).params().Key as Key;
  const userKey = scope.professional
    ? (Spaces.db.entities.user.get({ space_id: space, id: scope.professional }).params().Key as Key)
    : undefined;
  const items = await readItems([
    ...lists.flat().map(({ key }) => key),
    ...[patientsKey, progressKey],
    ...(userKey ? [userKey] : []),
  ]);
  const byKey = new Map(items.map((item) => [nameOf(item as Key), item]));
  if (userKey && !byKey.has(nameOf(userKey))) throw absent("user");
  const found = lists.map((list) =>
    list.flatMap(({ part, key }) => {
      const item = byKey.get(nameOf(key));
      return item ? [{ part, item }] : [];
    }),
  );
  return {
    sums: found.map((list) => list.map(({ part, item }) => ({ part, counts: countsOf(item) }))),
    titles: Object.assign({}, ...found.flat().map(({ item }) => titlesOf(item))),
    patients: scope.professional || scope.place ? {} : countsOf(byKey.get(nameOf(patientsKey)) ?? {}),
    isComplete: byKey.get(nameOf(progressKey))?.counted === wayOfCounting(clinic.timeZone),
  };
}

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;
const shardsOf = (kind: SumKind, part: string): string[] =>
  kind === "pairs" && part.length === 4
    ? Array.from({ length: PAIR_SHARDS }, (_, shard) => String(shard))
    : [""];

const countsOf = (item: Item): Counts =>
  Object.fromEntries(
    Object.entries(item).filter(
      (entry): entry is [string, number] => typeof entry[1] === "number" && entry[1] !== 0,
    ),
  );

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
      if (!IN_TIME.test(name)) total[name] = (total[name] ?? 0) + amount;
  return total;
}

/** The name of a sum of a day within a month, or of a month within a year. */
export const IN_TIME = /^(\d{4}-\d{2}(?:-\d{2})?):(.+)$/;
