/** Error codes by field for empty and duplicate names. */
export function nameProblems(field: string, items: readonly { name: string }[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const names = items.map(({ name }) => name.trim().toLowerCase());
  for (const [index, name] of names.entries()) {
    if (name === "") problems[`${field}.${index}.name`] = "required";
    else if (names.indexOf(name) < index) problems[`${field}.${index}.name`] = "name.exists";
  }
  return problems;
}

/** The error codes without those of one list, after it was edited. */
export const withoutField = (codes: Record<string, string>, field: string) =>
  Object.fromEntries(
    Object.entries(codes).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
  );
