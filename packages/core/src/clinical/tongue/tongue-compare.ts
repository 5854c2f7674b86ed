/**
 * Differences between the tongues of two visits: new, gone, stronger and weaker findings. Codes and parameters, without
 * language.
 */

import { type TongueView, tongueMarks } from "./tongue-drawing.ts";
import {
  groupOf,
  ORDERED,
  type Reading,
  readTongue,
  TONGUE_PLACES,
  type TongueFound,
  type TonguePlace,
} from "./tongue-reading.ts";
import { tongueGroups } from "./tongue-terms.ts";

export type TongueChange = {
  code: "new" | "gone" | "more" | "less" | "changed";
  /** The code of a descriptor, or its group, `shape`, `size` or `cover`. */
  about: string;
  place: TonguePlace;
  from?: string;
  to?: string;
};

/**
 * Groups in which one finding replaces another: pale became red. A finding that can occur with any colour replaces
 * none.
 */
const INSTEAD: ReadonlySet<string> = new Set(["body_color", "coating_color", "moisture", "temperature"]);
const BESIDE: ReadonlySet<string> = new Set([
  "body_color.red_tip",
  "body_color.red_sides",
  "body_color.stasis_spots",
  "body_color.red_points",
]);
/** Normal findings. They are mentioned only when they replaced another; otherwise the finding that is gone says it. */
const UNSAID: ReadonlySet<string> = new Set([
  "body_color.light_red",
  "body_shape.normal",
  "body_motility.normal",
  "thickness.normal",
  "temperature.normal",
  "moisture.moist",
  "tortuosity.none",
]);
/** A change counts if it is at least this many times more, and at least by the amount below. */
const TIMES = 1.5;
const LEAST: Readonly<Record<string, number>> = {
  "body_color.red_points": 2,
  "body_color.stasis_spots": 2,
};
/** Least increase in length of a line, in the frame's units. */
const LEAST_LENGTH = 60;
/** Least increase in coated surface, in per cent. */
const LEAST_COVER = 15;

/**
 * The view on which a finding can be drawn. For a group with a single value this is all or none of the group. A drawing
 * without a body colour does not mean that the body has none.
 */
function viewOf(code: string): TongueView | undefined {
  const group = groupOf(code);
  if (group === "body_color" && !BESIDE.has(code)) return undefined;
  return tongueMarks.find(({ facts }) =>
    facts.some((fact) => fact === code || (group in ORDERED && groupOf(fact) === group)),
  )?.view;
}

/**
 * Whether a finding was examined in both visits: the view on which it can be drawn was drawn, or something in its group
 * was found. A drawing says nothing about findings that can only be chosen from a list: drawn cracks do not tell
 * whether the body is swollen.
 */
function lookedFor(before: TongueFound, after: TongueFound): (code: string) => boolean {
  const readings = [readTongue(before), readTongue(after)];
  return (code) => {
    const view = viewOf(code);
    if (view && before[view].length > 0 && after[view].length > 0) return true;
    const alike = (other: string) =>
      groupOf(other) === groupOf(code) && (view !== undefined || viewOf(other) === undefined);
    return readings.every(({ facts }) => TONGUE_PLACES.some((place) => [...facts[place]].some(alike)));
  };
}

/**
 * The differences between two visits in a fixed order: the whole tongue first, then from the root to the tip. Findings
 * not examined in both visits are left out, because not examined does not mean gone.
 */
export function compareTongues(before: TongueFound, after: TongueFound): TongueChange[] {
  const then = readTongue(before);
  const now = readTongue(after);
  const isExamined = lookedFor(before, after);
  return [
    ...frameChanges(before, after),
    ...coverChange(then, now),
    ...TONGUE_PLACES.flatMap((place) => [
      ...tongueGroups.flatMap(({ key }) => groupChanges(key, place, { then, now, isExamined })),
      ...amountChanges(place, then, now),
    ]),
  ];
}

/** Whether anything was examined in both visits and can be compared. */
export function isComparable(before: TongueFound, after: TongueFound): boolean {
  const isExamined = lookedFor(before, after);
  return tongueGroups.some(({ descriptors }) => descriptors.some(({ code }) => isExamined(code)));
}

/** The same difference from the later visit to the earlier one. */
export function mirrored({ code, from, to, ...change }: TongueChange): TongueChange {
  const turned = { new: "gone", gone: "new", more: "less", less: "more", changed: "changed" } as const;
  return {
    ...change,
    code: turned[code],
    ...(to !== undefined && { from: to }),
    ...(from !== undefined && { to: from }),
  };
}

/** Whether shape and size were recorded: they have a value from the beginning. */
const drawn = ({ top, shape, size }: TongueFound) => top.length > 0 || shape !== "round" || size !== "medium";

function frameChanges(before: TongueFound, after: TongueFound): TongueChange[] {
  if (!drawn(before) || !drawn(after)) return [];
  return (["shape", "size"] as const).flatMap((about) =>
    before[about] === after[about]
      ? []
      : [{ code: "changed" as const, about, place: "whole" as const, from: before[about], to: after[about] }],
  );
}

function coverChange(then: Reading, now: Reading): TongueChange[] {
  if (then.cover === 0 || now.cover === 0 || Math.abs(now.cover - then.cover) < LEAST_COVER) return [];
  const code = now.cover > then.cover ? "more" : "less";
  return [{ code, about: "cover", place: "whole", from: `${then.cover}`, to: `${now.cover}` }];
}

type Both = { then: Reading; now: Reading; isExamined: (code: string) => boolean };

function groupChanges(group: string, place: TonguePlace, { then, now, isExamined }: Both): TongueChange[] {
  const of = ({ facts }: Reading) =>
    [...facts[place]].filter((code) => groupOf(code) === group && isExamined(code)).sort();
  const before = of(then);
  const after = of(now);
  const gone = before.filter((code) => !after.includes(code));
  const come = after.filter((code) => !before.includes(code));
  const from = gone[0];
  const to = come[0];
  if (from !== undefined && to !== undefined && gone.length === 1 && come.length === 1) {
    const order = ORDERED[group];
    if (order) {
      const code = order.indexOf(to) > order.indexOf(from) ? "more" : "less";
      return [{ code, about: group, place, from, to }];
    }
    if (INSTEAD.has(group) && !BESIDE.has(from) && !BESIDE.has(to))
      return [{ code: "changed", about: group, place, from, to }];
  }
  // Sorted by subject, so that the comparison in the other direction has the same order.
  return [
    ...gone.map((about): TongueChange => ({ code: "gone", about, place })),
    ...come.map((about): TongueChange => ({ code: "new", about, place })),
  ]
    .filter(({ about }) => !UNSAID.has(about))
    .sort((a, b) => (a.about < b.about ? -1 : 1));
}

function amountChanges(place: TonguePlace, then: Reading, now: Reading): TongueChange[] {
  const codes = Object.keys(then.amounts[place]).filter((code) => code in now.amounts[place]);
  return codes.sort().flatMap((about): TongueChange[] => {
    const before = then.amounts[place][about] ?? 0;
    const after = now.amounts[place][about] ?? 0;
    const less = Math.min(before, after);
    const more = Math.max(before, after);
    if (more < less * TIMES || more - less < (LEAST[about] ?? LEAST_LENGTH)) return [];
    return [{ code: after > before ? "more" : "less", about, place }];
  });
}
