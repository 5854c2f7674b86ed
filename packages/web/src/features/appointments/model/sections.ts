import type { Visit } from "@meridian/core/contracts/appointments";
import type { SectionData, SectionKey } from "@meridian/core/contracts/sections";

export const STEPS = ["anamnesis", "tests", "diagnosis", "treatments"] as const;
export type Step = (typeof STEPS)[number];

/** Sections of each step, in the order they are worked through. Acupuncture stands among the treatments by itself. */
export const STEP_SECTIONS: Readonly<Record<Step, readonly SectionKey[]>> = {
  anamnesis: ["complaint", "medication", "allergies", "past_history", "life_habits", "review_of_systems"],
  tests: ["vital_signs"],
  diagnosis: ["diagnosis"],
  treatments: ["treatment_notes", "price"],
};

const noText = { text: "" };
const EMPTY: { [K in SectionKey]: SectionData<K> } = {
  complaint: { reason: "", onset: "", course: "", intensity: null, icd: [] },
  medication: { items: [], text: "" },
  allergies: noText,
  past_history: noText,
  life_habits: noText,
  review_of_systems: noText,
  vital_signs: { values: {}, confirmed: [] },
  diagnosis: { icd: [], patterns: [], text: "" },
  treatment_notes: noText,
  price: { price: 0 },
};

type Content = NonNullable<Visit["content"]>;

/** What a section holds, every field filled. The price begins as the one it was booked with. */
export function sectionValue<K extends SectionKey>(
  section: K,
  content: Pick<Content, "sections">,
  bookedPrice: number,
): SectionData<K> {
  const stored = content.sections.find((one) => one.section === section)?.data;
  const empty = section === "price" ? { price: bookedPrice } : EMPTY[section];
  return { ...empty, ...stored } as SectionData<K>;
}

export const versionOf = (section: SectionKey, content: Pick<Content, "sections">) =>
  content.sections.find((one) => one.section === section)?.version ?? 0;

/** Whether a section holds anything. */
export function holds(section: SectionKey, value: SectionData<SectionKey>): boolean {
  if (section === "price") return false;
  return Object.values(value).some((held) => {
    if (typeof held === "string") return held.trim() !== "";
    if (Array.isArray(held)) return held.length > 0;
    if (held !== null && typeof held === "object") return Object.keys(held).length > 0;
    return held !== null;
  });
}

/** What a 409 brought: the stored section, or the bare value where a draft met a newer record. */
export function theirsOf<K extends SectionKey>(section: K, current: unknown): SectionData<K> {
  const stored = current as { data?: object } | null;
  return { ...EMPTY[section], ...(stored?.data ?? stored) } as SectionData<K>;
}
