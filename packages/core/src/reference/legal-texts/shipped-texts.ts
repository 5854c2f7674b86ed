import {
  ACCEPTED_TEXTS,
  type LegalTextId,
  type LegalWords,
} from "../../contracts/legal-texts/legal-texts.ts";
import { platformTexts } from "../consents/platform-texts.ts";
import { LEGAL_TEXTS_EN } from "./legal-texts-en.ts";
import { LEGAL_TEXTS_PT } from "./legal-texts-pt.ts";

const words: ReadonlyMap<string, LegalWords> = new Map([
  ...ACCEPTED_TEXTS.map((text) => [text, { en: LEGAL_TEXTS_EN[text], pt: LEGAL_TEXTS_PT[text] }] as const),
  ...platformTexts.map((text) => [text.occasion, text.words] as const),
]);

/** What the first version of a text says. */
export const shippedWords = (text: LegalTextId): LegalWords => words.get(text) as LegalWords;
