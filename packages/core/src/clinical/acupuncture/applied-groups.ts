/** A chosen point with the groups that put it there; none where it was chosen by itself. */
type Grouped = { groups?: string[] | undefined };

const isGroups = ({ groups = [] }: Grouped) => groups.length > 0;

/** A point as a group brings it. */
export const broughtBy = <P extends Grouped>(point: P, group: string): P => ({ ...point, groups: [group] });

/** A point that is there already when a group brings it: chosen by itself it stays so, brought by another it is both's. */
export const alsoBroughtBy = <P extends Grouped>(point: P, group: string): P =>
  isGroups(point) && !point.groups?.includes(group)
    ? { ...point, groups: [...(point.groups ?? []), group] }
    : point;

/** The points without those that a group alone brought; what was chosen by itself, or by another group too, stays. */
export const withoutGroup = <P extends Grouped>(points: readonly P[], group: string): P[] =>
  points.flatMap((point) => {
    if (!point.groups?.includes(group)) return [point];
    const groups = point.groups.filter((other) => other !== group);
    return groups.length > 0 ? [{ ...point, groups }] : [];
  });

/** The groups that were applied and still have a point there. */
export const appliedGroups = (points: readonly Grouped[]): ReadonlySet<string> =>
  new Set(points.flatMap(({ groups = [] }) => groups));
