/** Two visits' tongues in words: what came, what went, what is more or less. Codes and parameters; no language. */

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
  /** A descriptor's code; or its group, `shape`, `size` or `cover`. */
  about: string;
  place: TonguePlace;
  from?: string;
  to?: string;
};

/** Of these one stands for another: pale became red. What may stand beside any colour does not replace one. */
const INSTEAD: ReadonlySet<string> = new Set(["body_color", "coating_color", "moisture", "temperature"]);
const BESIDE: ReadonlySet<string> = new Set([
  "body_color.red_tip",
  "body_color.red_sides",
  "body_color.stasis_spots",
  "body_color.red_points",
]);
/** That all is well is said only where it took another's place; by itself it shows in what went. */
const UNSAID: ReadonlySet<string> = new Set([
  "body_color.light_red",
  "body_shape.normal",
  "body_motility.normal",
  "thickness.normal",
  "temperature.normal",
  "moisture.moist",
  "tortuosity.none",
]);
/** So many times as much is more; by so much at least. */
const TIMES = 1.5;
const LEAST: Readonly<Record<string, number>> = {
  "body_color.red_points": 2,
  "body_color.stasis_spots": 2,
};
/** Length in the frame that a line must gain. */
const LEAST_LENGTH = 60;
/** Per cent of the surface that a coating must gain. */
const LEAST_COVER = 15;

/**
 * The view on which a finding can be drawn; of what there can be only one of, all or none of its group. A drawing without
 * the body's colour does not say that it has none.
 */
function viewOf(code: string): TongueView | undefined {
  const group = groupOf(code);
  if (group === "body_color" && !BESIDE.has(code)) return undefined;
  return tongueMarks.find(({ facts }) =>
    facts.some((fact) => fact === code || (group in ORDERED && groupOf(fact) === group)),
  )?.view;
}

/**
 * Whether a finding was looked for in both visits: the view it can be drawn on was drawn, or something of its group was
 * found. A drawing says nothing of what can only be chosen: cracks that are drawn are no answer on the body's swelling.
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
 * What changed from one visit to another, in a fixed order: the whole first, then from the root to the tip. Of what
 * was not examined in both visits nothing is said: that it was not looked at does not mean that it is gone.
 */
export function compareTongues(before: TongueFound, after: TongueFound): TongueChange[] {
  const [then, now] = [readTongue(before), readTongue(after)];
  const told = lookedFor(before, after);
  return [
    ...frameChanges(before, after),
    ...coverChange(then, now),
    ...TONGUE_PLACES.flatMap((place) => [
      ...tongueGroups.flatMap(({ key }) => groupChanges(key, place, { then, now, told })),
      ...amountChanges(place, then, now),
    ]),
  ];
}

/** Whether anything was examined in both visits, so that there is something to compare. */
export function isComparable(before: TongueFound, after: TongueFound): boolean {
  const told = lookedFor(before, after);
  return tongueGroups.some(({ descriptors }) => descriptors.some(({ code }) => told(code)));
}

/** The same change told from the later visit to the earlier one. */
export function mirrored({ code, from, to, ...change }: TongueChange): TongueChange {
  const turned = { new: "gone", gone: "new", more: "less", less: "more", changed: "changed" } as const;
  return {
    ...change,
    code: turned[code],
    ...(to !== undefined && { from: to }),
    ...(from !== undefined && { to: from }),
  };
}

/** Whether shape and size were meant: they stand at something from the beginning. */
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

type Both = { then: Reading; now: Reading; told: (code: string) => boolean };

function groupChanges(group: string, place: TonguePlace, { then, now, told }: Both): TongueChange[] {
  const of = ({ facts }: Reading) =>
    [...facts[place]].filter((code) => groupOf(code) === group && told(code)).sort();
  const [before, after] = [of(then), of(now)];
  const gone = before.filter((code) => !after.includes(code));
  const come = after.filter((code) => !before.includes(code));
  const [from, to] = [gone[0], come[0]];
  if (from !== undefined && to !== undefined && gone.length === 1 && come.length === 1) {
    const order = ORDERED[group];
    if (order) {
      const code = order.indexOf(to) > order.indexOf(from) ? "more" : "less";
      return [{ code, about: group, place, from, to }];
    }
    if (INSTEAD.has(group) && !BESIDE.has(from) && !BESIDE.has(to))
      return [{ code: "changed", about: group, place, from, to }];
  }
  // Sorted by what it is about, so that the way back lists the same things in the same order.
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
    const [before, after] = [then.amounts[place][about] ?? 0, now.amounts[place][about] ?? 0];
    const [less, more] = [Math.min(before, after), Math.max(before, after)];
    if (more < less * TIMES || more - less < (LEAST[about] ?? LEAST_LENGTH)) return [];
    return [{ code: after > before ? "more" : "less", about, place }];
  });
}
