import { alsoBroughtBy, broughtBy } from "@meridian/core/clinical/acupuncture/applied-groups";
import { leavesNeedle } from "@meridian/core/clinical/acupuncture/needling-techniques";
import type {
  AcupuncturePoint,
  AshiMark,
  ChosenPoint,
  PointKey,
} from "@meridian/core/contracts/acupuncture/acupuncture";

/** A chosen point on one side, as the screen edits it. */
export type PointEntry = Pick<
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
/** The points, Ashi text and Ashi marks of a visit. A draft of an older version has no `marks`. */
export type PointsValue = { points: PointEntry[]; ashi: string; marks?: AshiMark[] };

/** A point's entries for left and right are one row. A change of the row applies to both, unless a side is named. */
export type PointRowData = { id: string; auricular: boolean; sides: PointKey["side"][]; first: PointEntry };

export const isSamePoint = (
  a: Pick<PointEntry, "id" | "auricular">,
  b: Pick<PointEntry, "id" | "auricular">,
) => a.id === b.id && a.auricular === b.auricular;

/** Rows in the order of the points, newest first. */
export function rowsOf(points: readonly PointEntry[], auricular: boolean): PointRowData[] {
  const rows: PointRowData[] = [];
  for (const point of points) {
    if (point.auricular !== auricular) continue;
    const row = rows.find((known) => isSamePoint(known, point));
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

/** The sides on which a point exists. */
export const sidesOf = (point: Pick<AcupuncturePoint, "side">) => SIDES[point.side];

const NEEDLING = 1;

type Choosable = AcupuncturePoint & { needles?: number | undefined };

/**
 * Adds a point in front, on the given sides or on all where it exists. An existing entry stays as it is, but no longer
 * belongs to a group, so that removing the group keeps it.
 */
export function withPoint(
  points: readonly PointEntry[],
  point: Choosable,
  sides: readonly PointKey["side"][] = sidesOf(point),
): PointEntry[] {
  const here = points.filter((known) => isSamePoint(known, point));
  const wanted = sidesOf(point).filter(
    (side) => sides.includes(side) && !here.some((known) => known.side === side),
  );
  const kept = points.map((known) =>
    known.groups?.length && isSamePoint(known, point) && sides.includes(known.side)
      ? { ...known, groups: [] }
      : known,
  );
  return [...wanted.map((side) => newEntry(point, side)), ...kept];
}

/** Adds points of a group in front. They are marked with the group, so that it can be removed again. */
export function withGroup(
  points: readonly PointEntry[],
  group: string,
  asked: readonly { point: Choosable; sides: readonly PointKey["side"][] }[],
): PointEntry[] {
  const marked = points.map((known) =>
    asked.some(({ point, sides }) => isSamePoint(known, point) && sides.includes(known.side))
      ? alsoBroughtBy(known, group)
      : known,
  );
  const fresh = asked.flatMap(({ point, sides }) =>
    sidesOf(point)
      .filter((side) => sides.includes(side))
      .filter((side) => !points.some((known) => isSamePoint(known, point) && known.side === side))
      .map((side) => broughtBy(newEntry(point, side), group)),
  );
  return [...fresh, ...marked];
}

/** Adds several, the first of them in front. */
export const withPoints = (points: readonly PointEntry[], added: readonly Choosable[]): PointEntry[] =>
  [...added].reverse().reduce<PointEntry[]>((chosen, point) => withPoint(chosen, point), [...points]);

/** Restores removed entries, unless they were added again meanwhile. */
export const withRestored = (points: readonly PointEntry[], gone: readonly PointEntry[]): PointEntry[] => [
  ...gone.filter((point) => !points.some((other) => isSamePoint(other, point) && other.side === point.side)),
  ...points,
];

/** A point's code for lists; a sign for a point that a user made, whose id is not readable. */
export const codeOf = ({ id }: { id: string }) => (id.startsWith("pnt_") ? "◇" : id);
/** A point's short name: its code, or the name of one that a user made. */
export const labelOf = ({ id, name }: { id: string; name: string }) => (id.startsWith("pnt_") ? name : id);

function newEntry(point: Choosable, side: PointKey["side"]): PointEntry {
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
 * Adds or removes a point on a chart: the touched side, or with `both` all sides. Returns the removed entries as `gone`,
 * for the undo.
 */
export function toggledPoint(
  points: readonly PointEntry[],
  point: Choosable,
  side: PointKey["side"],
  both: boolean,
): { points: PointEntry[]; gone: PointEntry[] } {
  const meant = (other: PointEntry) => isSamePoint(other, point) && (both || other.side === side);
  const gone = points.filter(meant);
  if (gone.length > 0) return { points: points.filter((other) => !meant(other)), gone };
  return { points: withPoint(points, point, both ? sidesOf(point) : [side]), gone };
}

/** Adds or removes a side; the last side cannot be removed. */
export function withSide(
  points: readonly PointEntry[],
  row: PointRowData,
  side: PointKey["side"],
): PointEntry[] {
  if (!row.sides.includes(side)) {
    const at = points.findIndex((point) => isSamePoint(point, row));
    return [...points.slice(0, at), { ...row.first, side, needles_out: 0 }, ...points.slice(at)];
  }
  return row.sides.length > 1
    ? points.filter((point) => !(isSamePoint(point, row) && point.side === side))
    : [...points];
}

/** The fields that can differ between the sides of a point. */
const SIDE_FIELDS = ["depth", "retention", "response", "stimulation", "needle", "note"] as const;

/** A field's value where all sides have the same; undefined where they differ. */
export function commonValue<K extends keyof PointEntry>(
  all: readonly PointEntry[],
  key: K,
): PointEntry[K] | undefined {
  const [first, ...others] = all;
  return others.every((other) => other[key] === first?.[key]) ? first?.[key] : undefined;
}

/** Whether all sides have the same values. */
export const sidesAgree = (all: readonly PointEntry[]) =>
  SIDE_FIELDS.every((key) => commonValue(all, key) !== undefined);

/**
 * Changes a row, or one side of it. The needle count follows the techniques, unless needles were taken out already. Never
 * more needles are out than in.
 */
export function withChange(
  points: readonly PointEntry[],
  row: PointRowData,
  change: Partial<PointEntry>,
  { needles = 1, side }: { needles?: number | undefined; side?: PointEntry["side"] | undefined } = {},
): PointEntry[] {
  return points.map((point) => {
    if (!isSamePoint(point, row) || (side && point.side !== side)) return point;
    const asked = { ...point, ...change };
    const next = { ...asked, needles_out: Math.min(asked.needles_out, asked.needles_in) };
    if (!change.technics || point.needles_out > 0) return next;
    const left = leavesNeedle(next.technics);
    return left === leavesNeedle(point.technics) ? next : { ...next, needles_in: left ? needles : 0 };
  });
}

/** Counts needles as taken out, or as still in: those of a row, or all. */
export const withNeedlesOut = (
  points: readonly PointEntry[],
  out: boolean,
  row?: Pick<PointEntry, "id" | "auricular">,
): PointEntry[] =>
  points.map((point) =>
    row && !isSamePoint(point, row) ? point : { ...point, needles_out: out ? point.needles_in : 0 },
  );

/**
 * An amendment after the treatment: where all needles of a point were out, they stay out when their number changes, and
 * those of an added point count as out.
 */
export const withNeedlesKeptOut = (
  before: readonly PointEntry[],
  after: readonly PointEntry[],
): PointEntry[] =>
  after.map((point) => {
    const previous = before.find((other) => isSamePoint(other, point) && other.side === point.side);
    const out = previous ? previous.needles_out === previous.needles_in : true;
    const counted = point.needles_out !== (previous?.needles_out ?? 0);
    return out && !counted ? { ...point, needles_out: point.needles_in } : point;
  });

/** The number of needles put in and taken out. */
export const needleCount = (points: readonly Pick<PointEntry, "needles_in" | "needles_out">[]) => ({
  in: points.reduce((sum, point) => sum + point.needles_in, 0),
  out: points.reduce((sum, point) => sum + point.needles_out, 0),
});

/** An entry as the request takes it, without the names, which the server knows. */
export const requestBody = ({ name: _, pinyin: __, zh: ___, ...point }: PointEntry) => point;

/** Whether a warning applies to the patient: those about pregnancy only in pregnancy, all others always. */
export const appliesTo = (safety: { key: string }, patient: { pregnant: boolean }) =>
  patient.pregnant || !safety.key.startsWith("pregnancy");
