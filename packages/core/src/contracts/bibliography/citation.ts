import type { BibliographicReference } from "./bibliography.ts";

/**
 * A reference in the order of the Vancouver style: authors, title, edition, publisher and year, ISBN, DOI. What is not known is
 * left out.
 */
export function citationOf({
  authors,
  title,
  edition,
  publisher,
  published_in,
  doi,
  isbn,
}: Omit<BibliographicReference, "id" | "version">): string {
  const issued = [publisher, published_in].filter(Boolean).join("; ");
  const parts = [authors, title, edition, issued, isbn && `ISBN ${isbn}`].filter(Boolean);
  const sentences = parts.map((part) => (part.endsWith(".") ? part : `${part}.`));
  return [...sentences, ...(doi ? [`https://doi.org/${doi}`] : [])].join(" ");
}
