/** Message codes by field: a line without a name, a name that is there twice. */
export function nameProblems(field: string, items: readonly { name: string }[]): Record<string, string> {
  const problems: Record<string, string> = {};
  const names = items.map(({ name }) => name.trim().toLowerCase());
  for (const [index, name] of names.entries()) {
    if (name === "") problems[`${field}.${index}.name`] = "required";
    else if (names.indexOf(name) < index) problems[`${field}.${index}.name`] = "name.exists";
  }
  return problems;
}

/** The codes of a form without those of one list, which was changed. */
export const withoutField = (codes: Record<string, string>, field: string) =>
  Object.fromEntries(
    Object.entries(codes).filter(([name]) => name !== field && !name.startsWith(`${field}.`)),
  );
