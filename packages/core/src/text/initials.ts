/**
 * The first letters of the first and of the last name, in capitals; one letter for a single name. Portuguese names are long and
 * people are known by their first and last name: "Maria da Conceição Pereira dos Santos" gives M and S.
 */
export function initialLetters(name: string): string[] {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word)?.[0]?.toUpperCase() ?? []);
  return letters.length > 1 ? [letters[0] ?? "", letters.at(-1) ?? ""] : letters;
}

/** "D. T." for "Demo Patient Twelve". */
export const initials = (name: string) =>
  initialLetters(name)
    .map((letter) => `${letter}.`)
    .join(" ");
