/** A mapping after a column was given another field. A field that takes one column leaves the one that had it. */
export function remapped<F extends string>(
  mapping: readonly (F | null)[],
  column: number,
  { field, joined }: { field: F | null; joined: ReadonlySet<F> },
): (F | null)[] {
  return mapping.map((held, index) => {
    if (index === column) return field;
    return held === field && field !== null && !joined.has(field) ? null : held;
  });
}
