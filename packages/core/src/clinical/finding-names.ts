import type { Language } from "../contracts/kernel/primitives.ts";
import { lifeHabitTerms } from "./anamnesis/habit-terms.ts";
import { reviewFinding } from "./anamnesis/review-terms.ts";
import type { VisitWords } from "./catalogues/term-words.ts";
import { osteopathicName } from "./osteopathy/osteopathic-findings.ts";
import { techniqueName } from "./osteopathy/osteopathic-techniques.ts";
import { pulseCodeName } from "./pulse/pulse-terms.ts";
import { ryodorakuCodeName } from "./ryodoraku/ryodoraku-terms.ts";
import { tongueCodeName } from "./tongue/tongue-terms.ts";
import { otherTreatment } from "./treatments/other-treatments.ts";

type Namer = (code: string, language: Language, words: VisitWords) => string;

const habit: Namer = (code, language) => {
  const [key = "", chosen] = code.split(".");
  const term = lifeHabitTerms.find((one) => one.key === key);
  if (term?.kind !== "choice") return "";
  const option = term.options.find((one) => one.key === chosen);
  return option ? `${term[language]}: ${option[language].toLocaleLowerCase(language)}` : "";
};

/** Sections whose codes can be shown in words. */
const NAMERS: Readonly<Record<string, Namer>> = {
  tongue: (code, language, { tongue }) => tongueCodeName(code, language, tongue),
  pulse: (code, language, { pulse }) => pulseCodeName(code, language, pulse),
  ryodoraku: ryodorakuCodeName,
  osteopathy: osteopathicName,
  osteopathic_treatment: techniqueName,
  other_treatments: (code, language) => otherTreatment(code)?.[language] ?? "",
  review_of_systems: (code, language) => reviewFinding(code)?.[language] ?? "",
  life_habits: habit,
};

/**
 * A code from a section's digest in words: "Pale", "LU excess"; "" for an unknown code.
 *
 * @param words what applies in place of the product's own words, by catalogue
 */
export const findingName = (
  section: string,
  code: string,
  language: Language,
  words: VisitWords = {},
): string => NAMERS[section]?.(code, language, words) ?? "";
