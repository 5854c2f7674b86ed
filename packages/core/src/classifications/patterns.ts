import { patternTermsPt, tcmPatterns as rows, tcmPatternsSource } from "../reference/tcm-patterns.ts";

type Terms = Readonly<Record<string, string>>;
const words = (dictionary: Terms) => (key: string) => ({
  en: key.replaceAll("_", " "),
  pt: dictionary[key] ?? key,
});

/** Chinese-medicine patterns, their terms in both languages. No request. */
export const patterns = async () => ({
  patterns: rows.map((row) => ({
    ...row,
    channels: [...row.channels],
    tongue_body: row.tongue_body.map(words(patternTermsPt.tongue_body)),
    tongue_coating: words(patternTermsPt.tongue_coating)(row.tongue_coating),
    pulse: row.pulse.map(words(patternTermsPt.pulse)),
    signs: row.signs.map(words(patternTermsPt.signs)),
  })),
  source: tcmPatternsSource,
});
