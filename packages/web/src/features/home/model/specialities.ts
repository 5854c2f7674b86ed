/** The most specialities of a user, and the most letters of one. */
export const MOST = 20;
export const LONGEST = 80;

const folded = (name: string) => name.toLowerCase();

/** Names that a list lacks. Capitals make no difference. */
export function missingFrom(listed: readonly string[], names: readonly string[]): string[] {
  const known = new Set(listed.map(folded));
  return names.filter((name) => !known.has(folded(name)));
}

/** The clinic's list with the names that it lacks. */
export const clinicSpecialities = (listed: readonly string[], names: readonly string[]) => [
  ...listed,
  ...missingFrom(listed, names),
];

/** What is chosen and what is typed besides, separated by commas; each once. */
export function chosenSpecialities({
  chosen,
  other,
}: {
  chosen: readonly string[];
  other: string;
}): string[] {
  const typed = other
    .split(/[,;\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const names = [...chosen];
  for (const name of typed) names.push(...missingFrom(names, [name]));
  return names;
}
