import { CONSENT_OCCASIONS, type ConsentOccasion, occursWith } from "./consent-occasions.ts";

/** Whom a text is for. Somebody whose birthday is unknown counts as of age. */
export const CONSENT_AGES = ["all", "minors", "adults"] as const;
export type ConsentAges = (typeof CONSENT_AGES)[number];

/** A text in force: what calls for it and since when an earlier consent no longer counts. */
export type ConsentTextFacts = {
  id: string;
  /** Null for a text that is only signed when somebody chooses it. */
  occasion: ConsentOccasion | null;
  /** A consent given before this moment has to be renewed; null if every earlier one counts. */
  renew_since: string | null;
  ages: ConsentAges;
};

/** What became of a text with a patient: the last thing that happened. */
export type ConsentDecision = {
  text: string;
  status: "signed" | "refused" | "revoked";
  at: string;
  /** Whether the legal representative decided because the patient was a minor. */
  for_minor: boolean;
};

export const CONSENT_STATES = ["missing", "valid", "renewal", "refused", "revoked"] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** Below this age the legal representative signs (Código Civil, articles 122, 124 and 130). */
export const ADULT_AGE = 18;
export const isMinor = (age: number | null): boolean => age !== null && age < ADULT_AGE;

/**
 * How a text stands with a patient. What was signed for a minor is to be renewed once the patient is of age, because it
 * was the representative's decision.
 * @param age - completed years; null if the birthday is unknown
 */
export function consentState(
  text: Pick<ConsentTextFacts, "renew_since">,
  decision: ConsentDecision | undefined,
  age: number | null,
): ConsentState {
  if (!decision) return "missing";
  if (decision.status !== "signed") return decision.status;
  if (text.renew_since !== null && decision.at < text.renew_since) return "renewal";
  return decision.for_minor && age !== null && !isMinor(age) ? "renewal" : "valid";
}

export type NeededConsent<Text extends ConsentTextFacts = ConsentTextFacts> = {
  text: Text;
  state: ConsentState;
};

type Need<Text extends ConsentTextFacts> = {
  texts: readonly Text[];
  decisions: readonly ConsentDecision[];
  /** Completed years; null if the birthday is unknown. */
  age: number | null;
  /** What the treatments call for. */
  occasions: readonly ConsentOccasion[];
  /** The clinic's modules. */
  modules: readonly string[];
};

/**
 * The consents a patient must have for these treatments, in the order of the occasions, and how each of them stands. The
 * protection of data is needed from everybody and the treatment of a minor from those below 18.
 */
export function neededConsents<Text extends ConsentTextFacts>({
  texts,
  decisions,
  age,
  occasions,
  modules,
}: Need<Text>): NeededConsent<Text>[] {
  const wanted = new Set<ConsentOccasion>(["data_protection", ...occasions]);
  if (isMinor(age)) wanted.add("minor");
  else wanted.delete("minor");
  const byText = new Map(decisions.map((decision) => [decision.text, decision]));
  return CONSENT_OCCASIONS.filter(
    (occasion) => wanted.has(occasion) && occursWith(occasion, modules),
  ).flatMap((occasion) =>
    texts
      .filter((text) => text.occasion === occasion && isFor(text, age))
      .map((text) => ({ text, state: consentState(text, byText.get(text.id), age) })),
  );
}

/** Whether a text is for somebody of an age. */
export const isFor = ({ ages }: Pick<ConsentTextFacts, "ages">, age: number | null): boolean =>
  ages === "all" || (ages === "minors") === isMinor(age);

/** Those that are not valid: what screens point out. */
export const openConsents = <Text extends ConsentTextFacts>(
  needed: readonly NeededConsent<Text>[],
): NeededConsent<Text>[] => needed.filter(({ state }) => state !== "valid");
