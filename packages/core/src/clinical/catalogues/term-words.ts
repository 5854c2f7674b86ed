import type { Words } from "../safety/finding.ts";
import type { OverlayEntry } from "./overlay.ts";

/**
 * The catalogues whose entries name what a visit stores by its code only, with the fields that a record shows. A visit keeps
 * the changed ones when it is signed, so that it reads as it did then.
 */
export const TERM_FIELDS = {
  nutrients: ["name", "unit", "nrv", "ul", "note"],
  "osteo-ranges": ["usual"],
  "osteo-settings": ["name"],
  "osteo-tests": ["name", "sides", "region"],
  pulse: ["name"],
  ryodoraku: ["measured", "alternative", "tonify", "sedate"],
  tongue: ["name", "phrase"],
} as const;
export type TermCatalogue = keyof typeof TERM_FIELDS;
/** Those of which a record shows words alone. */
export type WordCatalogue = "osteo-settings" | "pulse" | "tongue";
export const TERM_CATALOGUES = Object.keys(TERM_FIELDS) as [TermCatalogue, ...TermCatalogue[]];

/** Words in place of the product's own: by code, then by field. */
export type TermWords = Readonly<Record<string, Readonly<Record<string, Words>>>>;
/** Words, figures and texts in place of the product's own: by code, then by field. */
export type TermFacts = Readonly<Record<string, Readonly<Record<string, Words | string | number | null>>>>;
export type TermsOf<K extends TermCatalogue> = K extends WordCatalogue ? TermWords : TermFacts;
export type VisitWords = { readonly [K in TermCatalogue]?: TermsOf<K> };
export const NO_WORDS: TermWords = {};

/** The key of a term's entry. Codes have points and underscores, which keys in addresses do not. */
export const termKey = (code: string) => code.replaceAll("_", "-").replaceAll(".", "--");
export const termCode = (key: string) => key.replaceAll("--", ".").replaceAll("-", "_");

type Entries = readonly Pick<OverlayEntry<Readonly<Record<string, unknown>>>, "key" | "fields" | "retired">[];

/** What was written over a catalogue; with `codes`, over these of its terms. */
export function wordsIn<K extends TermCatalogue>(
  catalogue: K,
  overlay: Entries,
  codes?: ReadonlySet<string>,
): TermsOf<K> {
  const written = Object.fromEntries(
    overlay.flatMap(({ key, fields }) => {
      const code = termCode(key);
      if (!fields || (codes && !codes.has(code))) return [];
      const shown = TERM_FIELDS[catalogue].map((field) => [field, fields[field]]);
      return [[code, Object.fromEntries(shown)]];
    }),
  );
  return written as unknown as TermsOf<K>;
}

/** The codes of retired terms: they are read where they were used, and not offered any more. */
export const retiredIn = (overlay: Entries): ReadonlySet<string> =>
  new Set(overlay.filter(({ retired }) => retired).map(({ key }) => termCode(key)));
