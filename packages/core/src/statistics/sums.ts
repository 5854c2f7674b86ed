import { randomUUID } from "node:crypto";
import { SERIES } from "../contracts/statistics/terms.ts";
import { type Operation, update } from "../db/transact.ts";
import type { Contribution, ContributionPart, Counts, Scope, SumKind } from "./statistics.entity.ts";

/** Where a sum is: the item and, in {@link SumChanges}, its attribute. */
export type SumsPlace = Scope & {
  space: string;
  generation: number;
  kind: SumKind;
  part: string;
  shard: string;
};
/** The clinic and the count that sums belong to. */
export type Counted = Pick<SumsPlace, "space" | "generation">;
/** Amounts to add, and the names of codes, by item. */
export type SumChanges = Map<string, { place: SumsPlace; amounts: Counts; titles: Record<string, string> }>;

/** Items that the pairs of a year are spread over, by the diagnosis, so that each stays far below an item's limit. */
export const PAIR_SHARDS = 4;

/** The shard of a diagnosis: the same for the same code everywhere. */
export function shardOf(code: string): string {
  let sum = 0;
  for (const letter of code) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return String(sum % PAIR_SHARDS);
}

/** The names of sums that are shown over time. */
export const SERIES_NAMES: ReadonlySet<string> = new Set(SERIES);

/** The sums of the whole clinic, of the place, of the professional, and of the professional in the place. */
export const scopesOf = ({ professional, place }: Scope): Scope[] => {
  const scopes = [
    { professional: "", place: "" },
    { professional, place: "" },
  ];
  if (place === "") return scopes;
  return [...scopes, { professional: "", place }, { professional, place }];
};

/** The name of a sum of a day within a month, or of a month within a year. */
export const IN_TIME = /^(\d{4}-\d{2}(?:-\d{2})?):(.+)$/;

/** The attributes that hold the uses of an entry begin with this. */
export const USE = "use:";
export const WHOLE_CLINIC: Scope = { professional: "", place: "" };

/** The attributes that hold titles of codes begin with this. */
export const TITLE = "title:";

/**
 * Adds to `changes` what a contribution adds to the sums, `times` times: 1 to count it, -1 to take it back. Each part counts for
 * its day, month and year; months also hold their days, and years their months, of what is shown over time.
 */
export function addContribution(
  changes: SumChanges,
  counted: Counted,
  contribution: Contribution | undefined,
  times: 1 | -1,
): void {
  if (!contribution) return;
  for (const [index, part] of contribution.parts.entries()) {
    addUses(changes, counted, part, times);
    const main = index === 0 ? withFirst(part.main, contribution) : part.main;
    for (const scope of scopesOf(part)) {
      const add = (kind: SumKind, when: string, shard: string, counts: Counts) =>
        addCounts(changes, { ...scope, ...counted, kind, part: when, shard }, counts, times);
      const year = part.day.slice(0, 4);
      const month = part.day.slice(0, 7);
      add("main", part.day, "", main);
      add("main", month, "", { ...main, ...seriesOf(main, part.day) });
      add("main", year, "", { ...main, ...seriesOf(main, month) });
      for (const when of [part.day, month, year]) {
        const clinical = add("clinical", when, "", part.clinical);
        if (clinical && times > 0) Object.assign(clinical.titles, contribution.titles);
        for (const [shard, counts] of shardsOf(part.pairs, when === year)) add("pairs", when, shard, counts);
      }
    }
  }
}

/** The uses of catalogues, in items of each month and catalogue, of the whole clinic alone: nobody asks for less. */
function addUses(changes: SumChanges, counted: Counted, { day, uses }: ContributionPart, times: 1 | -1) {
  for (const [catalogue, keys] of Object.entries(uses ?? {}))
    addCounts(
      changes,
      { ...WHOLE_CLINIC, ...counted, kind: "uses", part: day.slice(0, 7), shard: catalogue },
      Object.fromEntries(keys.map((key) => [`${USE}${key}`, 1])),
      times,
    );
}

/** The first appointment of a patient counts as a new patient, on the appointment's day. */
const withFirst = (main: Counts, { isFirst, group }: Contribution): Counts =>
  isFirst ? { ...main, new_patients: 1, [`group:new:${group}`]: 1 } : main;

const seriesOf = (main: Counts, when: string): Counts =>
  Object.fromEntries(
    Object.entries(main)
      .filter(([name]) => SERIES_NAMES.has(name))
      .map(([name, amount]) => [`${when}:${name}`, amount]),
  );

function shardsOf(pairs: Counts, isYear: boolean): Map<string, Counts> {
  const shards = new Map<string, Counts>();
  for (const [pair, amount] of Object.entries(pairs)) {
    const shard = isYear ? shardOf(pair.slice(0, pair.indexOf(" "))) : "";
    shards.set(shard, { ...shards.get(shard), [pair]: amount });
  }
  return shards;
}

/** Adds amounts to an item's sums; returns the item's changes. */
export function addCounts(changes: SumChanges, place: SumsPlace, counts: Counts, times: 1 | -1) {
  if (Object.keys(counts).length === 0) return undefined;
  const name = placeName(place);
  const known = changes.get(name) ?? { place, amounts: {}, titles: {} };
  for (const [key, amount] of Object.entries(counts))
    known.amounts[key] = (known.amounts[key] ?? 0) + amount * times;
  changes.set(name, known);
  return known;
}

/** Adds changes to others. */
export function addChanges(changes: SumChanges, added: SumChanges): void {
  for (const { place, amounts, titles } of added.values()) {
    const known = addCounts(changes, place, amounts, 1);
    if (known) Object.assign(known.titles, titles);
  }
}

/** The most attributes that one of the items would change. */
export const attributesIn = (changes: SumChanges): number =>
  Math.max(
    0,
    ...[...changes.values()].map(
      ({ amounts, titles }) => Object.keys(amounts).length + Object.keys(titles).length,
    ),
  );

/**
 * The key of an item of sums, as the library makes it for the entity. Written here, because the library takes longer for the keys of
 * a long period than adding up its sums.
 */
export function sumsKey({ space, generation, professional, place, kind, part, shard }: SumsPlace) {
  const counted = generation > 0 ? `${generation}.${shard}` : shard;
  return {
    pk: `$meridian#space_id_${space}#professional_${professional}#place_${place}`.toLowerCase(),
    sk: `$statisticssums_1#kind_${kind}#part_${part}#shard_${counted}`.toLowerCase(),
  };
}

/** The generation that an item of sums belongs to, by its sort key. */
export function generationOf(sortKey: string): number {
  const shard = sortKey.slice(sortKey.lastIndexOf("_") + 1);
  return shard.includes(".") ? Number(shard.slice(0, shard.indexOf("."))) : 0;
}

/** The writes that make the changes, and mark the years and months that changed; none for sums that stay as they are. */
export function sumWrites(changes: SumChanges): Operation[] {
  const writes: Operation[] = [];
  const marked = new Map<string, { place: SumsPlace; names: Set<string> }>();
  for (const { place, amounts, titles } of changes.values()) {
    const changed = Object.entries(amounts).filter(([, amount]) => amount !== 0);
    if (changed.length === 0) continue;
    writes.push(addWrite(place, changed, titles));
    const { kind, part } = place;
    if (!isFolded(kind)) continue;
    const year = part.slice(0, 4);
    const known = marked.get(year) ?? { place: marksPlace(place, year), names: new Set() };
    marked.set(year, { ...known, names: known.names.add(markName(kind, part)) });
  }
  return [...writes, ...[...marked.values()].map(({ place, names }) => markWrite(place, [...names]))];
}

/** Where the marks of a year are. */
export const marksPlace = ({ space, generation }: Counted, year: string): SumsPlace => ({
  ...WHOLE_CLINIC,
  space,
  generation,
  kind: "marks",
  part: year,
  shard: "",
});

/** The kinds of sums of long periods. Pairs have the marks of the diagnoses and patterns that they are made of. */
export type FoldedKind = "main" | "clinical" | "pairs";
const isFolded = (kind: SumKind): kind is FoldedKind => ["main", "clinical", "pairs"].includes(kind);

/** The mark of a year's sums, or of those of a month and its days. */
export const markName = (kind: FoldedKind, part: string) =>
  `${kind === "pairs" ? "clinical" : kind}:${part.slice(0, 7)}`;

const placeName = ({ professional, place, kind, part, shard }: SumsPlace) =>
  [professional, place, kind, part, shard].join("|");

/** What every item of sums has beside them, for an update. */
const ownValues = ({ space }: SumsPlace) => ({
  names: { "#e": "__edb_e__", "#v": "__edb_v__", "#s": "space_id" } as Record<string, string>,
  values: { ":e": "statisticsSums", ":v": "1", ":s": space } as Record<string, unknown>,
  set: ["#e = :e", "#v = :v", "#s = :s"],
});

/** Adds to the attributes of an item, which need not exist. Names of codes are kept as they were written last. */
function addWrite(place: SumsPlace, changed: [string, number][], titles: Record<string, string>): Operation {
  const { names, values, set } = ownValues(place);
  const add = changed.map(([name, amount], index) => {
    names[`#${index}`] = name;
    values[`:${index}`] = amount;
    return `#${index} :${index}`;
  });
  const raised = new Set(changed.filter(([, amount]) => amount > 0).map(([name]) => name));
  const shown = Object.entries(titles).filter(([code]) => raised.has(`icd:${code}`));
  for (const [index, [code, title]] of shown.entries()) {
    names[`#t${index}`] = `${TITLE}${code}`;
    values[`:t${index}`] = title;
    set.push(`#t${index} = :t${index}`);
  }
  return update({
    Key: sumsKey(place),
    UpdateExpression: `SET ${set.join(", ")} ADD ${add.join(", ")}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  });
}

/** Puts another random text for what changed. Short, so that the marks of a whole year take one unit to write. */
function markWrite(place: SumsPlace, marked: readonly string[]): Operation {
  const { names, values, set } = ownValues(place);
  values[":c"] = randomUUID().slice(0, 13);
  for (const [index, name] of marked.entries()) {
    names[`#c${index}`] = name;
    set.push(`#c${index} = :c`);
  }
  return update({
    Key: sumsKey(place),
    UpdateExpression: `SET ${set.join(", ")}`,
    ExpressionAttributeNames: names,
    ExpressionAttributeValues: values,
  });
}
