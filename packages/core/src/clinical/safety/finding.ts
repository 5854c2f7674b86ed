import type { SafetySource } from "./sources.ts";

export type Words = { readonly en: string; readonly pt: string };

/**
 * The three tiers of what is shown. `serious` needs a reason to go on, which is kept; `caution` stands beside what was
 * chosen; `note` is for reference and is folded away. A rule of low certainty is never more than a `note`.
 */
export type SafetySeverity = "serious" | "caution" | "note";

/** A severity as the tables write it: A to be avoided, S serious, C caution, N note. */
export const severityOf = (letter: string): SafetySeverity =>
  letter === "A" || letter === "S" ? "serious" : letter === "C" ? "caution" : "note";

/** The entry of the record a hit is about, for going there: a section and the entry in it. */
export type SafetyConcern = {
  section: "acupuncture" | "formulas" | "substances" | "supplements" | "osteopathic_treatment" | "medication";
  id: string;
  /** What in the entry, where it holds several: a formula's substance. */
  part?: string;
};

/** Something known against what was chosen. */
export type SafetyHit = {
  /** Lasting: a reason is kept by it. What it depends on (the dose, the drug) is part of it. */
  rule: string;
  severity: SafetySeverity;
  /** What was chosen. Hits with the same statement can be shown as one, with their subjects. */
  subject: Words;
  /** What is known against it. */
  statement: Words;
  source: SafetySource;
  concerns: readonly SafetyConcern[];
};

/** Whether one has to say why one goes on. */
export const needsReason = ({ severity }: Pick<SafetyHit, "severity">) => severity === "serious";

/** Both in one sentence. */
export const sentenceOf = ({ subject, statement }: Pick<SafetyHit, "subject" | "statement">): Words => ({
  en: `${subject.en}: ${statement.en}.`,
  pt: `${subject.pt}: ${statement.pt}.`,
});

export const both = (word: string): Words => ({ en: word, pt: word });
