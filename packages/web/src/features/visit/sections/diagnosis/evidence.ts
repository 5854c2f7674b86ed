import { vitalSigns } from "@meridian/core/clinical/anamnesis/vital-signs";
import type { VisitWords } from "@meridian/core/clinical/catalogues/term-words";
import { findingName } from "@meridian/core/clinical/finding-names";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { SECTION_KEYS, type SectionKey, sectionSpec } from "@meridian/core/contracts/visits/sections";
import type { Evidence } from "@meridian/core/contracts/visits/sections/diagnosis";

type StoredSection = { section: SectionKey; data: Record<string, unknown> };

/** Sections whose measurements can be cited; in the others, findings are cited by their codes. */
const BY_FIGURES: readonly SectionKey[] = ["vital_signs"];
const NOT_EVIDENCE: readonly SectionKey[] = ["diagnosis", "medication"];
/** Treatments are not evidence for a diagnosis. */
const canBeEvidence = (key: SectionKey) =>
  !NOT_EVIDENCE.includes(key) && sectionSpec(key).step !== "treatments";

/** The visit's findings that a diagnosis can cite, by section. Codes without a name are left out. */
export function evidenceOf(
  sections: readonly StoredSection[],
  language: Language,
  words: VisitWords = {},
): Evidence[] {
  return SECTION_KEYS.filter(canBeEvidence).flatMap((section) => {
    const data = sections.find((one) => one.section === section)?.data;
    if (!data) return [];
    const { schema, digest, figures } = sectionSpec(section);
    const parsed = schema.safeParse(data);
    if (!parsed.success) return [];
    const codes = (digest?.(parsed.data) ?? []).map((code): Evidence => ({ section, code, value: null }));
    const numbers = BY_FIGURES.includes(section) ? Object.entries(figures?.(parsed.data) ?? {}) : [];
    const measured = numbers.flatMap(([code, value]): Evidence[] =>
      value === undefined ? [] : [{ section, code, value }],
    );
    return [...codes, ...measured].filter((one) => evidenceName(one, language, words) !== "");
  });
}

/** A cited finding as text: "Body colour: pale", "Temperature 38.2 °C"; empty where the code is unknown. */
export function evidenceName(
  { section, code, value }: Evidence,
  language: Language,
  words: VisitWords = {},
): string {
  const sign = section === "vital_signs" ? vitalSigns.find(({ key }) => key === code) : undefined;
  if (sign && value !== null)
    return `${sign[language]} ${value.toLocaleString(language, { maximumFractionDigits: sign.decimals })} ${sign.unit}`;
  return findingName(section, code, language, words);
}

export const sameEvidence = (one: Evidence, other: Evidence) =>
  one.section === other.section && one.code === other.code && one.value === other.value;
