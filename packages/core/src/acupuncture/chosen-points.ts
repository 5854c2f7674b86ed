import { alsoBroughtBy, broughtBy } from "../clinical/acupuncture/applied-groups.ts";
import { leavesNeedle, technicAllowed } from "../clinical/acupuncture/needling-techniques.ts";
import type { ChosenPoint, PointKey } from "../contracts/acupuncture/acupuncture.ts";

/** Whether two keys are the same chosen point. The same point on the left and on the right are two. */
export const samePoint = (a: PointKey, b: PointKey) =>
  a.id === b.id && a.side === b.side && a.auricular === b.auricular;

/**
 * Adds points before those already chosen, newest first, in the given order. A point that is chosen already stays
 * unchanged, with what was recorded about it.
 */
export function addPoints<P extends PointKey>(chosen: readonly P[], added: readonly P[]): P[] {
  const fresh: P[] = [];
  for (const point of added) {
    const known = (existing: P) => samePoint(existing, point);
    if (!chosen.some(known) && !fresh.some(known)) fresh.push(point);
  }
  return [...fresh, ...chosen];
}

/** Removes one point. */
export const removePoint = <P extends PointKey>(chosen: readonly P[], point: PointKey): P[] =>
  chosen.filter((existing) => !samePoint(existing, point));

/** Removes every body point or every ear point. */
export const removeAll = <P extends PointKey>(chosen: readonly P[], auricular: boolean): P[] =>
  chosen.filter((existing) => existing.auricular !== auricular);

/** Adds the points of a group, each marked with the group. */
export function addGroup<P extends PointKey & { groups?: string[] | undefined }>(
  chosen: readonly P[],
  added: readonly P[],
  group: string,
): P[] {
  const marked = chosen.map((existing) =>
    added.some((point) => samePoint(point, existing)) ? alsoBroughtBy(existing, group) : existing,
  );
  return addPoints(
    marked,
    added.map((point) => broughtBy(point, group)),
  );
}

/** The techniques of the list that may not be used at such a point. */
export const forbiddenTechnics = (technics: readonly number[], auricular: boolean) =>
  technics.filter((id) => !technicAllowed(id, auricular));

/** Number of needles for a point with these techniques: none if no needle is retained. */
export const needlesFor = (technics: readonly number[], needles: number) =>
  leavesNeedle(technics) ? needles : 0;

/** Changes a point's techniques. The number of needles follows, unless some were removed already. */
export function editTechnics(
  chosen: readonly ChosenPoint[],
  point: PointKey,
  technics: readonly number[],
  needles: number,
): ChosenPoint[] {
  return chosen.map((existing) => {
    if (!samePoint(existing, point)) return existing;
    const follows = leavesNeedle(existing.technics) !== leavesNeedle(technics) && existing.needles_out === 0;
    return {
      ...existing,
      technics: [...technics],
      ...(follows && { needles_in: needlesFor(technics, needles) }),
    };
  });
}

/** Needles inserted and removed, over all chosen points. */
export function countNeedles(chosen: readonly Pick<ChosenPoint, "needles_in" | "needles_out">[]) {
  return chosen.reduce(
    (sum, point) => ({
      needles_in: sum.needles_in + point.needles_in,
      needles_out: sum.needles_out + point.needles_out,
    }),
    { needles_in: 0, needles_out: 0 },
  );
}
