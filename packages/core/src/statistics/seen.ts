import { MAX_PERIOD_DAYS, type Statistics } from "../contracts/statistics/statistics.ts";
import { daysBetween } from "../time/days.ts";
import { plusWholeMonths } from "../time/periods.ts";
import type { ContributionPart, Counts, Scope, SeenDays } from "./statistics.entity.ts";
import { addCounts, type Counted, type SumChanges, scopesOf } from "./sums.ts";

/** The patients of a day, month or year, each once. */
export const SEEN = "seen";
/** Those of them whose last day before it was on this day (`2026-03-09`) or in this month (`2026-03`). */
export const SEEN_AFTER = "seen:";

type Visit = Pick<ContributionPart, "day" | "professional" | "place">;

const holder = ({ professional, place }: Scope) => `${professional}|${place}`;
const listOf = (days: string | undefined): string[] => (days ? days.split(" ") : []);

/** The patient's days with one appointment more, or without one of them. */
export function withVisit(seen: SeenDays, visit: Visit, times: 1 | -1): SeenDays {
  const days = listOf(seen[holder(visit)]);
  if (times > 0) days.push(visit.day);
  else {
    const at = days.indexOf(visit.day);
    // What an earlier version counted is not among the days.
    if (at >= 0) days.splice(at, 1);
  }
  const { [holder(visit)]: _, ...others } = seen;
  return days.length > 0 ? { ...others, [holder(visit)]: days.sort().join(" ") } : others;
}

/** The days of a patient in each scope that they belong to, each day once. */
function daysByScope(seen: SeenDays): Map<string, { scope: Scope; days: Set<string> }> {
  const found = new Map<string, { scope: Scope; days: Set<string> }>();
  for (const [whose, days] of Object.entries(seen)) {
    const [professional = "", place = ""] = whose.split("|");
    for (const scope of scopesOf({ professional, place })) {
      const known = found.get(holder(scope)) ?? { scope, days: new Set() };
      for (const day of listOf(days)) known.days.add(day);
      found.set(holder(scope), known);
    }
  }
  return found;
}

/**
 * Adds to `changes` in which days, months and years a patient was seen, `times` times. Each part of time also counts when the patient
 * was seen last before it: a patient is seen in a period for the first time in the part whose day before lies outside the period,
 * so that different patients of any period can be added up from its parts.
 */
export function addSeen(changes: SumChanges, counted: Counted, seen: SeenDays, times: 1 | -1): void {
  for (const { scope, days } of daysByScope(seen).values()) {
    let before: string | undefined;
    for (const day of [...days].sort()) {
      for (const part of partsBegunBy(day, before))
        addCounts(
          changes,
          { ...scope, ...counted, kind: "main", part, shard: "" },
          countsOf(part, day, before),
          times,
        );
      before = day;
    }
  }
}

/** The day, and the month and year that the patient was not seen in before. */
const partsBegunBy = (day: string, before = ""): string[] =>
  [10, 7, 4].map((length) => day.slice(0, length)).filter((part) => !before.startsWith(part));

function countsOf(part: string, day: string, before: string | undefined): Counts {
  // No period reaches back further, so that it need not be known when the patient was seen last.
  if (before === undefined || daysBetween(before, day) > MAX_PERIOD_DAYS) return { [SEEN]: 1 };
  // Of a day the exact day before is known where no whole month can lie between them.
  const isNear = part.length === 10 && plusWholeMonths(before.slice(0, 7), 1) >= day.slice(0, 7);
  return { [SEEN]: 1, [`${SEEN_AFTER}${isNear ? before : before.slice(0, 7)}`]: 1 };
}

/**
 * The different patients of a period from the added sums of its parts. Exact where the period begins with a month, is a single part,
 * or holds no whole month; otherwise of those who were seen in a month and last in the month in which the period begins, it is
 * not known on which side of its first day.
 */
export function seenIn(counts: Counts, from: string): Statistics["seen"] {
  let most = counts[SEEN] ?? 0;
  let unclear = 0;
  for (const [name, amount] of Object.entries(counts)) {
    if (!name.startsWith(SEEN_AFTER)) continue;
    const when = name.slice(SEEN_AFTER.length);
    if (when === from.slice(0, 7) && !from.endsWith("-01")) unclear += amount;
    else if (when >= from.slice(0, when.length)) most -= amount;
  }
  return { least: most - unclear, most };
}
