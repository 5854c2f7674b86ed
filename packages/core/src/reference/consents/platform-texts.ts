import { CONSENT_OCCASIONS, type ConsentOccasion } from "../../clinical/consents/consent-occasions.ts";
import type { Language } from "../../contracts/kernel/primitives.ts";
import { CONSENT_TEXTS_EN } from "./platform-texts-en.ts";
import { CONSENT_TEXTS_PT } from "./platform-texts-pt.ts";

export type PlatformText = {
  occasion: ConsentOccasion;
  /** Raised with every change of words: a signature names the words it was given for. */
  number: number;
  /** A consent given before this moment has to be renewed; null while every earlier one counts. */
  renew_since: string | null;
  words: Readonly<Record<Language, { title: string; body: string }>>;
};

/** The texts every clinic begins with. */
export const platformTexts: readonly PlatformText[] = CONSENT_OCCASIONS.map((occasion) => ({
  occasion,
  number: 1,
  renew_since: null,
  words: { en: CONSENT_TEXTS_EN[occasion], pt: CONSENT_TEXTS_PT[occasion] },
}));

const byOccasion: ReadonlyMap<string, PlatformText> = new Map(
  platformTexts.map((text) => [text.occasion, text]),
);
/** The platform's text with this id; undefined for a clinic's own. */
export const platformText = (id: string) => byOccasion.get(id);
