import { CONSENT_OCCASIONS, type ConsentOccasion } from "../../clinical/consents/consent-occasions.ts";
import type { Language } from "../../contracts/kernel/primitives.ts";
import { CONSENT_TEXTS_EN } from "./platform-texts-en.ts";
import { CONSENT_TEXTS_PT } from "./platform-texts-pt.ts";

export type PlatformText = {
  occasion: ConsentOccasion;
  words: Readonly<Record<Language, { title: string; body: string }>>;
};

/** The first versions of the texts that every clinic begins with: the later ones are published in the back office. */
export const platformTexts: readonly PlatformText[] = CONSENT_OCCASIONS.map((occasion) => ({
  occasion,
  words: { en: CONSENT_TEXTS_EN[occasion], pt: CONSENT_TEXTS_PT[occasion] },
}));
