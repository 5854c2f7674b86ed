/** Whether two JSON values are equal, whatever the order of their keys. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) =>
    sameValue((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}

/** The fields of `after` that differ from `before`. */
export const changedFields = <T extends object>(before: T, after: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !sameValue(before[key as keyof T], value)),
  ) as Partial<T>;
