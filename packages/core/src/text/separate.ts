/** The parts of a text that are separated by `;`, or by another character. */
export const separate = (text: string, by = ";"): string[] =>
  text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);
