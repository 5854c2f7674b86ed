import { PAYMENT_METHODS, type PaymentMethod } from "../contracts/billing/billing.ts";
import {
  type Bucket,
  type ClinicalStatistics,
  MOST_LISTED,
  MOST_PAIRED,
  MOST_SHOWN_BY_DAY,
  type Statistics,
  type Totals,
} from "../contracts/statistics/statistics.ts";
import {
  AGE_GROUPS,
  type AgeGroup,
  COUNTED_GENDERS,
  type CountedGender,
  REASONS,
  type Series,
  TOTALS,
  TREATMENT_KINDS,
} from "../contracts/statistics/terms.ts";
import { todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { daysBetween, plusDays } from "../time/days.ts";
import { monthPeriod, type Period, partsOfPeriod, periodBefore, plusWholeMonths } from "../time/periods.ts";
import { ageGroup } from "./contribution.ts";
import { unpackPairs } from "./folded-sums.ts";
import { isInTime, type Query, readSums, requestedScope, type Sums, totalOf } from "./read-sums.ts";
import { SEEN, SEEN_AFTER, seenIn } from "./seen.ts";
import type { Counts } from "./statistics.entity.ts";
import { IN_TIME, SERIES_NAMES } from "./sums.ts";

/**
 * Appointments, income and patients of a period, with the sums of the period before. Up to seven requests, three for a month and two
 * for a long period that is folded. Throws 400 naming `to`, 403 and 404.
 */
export async function get(query: Query): Promise<Statistics> {
  const scope = requestedScope(query);
  const { space } = actor();
  const period = { from: query.from, to: query.to };
  const today = todayIn(space.timeZone);
  const before = periodBefore(period, today);
  const { sums, patients, isComplete } = await readSums(scope, [
    { kind: "main", period },
    { kind: "main", period: before, names: () => [...TOTALS, ...namesOfSeen(before)] },
  ]);
  const [now = []] = sums;
  const [counts = {}, earlier = {}] = sums.map(totalOf);
  return {
    period,
    before,
    is_complete: isComplete,
    totals: totalsOf(counts),
    totals_before: totalsOf(earlier),
    seen: seenIn(counts, period.from),
    seen_before: seenIn(earlier, before.from),
    series: seriesOf(now, period),
    reasons: reasonsOf(counts),
    groups: groupsOf((age, gender) => ({
      done: counts[`group:done:${age}:${gender}`] ?? 0,
      new_patients: counts[`group:new:${age}:${gender}`] ?? 0,
    })).filter(({ done, new_patients }) => done + new_patients > 0),
    patients: scope.professional || scope.place ? null : patientGroups(patients, Number(today.slice(0, 4))),
    types: keysOf(counts, ["type:done:", "type:income:"]).map((id) => ({
      id,
      name: space.appointmentTypes.find((type) => type.id === id)?.name ?? "",
      ...pick(counts, `type:`, id, ["done", "income"]),
    })),
    methods: PAYMENT_METHODS.map((method: PaymentMethod) => ({
      method,
      income: counts[`method:${method}`] ?? 0,
    })),
    professionals: keysOf(
      counts,
      OF_PROFESSIONALS.map((what) => `professional:${what}:`),
    ).map((id) => ({
      id,
      ...pick(counts, "professional:", id, OF_PROFESSIONALS),
    })),
    places: keysOf(counts, ["place:done:", "place:income:"]).map((id) => ({
      id,
      ...pick(counts, "place:", id, ["done", "income"]),
    })),
  };
}

/** The sums that say how many different patients were seen in a period: see {@link seenIn}. */
function namesOfSeen({ from, to }: Period): string[] {
  const parts = partsOfPeriod({ from, to });
  // A single part names nothing within the period; single days name those of their month and the month before.
  const months = parts.length > 1 ? monthsOf({ from, to }) : [];
  const ofDays = parts.filter((part) => part.length === 10).map((day) => day.slice(0, 7));
  const named = new Set(ofDays.flatMap((month) => [plusWholeMonths(month, -1), month]));
  const days = [...named].flatMap((month) => daysOf(monthPeriod(month)));
  return [SEEN, ...[...months, ...days].map((when) => `${SEEN_AFTER}${when}`)];
}

const OF_PROFESSIONALS = ["done", "missed", "cancelled", "income", "unpaid"] as const;

const totalsOf = (counts: Counts): Totals =>
  Object.fromEntries(TOTALS.map((name) => [name, counts[name] ?? 0])) as Totals;

/** What follows one of the beginnings in the names of sums, those with the highest sums first. */
function keysOf(counts: Counts, beginnings: readonly string[]): string[] {
  const found = new Map<string, number>();
  for (const [name, amount] of Object.entries(counts)) {
    const beginning = beginnings.find((one) => name.startsWith(one));
    if (beginning === undefined) continue;
    const key = name.slice(beginning.length);
    found.set(key, Math.max(found.get(key) ?? 0, amount));
  }
  return [...found].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([key]) => key);
}

const pick = <Name extends string>(counts: Counts, kind: string, id: string, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, counts[`${kind}${name}:${id}`] ?? 0])) as Record<
    Name,
    number
  >;

const groupsOf = <T>(of: (age: AgeGroup, gender: CountedGender) => T) =>
  AGE_GROUPS.flatMap((age) => COUNTED_GENDERS.map((gender) => ({ age, gender, ...of(age, gender) })));

/** By the age that patients reach this year: only the year of birth is stored with the sums. */
function patientGroups(patients: Counts, year: number) {
  const counted = new Map<string, number>();
  for (const [name, amount] of Object.entries(patients)) {
    const [born = "", gender = ""] = name.split(":");
    const age = born === "unknown" ? "unknown" : ageGroup(year - Number(born));
    const key = `${age}:${gender}`;
    counted.set(key, (counted.get(key) ?? 0) + amount);
  }
  return groupsOf((age, gender) => ({ count: counted.get(`${age}:${gender}`) ?? 0 })).filter(
    ({ count }) => count > 0,
  );
}

const reasonsOf = (counts: Counts): Statistics["reasons"] =>
  (["missed", "cancelled"] as const)
    .flatMap((outcome) =>
      REASONS.map((reason) => ({ outcome, reason, count: counts[`reason:${outcome}:${reason}`] ?? 0 })),
    )
    .filter(({ count }) => count > 0);

/** What is shown over time: by day, and by month where the period is long. Oldest first, without gaps. */
function seriesOf(sums: readonly Sums[], { from, to }: Period): Bucket[] {
  const byDay = daysBetween(from, to) < MOST_SHOWN_BY_DAY;
  const buckets = new Map(
    (byDay ? daysOf({ from, to }) : monthsOf({ from, to })).map((when) => [when, empty(when)]),
  );
  const add = (when: string, name: string, amount: number) => {
    const bucket = buckets.get(when);
    if (bucket && isSeries(name)) bucket[name] += amount;
  };
  const width = byDay ? 10 : 7;
  for (const { part, counts } of sums) {
    // A day's own sums, a month's in a long period; otherwise the sums of the days or months within it.
    const isOwn = part.length >= width;
    for (const [name, amount] of Object.entries(counts)) {
      if (isOwn === isInTime(name)) continue;
      const [, when = part.slice(0, width), what = name] = isOwn ? [] : (IN_TIME.exec(name) ?? []);
      add(when, what, amount);
    }
  }
  return [...buckets.values()];
}

const isSeries = (name: string): name is Series => SERIES_NAMES.has(name);
const empty = (when: string): Bucket => ({
  when,
  done: 0,
  missed: 0,
  cancelled: 0,
  new_patients: 0,
  income: 0,
});

const daysOf = ({ from, to }: Period) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => plusDays(from, index));

function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = plusWholeMonths(month, 1))
    months.push(month);
  return months;
}

/**
 * Diagnoses, patterns, treatments and the change of symptoms in a period, of signed appointments. Up to seven requests; two for a
 * month and for a long period that is folded. Throws 400 naming `to`, 403 and 404.
 */
export async function getClinical(query: Query): Promise<ClinicalStatistics> {
  const scope = requestedScope(query);
  const period = { from: query.from, to: query.to };
  const { sums, titles, isComplete } = await readSums(scope, [
    { kind: "clinical", period },
    { kind: "pairs", period },
  ]);
  const [found = [], pairs = []] = sums;
  const counts = totalOf(found);
  const listed = listsOf(counts);
  const most = (list: string) => (listed.get(list) ?? []).sort(mostFirst).slice(0, MOST_LISTED);
  const icd = most("icd").map(({ key, count }) => ({ code: key, title: titles[key] ?? "", count }));
  const patterns = most("pattern");
  return {
    period,
    is_complete: isComplete,
    signed: counts.signed ?? 0,
    icd,
    patterns,
    pairs: pairsOf(pairs, icd, patterns),
    treatments: TREATMENT_KINDS.map((key) => ({ key, count: counts[`treatment:${key}`] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
    named: most("named"),
    points: most("point"),
    formulas: most("formula"),
    symptoms: symptomsOf(counts),
  };
}

type Listed = { key: string; count: number };

/** The sums by what their names begin with, in one go through the thousands of them. */
function listsOf(counts: Counts): Map<string, Listed[]> {
  const lists = new Map<string, Listed[]>();
  for (const name in counts) {
    const at = name.indexOf(":");
    if (at < 0) continue;
    const list = name.slice(0, at);
    const known = lists.get(list) ?? [];
    known.push({ key: name.slice(at + 1), count: counts[name] ?? 0 });
    lists.set(list, known);
  }
  return lists;
}
const mostFirst = (a: Listed, b: Listed) => b.count - a.count || (a.key < b.key ? -1 : 1);

/** Pairs are looked up and not added up, because far fewer are shown than were counted. */
const pairsOf = (
  pairs: readonly Sums[],
  icd: ClinicalStatistics["icd"],
  patterns: ClinicalStatistics["patterns"],
): ClinicalStatistics["pairs"] =>
  icd.slice(0, MOST_PAIRED).flatMap(({ code }) => {
    const found = pairs.map((sums) => patternsOf(sums, code));
    return patterns
      .slice(0, MOST_PAIRED)
      .map(({ key }) => ({ code, pattern: key, count: found.reduce((sum, of) => sum + of(key), 0) }))
      .filter(({ count }) => count > 0);
  });

/** How often a pattern was made together with the diagnosis. */
function patternsOf({ counts, pairs }: Sums, code: string): (pattern: string) => number {
  const packed = pairs && unpackPairs(pairs, code);
  return (pattern) => packed?.get(pattern) ?? counts[`${code} ${pattern}`] ?? 0;
}

/** Values are stored in tenths. */
const symptomsOf = (counts: Counts): ClinicalStatistics["symptoms"] =>
  TREATMENT_KINDS.flatMap((treatment) => {
    const count = counts[`symptom:count:${treatment}`] ?? 0;
    const mean = (which: string) => (counts[`symptom:${which}:${treatment}`] ?? 0) / 10 / count;
    return count > 0 ? [{ treatment, count, first: mean("first"), last: mean("last") }] : [];
  });
