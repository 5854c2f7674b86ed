/** A chosen point with the groups that added it; none if it was chosen by itself. */
type Grouped = { groups?: string[] | undefined };

const isGroups = ({ groups = [] }: Grouped) => groups.length > 0;

/** A point as a group adds it. */
export const broughtBy = <P extends Grouped>(point: P, group: string): P => ({ ...point, groups: [group] });

/**
 * A point that was there before a group adds it. One chosen by itself stays so; one added by another group belongs to
 * both.
 */
export const alsoBroughtBy = <P extends Grouped>(point: P, group: string): P =>
  isGroups(point) && !point.groups?.includes(group)
    ? { ...point, groups: [...(point.groups ?? []), group] }
    : point;

/** The points without those that only this group added. Points chosen by themselves or by another group stay. */
export const withoutGroup = <P extends Grouped>(points: readonly P[], group: string): P[] =>
  points.flatMap((point) => {
    if (!point.groups?.includes(group)) return [point];
    const groups = point.groups.filter((other) => other !== group);
    return groups.length > 0 ? [{ ...point, groups }] : [];
  });

/** The applied groups of which at least one point is still there. */
export const appliedGroups = (points: readonly Grouped[]): ReadonlySet<string> =>
  new Set(points.flatMap(({ groups = [] }) => groups));
