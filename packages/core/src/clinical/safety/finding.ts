import type { Review } from "../catalogues/overlay.ts";
import type { SafetySource } from "./sources.ts";

export type Words = { readonly en: string; readonly pt: string };

/**
 * The three severities of a finding. `serious` needs a stored reason for going on; `caution` is shown next to the
 * choice; `note` is for reference and collapsed. A rule of low certainty is never more than a `note`.
 */
export type SafetySeverity = "serious" | "caution" | "note";

/** A severity as the tables write it: A to be avoided, S serious, C caution, N note. */
export const severityOf = (letter: string): SafetySeverity =>
  letter === "A" || letter === "S" ? "serious" : letter === "C" ? "caution" : "note";

/** The place in the record that a finding is about, for jumping to it: a section and the entry in it. */
export type SafetyConcern = {
  section: "acupuncture" | "formulas" | "substances" | "supplements" | "osteopathic_treatment" | "medication";
  id: string;
  /** The part of an entry, for example a substance of a formula. */
  part?: string;
};

/** The back office's review of the entry of a catalogue that a finding is from. */
export type FindingReview = Pick<Review, "review" | "reviewed_on" | "reference">;

/** A finding: something known against a choice. */
export type SafetyHit = {
  /** Stable, because reasons are stored under it. It contains what the finding depends on, such as the dose or the drug. */
  rule: string;
  severity: SafetySeverity;
  /** What was chosen. Findings with the same statement can be shown together, with their subjects. */
  subject: Words;
  /** What is known against it. */
  statement: Words;
  source: SafetySource;
  /** Who knows the entry that it is from: absent while nobody of the back office decided about it. */
  review?: FindingReview;
  concerns: readonly SafetyConcern[];
};

/** Whether the finding needs a reason to go on. */
export const needsReason = ({ severity }: Pick<SafetyHit, "severity">) => severity === "serious";

/** Subject and statement in one sentence. */
export const sentenceOf = ({ subject, statement }: Pick<SafetyHit, "subject" | "statement">): Words => ({
  en: `${subject.en}: ${statement.en}.`,
  pt: `${subject.pt}: ${statement.pt}.`,
});

export const both = (word: string): Words => ({ en: word, pt: word });
