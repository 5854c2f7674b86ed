import { lifeHabitTerms } from "@meridian/core/contracts/habit-terms";
import { osteopathicName } from "@meridian/core/contracts/osteopathic-findings";
import type { Language } from "@meridian/core/contracts/primitives";
import { pulseCodeName } from "@meridian/core/contracts/pulse-terms";
import { reviewFinding } from "@meridian/core/contracts/review-terms";
import { ryodorakuCodeName } from "@meridian/core/contracts/ryodoraku-terms";
import { SECTION_KEYS, type SectionKey, sectionSpec } from "@meridian/core/contracts/sections";
import type { Evidence } from "@meridian/core/contracts/sections/diagnosis";
import { tongueCodeName } from "@meridian/core/contracts/tongue-terms";
import { vitalSigns } from "@meridian/core/contracts/vital-signs";

type Held = { section: SectionKey; data: Record<string, unknown> };

/** Sections whose figures speak for themselves; the others' findings are told by their codes. */
const BY_FIGURES: readonly SectionKey[] = ["vital_signs"];
const NOT_EVIDENCE: readonly SectionKey[] = ["diagnosis", "price", "treatment_notes", "medication"];

/** Everything of the visit that a diagnosis may cite and that has a name, section by section. */
export function evidenceOf(held: readonly Held[], language: Language): Evidence[] {
  return SECTION_KEYS.filter((key) => !NOT_EVIDENCE.includes(key)).flatMap((section) => {
    const data = held.find((one) => one.section === section)?.data;
    if (!data) return [];
    const { schema, digest, figures } = sectionSpec(section);
    const parsed = schema.safeParse(data);
    if (!parsed.success) return [];
    const codes = (digest?.(parsed.data) ?? []).map((code): Evidence => ({ section, code, value: null }));
    const numbers = BY_FIGURES.includes(section) ? Object.entries(figures?.(parsed.data) ?? {}) : [];
    const measured = numbers.flatMap(([code, value]): Evidence[] =>
      value === undefined ? [] : [{ section, code, value }],
    );
    return [...codes, ...measured].filter((one) => evidenceName(one, language) !== "");
  });
}

type Namer = (code: string, language: Language) => string;
const habit: Namer = (code, language) => {
  const [key = "", chosen] = code.split(".");
  const term = lifeHabitTerms.find((one) => one.key === key);
  if (term?.kind !== "choice") return "";
  const option = term.options.find((one) => one.key === chosen);
  return option ? `${term[language]}: ${option[language].toLocaleLowerCase(language)}` : "";
};
const NAMERS: Readonly<Record<string, Namer>> = {
  tongue: tongueCodeName,
  pulse: pulseCodeName,
  ryodoraku: ryodorakuCodeName,
  osteopathy: osteopathicName,
  review_of_systems: (code, language) => reviewFinding(code)?.[language] ?? "",
  life_habits: habit,
};

/** A cited finding in words: "Body colour: pale", "Temperature 38.2 °C". "" where the code is not known. */
export function evidenceName({ section, code, value }: Evidence, language: Language): string {
  const sign = section === "vital_signs" ? vitalSigns.find(({ key }) => key === code) : undefined;
  if (sign && value !== null)
    return `${sign[language]} ${value.toLocaleString(language, { maximumFractionDigits: sign.decimals })} ${sign.unit}`;
  return NAMERS[section]?.(code, language) ?? "";
}

export const sameEvidence = (one: Evidence, other: Evidence) =>
  one.section === other.section && one.code === other.code && one.value === other.value;
