/** A DOI without the address or the prefix it is often written with. DOIs do not tell capitals apart. */
export const plainDoi = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/, "");

/** Whether a plain text is a DOI: the directory and the registrant, then what the registrant chose (ISO 26324). */
export const isDoi = (doi: string): boolean => /^10\.\d{4,9}(\.\d+)*\/\S+$/.test(doi);

/** An ISBN without hyphens and spaces. */
export const plainIsbn = (typed: string): string => typed.replaceAll(/[\s‐-–-]/g, "").toUpperCase();

const digitsOf = (isbn: string) => [...isbn].map((digit) => (digit === "X" ? 10 : Number(digit)));

/**
 * Whether a plain text is an ISBN with ten or thirteen digits whose last one is right (ISO 2108): with ten digits the sum of
 * each times its place from the end is a multiple of 11, with thirteen that of each times 1 or 3 in turn a multiple of 10.
 */
export function isIsbn(isbn: string): boolean {
  const digits = digitsOf(isbn);
  if (/^\d{9}[\dX]$/.test(isbn))
    return digits.reduce((sum, digit, at) => sum + digit * (10 - at), 0) % 11 === 0;
  if (!/^97[89]\d{10}$/.test(isbn)) return false;
  return digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

/** An ISBN with thirteen digits, so that both forms of a book's number are the same. */
export function longIsbn(isbn: string): string {
  if (isbn.length !== 10) return isbn;
  const start = `978${isbn.slice(0, 9)}`;
  const sum = digitsOf(start).reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0);
  return `${start}${(10 - (sum % 10)) % 10}`;
}
