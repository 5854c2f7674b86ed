import type { Reason } from "../contracts/statistics/terms.ts";
import { fold } from "../text/fold.ts";

/**
 * Words of the usual reasons in both languages, folded. The first that fits counts. Free words may tell something about a
 * person, so the statistics count them as "other" and never keep them.
 */
const WORDS: readonly (readonly [Reason, RegExp])[] = [
  ["unexplained", /\b(no notice|sem aviso|nao avisou|no[ -]?show|did not (come|show)|nao apareceu)\b/],
  ["forgot", /\b(forg[eo]t|esquec)/],
  ["ill", /\b(ill|illness|sick|sickness|flu|fever|doen\w*|gripe|febre)\b/],
  ["moved", /\b(reschedul|moved|remarc|adiad)/],
  ["mistake", /\b(mistake|by error|engano|por erro)/],
  ["late", /\b(too late|late|atras|tarde)/],
  ["professional", /\b(professional|therapist|profissional|terapeuta)\b/],
  ["patient", /\b(patient.?s request|patient asked|a pedido)/],
];

/** What a written reason is counted as. */
export function reasonOf(written: string): Reason {
  const folded = fold(written);
  if (folded === "") return "none";
  return WORDS.find(([, words]) => words.test(folded))?.[0] ?? "other";
}
