import { CONSENT_OCCASIONS, type ConsentOccasion } from "../clinical/consents/consent-occasions.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { nowIso } from "../platform/clock.ts";
import { shippedWords } from "../reference/legal-texts/shipped-texts.ts";

/** A text of the platform as it is in force, without its words. */
export type PlatformText = {
  occasion: ConsentOccasion;
  /** Rises with every version: a signature names the words it was given for. */
  number: number;
  /** A consent given before this moment has to be renewed; null while every earlier one counts. */
  renew_since: string | null;
  titles: { en: string; pt: string };
};

const isOccasion = (id: string): id is ConsentOccasion => CONSENT_OCCASIONS.some((one) => one === id);

/**
 * The platform's text with this id, as it is in force by the versions that were read last; undefined for a clinic's own. Whoever
 * reads a clinic's texts reads them too.
 */
export function platformText(id: string): PlatformText | undefined {
  if (!isOccasion(id)) return undefined;
  const current = LegalTexts.patientTexts.current(id);
  const renewed = LegalTexts.patientTexts
    .versionsOf(id)
    .findLast(({ asked, from }) => asked === "all" && from <= nowIso());
  const { en, pt } = shippedWords(id);
  return {
    occasion: id,
    number: current.number,
    renew_since: renewed?.from ?? null,
    titles: current.titles ?? { en: en.title, pt: pt.title },
  };
}

/** All of them, in their order. */
export const platformTexts = (): PlatformText[] =>
  CONSENT_OCCASIONS.flatMap((occasion) => platformText(occasion) ?? []);

/** What a version of the platform's text says. One request, none for what this container has read. */
export async function platformWords({ occasion, number }: Pick<PlatformText, "occasion" | "number">) {
  const [words] = await LegalTexts.wordsOf(occasion, [number]);
  return words as NonNullable<typeof words>;
}
