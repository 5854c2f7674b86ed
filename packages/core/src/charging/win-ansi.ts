/** What the standard fonts of a PDF hold beyond Latin-1. */
const BEYOND = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ";
/** Letters that are not a plain one with a mark, and dashes. */
const PLAIN: Readonly<Record<string, string>> = {
  Ł: "L",
  ł: "l",
  Đ: "D",
  đ: "d",
  ı: "i",
  "\u2212": "-",
  "\u2010": "-",
  "\u2011": "-",
};

/**
 * Text as the standard fonts can show it. A letter they lack loses its mark (ő becomes o); anything else becomes "?".
 * They hold all of Portuguese.
 */
export const winAnsi = (text: string): string =>
  Array.from(text.normalize("NFC").replaceAll(/\s+/g, " "), shown).join("");

function shown(character: string): string {
  if (holds(character)) return character;
  const [base = ""] = character.normalize("NFD");
  return PLAIN[character] ?? (holds(base) ? base : "?");
}

function holds(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff) || BEYOND.includes(character);
}
