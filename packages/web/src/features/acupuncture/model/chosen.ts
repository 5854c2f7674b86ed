import { alsoBroughtBy, broughtBy } from "@meridian/core/clinical/acupuncture/applied-groups";
import { leavesNeedle } from "@meridian/core/clinical/acupuncture/needling-techniques";
import type {
  AcupuncturePoint,
  AshiMark,
  ChosenPoint,
  PointKey,
} from "@meridian/core/contracts/acupuncture/acupuncture";

/** A chosen point as the screen edits it; what the tables know of it follows with the answer. */
export type Held = Pick<
  ChosenPoint,
  | "id"
  | "side"
  | "auricular"
  | "technics"
  | "depth"
  | "stimulation"
  | "retention"
  | "response"
  | "needle"
  | "note"
  | "needles_in"
  | "needles_out"
  | "name"
  | "pinyin"
  | "zh"
  | "groups"
  | "depth_kept"
>;
/** `marks` may be absent from a draft of an older release. */
export type Value = { points: Held[]; ashi: string; marks?: AshiMark[] };

/** The same point left and right is one row; what is written there holds for both, unless one side is named. */
export type Row = { id: string; auricular: boolean; sides: PointKey["side"][]; first: Held };

export const sameRow = (a: Pick<Held, "id" | "auricular">, b: Pick<Held, "id" | "auricular">) =>
  a.id === b.id && a.auricular === b.auricular;

/** Rows in the order of the points, newest first. */
export function rowsOf(points: readonly Held[], auricular: boolean): Row[] {
  const rows: Row[] = [];
  for (const point of points) {
    if (point.auricular !== auricular) continue;
    const row = rows.find((known) => sameRow(known, point));
    if (row) row.sides.push(point.side);
    else rows.push({ id: point.id, auricular, sides: [point.side], first: point });
  }
  return rows;
}

const SIDES: Record<AcupuncturePoint["side"], readonly PointKey["side"][]> = {
  bilateral: ["left", "right"],
  center: ["center"],
  left: ["left"],
  right: ["right"],
};

/** Where a point can be chosen. */
export const sidesOf = (point: Pick<AcupuncturePoint, "side">) => SIDES[point.side];

const NEEDLING = 1;

type Choosable = AcupuncturePoint & { needles?: number | undefined };

/**
 * Puts a point in front, on the sides asked for or everywhere it exists. What is there already stays as it is, and is from
 * now on chosen by itself, whatever group brought it.
 */
export function withPoint(
  points: readonly Held[],
  point: Choosable,
  sides: readonly PointKey["side"][] = sidesOf(point),
): Held[] {
  const here = points.filter((known) => sameRow(known, point));
  const wanted = sidesOf(point).filter(
    (side) => sides.includes(side) && !here.some((known) => known.side === side),
  );
  const kept = points.map((known) =>
    known.groups?.length && sameRow(known, point) && sides.includes(known.side)
      ? { ...known, groups: [] }
      : known,
  );
  return [...wanted.map((side) => held(point, side)), ...kept];
}

/** Puts the points of a group that were asked for in front, marked with it so that it can be taken away again. */
export function withGroup(
  points: readonly Held[],
  group: string,
  asked: readonly { point: Choosable; sides: readonly PointKey["side"][] }[],
): Held[] {
  const marked = points.map((known) =>
    asked.some(({ point, sides }) => sameRow(known, point) && sides.includes(known.side))
      ? alsoBroughtBy(known, group)
      : known,
  );
  const fresh = asked.flatMap(({ point, sides }) =>
    sidesOf(point)
      .filter((side) => sides.includes(side))
      .filter((side) => !points.some((known) => sameRow(known, point) && known.side === side))
      .map((side) => broughtBy(held(point, side), group)),
  );
  return [...fresh, ...marked];
}

/** Adds several, the first of them in front. */
export const withPoints = (points: readonly Held[], added: readonly Choosable[]): Held[] =>
  [...added].reverse().reduce<Held[]>((held, point) => withPoint(held, point), [...points]);

/** Puts back what was taken away, unless it has been chosen again meanwhile. */
export const restored = (points: readonly Held[], gone: readonly Held[]): Held[] => [
  ...gone.filter((point) => !points.some((held) => sameRow(held, point) && held.side === point.side)),
  ...points,
];

/** What stands for a point in a list: its code, and for one that somebody made a sign, for its id says nothing. */
export const codeOf = ({ id }: { id: string }) => (id.startsWith("pnt_") ? "◇" : id);
/** What a point is called where only one word fits. */
export const labelOf = ({ id, name }: { id: string; name: string }) => (id.startsWith("pnt_") ? name : id);

function held(point: Choosable, side: PointKey["side"]): Held {
  const { id, auricular, name, pinyin, zh, technics } = point;
  const used = technics.includes(NEEDLING) ? [NEEDLING] : technics.slice(0, 1);
  return {
    id,
    side,
    auricular,
    name,
    pinyin,
    zh,
    technics: used,
    depth: "",
    stimulation: null,
    retention: null,
    response: null,
    needle: "",
    note: "",
    needles_in: leavesNeedle(used) ? (point.needles ?? 1) : 0,
    needles_out: 0,
  };
}

/**
 * Chooses a point on a chart or gives it up: the side that was touched, or with `both` everywhere it exists. What is given
 * up comes back with it, to be undone.
 */
export function touched(
  points: readonly Held[],
  point: Choosable,
  side: PointKey["side"],
  both: boolean,
): { points: Held[]; gone: Held[] } {
  const meant = (held: Held) => sameRow(held, point) && (both || held.side === side);
  const gone = points.filter(meant);
  if (gone.length > 0) return { points: points.filter((held) => !meant(held)), gone };
  return { points: withPoint(points, point, both ? sidesOf(point) : [side]), gone };
}

/** Chooses a side or gives it up; the last one stays. */
export function withSide(points: readonly Held[], row: Row, side: PointKey["side"]): Held[] {
  if (!row.sides.includes(side)) {
    const at = points.findIndex((point) => sameRow(point, row));
    return [...points.slice(0, at), { ...row.first, side, needles_out: 0 }, ...points.slice(at)];
  }
  return row.sides.length > 1
    ? points.filter((point) => !(sameRow(point, row) && point.side === side))
    : [...points];
}

/** What is noted of a point on each of its sides. */
const NOTED = ["depth", "retention", "response", "stimulation", "needle", "note"] as const;

/** What the sides of a point say alike; undefined where they differ. */
export function agreed<K extends keyof Held>(all: readonly Held[], key: K): Held[K] | undefined {
  const [first, ...others] = all;
  return others.every((held) => held[key] === first?.[key]) ? first?.[key] : undefined;
}

/** Whether the same is noted on every side. */
export const sidesAgree = (all: readonly Held[]) => NOTED.every((key) => agreed(all, key) !== undefined);

/**
 * Changes a row, or one side of it. The needles follow the technics, unless some are out already; no more come out than
 * are in.
 */
export function withChange(
  points: readonly Held[],
  row: Row,
  change: Partial<Held>,
  { needles = 1, side }: { needles?: number | undefined; side?: Held["side"] | undefined } = {},
): Held[] {
  return points.map((point) => {
    if (!sameRow(point, row) || (side && point.side !== side)) return point;
    const asked = { ...point, ...change };
    const next = { ...asked, needles_out: Math.min(asked.needles_out, asked.needles_in) };
    if (!change.technics || point.needles_out > 0) return next;
    const left = leavesNeedle(next.technics);
    return left === leavesNeedle(point.technics) ? next : { ...next, needles_in: left ? needles : 0 };
  });
}

/** Needles counted as taken out, or as still in: every one, or those of a row. */
export const needlesTaken = (
  points: readonly Held[],
  out: boolean,
  row?: Pick<Held, "id" | "auricular">,
): Held[] =>
  points.map((point) =>
    row && !sameRow(point, row) ? point : { ...point, needles_out: out ? point.needles_in : 0 },
  );

/**
 * A change to what was done some time ago: needles that were all out stay so whatever their number, and those of a point
 * that is only now recorded are.
 */
export const stayOut = (before: readonly Held[], after: readonly Held[]): Held[] =>
  after.map((point) => {
    const stood = before.find((held) => sameRow(held, point) && held.side === point.side);
    const out = stood ? stood.needles_out === stood.needles_in : true;
    const counted = point.needles_out !== (stood?.needles_out ?? 0);
    return out && !counted ? { ...point, needles_out: point.needles_in } : point;
  });

/** Needles in and out, over some points. */
export const countOf = (points: readonly Pick<Held, "needles_in" | "needles_out">[]) => ({
  in: points.reduce((sum, point) => sum + point.needles_in, 0),
  out: points.reduce((sum, point) => sum + point.needles_out, 0),
});

/** What the call takes of a point. */
export const toSend = ({ name: _, pinyin: __, zh: ___, ...point }: Held) => point;

/** A warning that concerns this patient: pregnancy only where there is one, the rest always. */
export const concerns = (safety: { key: string }, patient: { pregnant: boolean }) =>
  patient.pregnant || !safety.key.startsWith("pregnancy");
