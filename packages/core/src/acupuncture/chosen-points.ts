import { alsoBroughtBy, broughtBy } from "../clinical/acupuncture/applied-groups.ts";
import { leavesNeedle, technicAllowed } from "../clinical/acupuncture/needling-techniques.ts";
import type { ChosenPoint, PointKey } from "../contracts/acupuncture/acupuncture.ts";

/** What tells one chosen point from another: the same point left and right are two. */
export const samePoint = (a: PointKey, b: PointKey) =>
  a.id === b.id && a.side === b.side && a.auricular === b.auricular;

/**
 * Adds points before those already chosen, newest first, in the order given. One that is there already stays as it
 * is, with what was recorded of it.
 */
export function addPoints<P extends PointKey>(chosen: readonly P[], added: readonly P[]): P[] {
  const fresh: P[] = [];
  for (const point of added) {
    const known = (held: P) => samePoint(held, point);
    if (!chosen.some(known) && !fresh.some(known)) fresh.push(point);
  }
  return [...fresh, ...chosen];
}

/** Removes one point. */
export const removePoint = <P extends PointKey>(chosen: readonly P[], point: PointKey): P[] =>
  chosen.filter((held) => !samePoint(held, point));

/** Removes every body point or every ear point. */
export const removeAll = <P extends PointKey>(chosen: readonly P[], auricular: boolean): P[] =>
  chosen.filter((held) => held.auricular !== auricular);

/** Adds points that a group brings, each marked with it. */
export function addGroup<P extends PointKey & { groups?: string[] | undefined }>(
  chosen: readonly P[],
  added: readonly P[],
  group: string,
): P[] {
  const marked = chosen.map((held) =>
    added.some((point) => samePoint(point, held)) ? alsoBroughtBy(held, group) : held,
  );
  return addPoints(
    marked,
    added.map((point) => broughtBy(point, group)),
  );
}

/** Technics of the list that may not be used at such a point. */
export const forbiddenTechnics = (technics: readonly number[], auricular: boolean) =>
  technics.filter((id) => !technicAllowed(id, auricular));

/** Needles a point takes with these technics: none where nothing is left in. */
export const needlesFor = (technics: readonly number[], needles: number) =>
  leavesNeedle(technics) ? needles : 0;

/** Changes a point's technics; the needles follow, unless some are already out. */
export function editTechnics(
  chosen: readonly ChosenPoint[],
  point: PointKey,
  technics: readonly number[],
  needles: number,
): ChosenPoint[] {
  return chosen.map((held) => {
    if (!samePoint(held, point)) return held;
    const follows = leavesNeedle(held.technics) !== leavesNeedle(technics) && held.needles_out === 0;
    return {
      ...held,
      technics: [...technics],
      ...(follows && { needles_in: needlesFor(technics, needles) }),
    };
  });
}

/** Needles placed and needles taken out, over every chosen point. */
export function countNeedles(chosen: readonly Pick<ChosenPoint, "needles_in" | "needles_out">[]) {
  return chosen.reduce(
    (sum, point) => ({
      needles_in: sum.needles_in + point.needles_in,
      needles_out: sum.needles_out + point.needles_out,
    }),
    { needles_in: 0, needles_out: 0 },
  );
}
