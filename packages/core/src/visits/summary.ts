import { modifiedName, type Weighed } from "../clinical/materia/formula-maths.ts";
import { allergyLine } from "../contracts/visits/sections/allergies.ts";
import { codeOf, inWeight } from "../contracts/visits/sections/diagnosis.ts";
import { medicationLine } from "../contracts/visits/sections/medication.ts";
import {
  PRESCRIBED_SECTIONS,
  SECTION_KEYS,
  type SectionData,
  type SectionKey,
  sectionSpec,
} from "../contracts/visits/sections.ts";
import type { AppointmentSummary } from "../contracts/visits/visit-summary.ts";
import type { SectionItem } from "./stored/records.ts";
import type { StoredAcupuncture } from "./stored/visit-items.ts";

/** Short enough that a week of five hundred summaries stays one page of the database. */
const EXCERPT = 240;
const MAX_CODES = 12;
/** Diagnoses first, in their weight; a visit has three, a careless copy of a list hundreds. */
const MAX_ICD = 40;
const MAX_TESTS = 8;
const MAX_PRESCRIBED = 12;
/** What is left of a character that a cut went through. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;
/** Where a cut goes through a word: half of a dose is another dose. */
const LAST_WORD = /\s+\S{0,40}$/;
function excerpt(text: string): string {
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT - 1);
  return `${cut.replace(LAST_WORD, "").replace(HALF_CHARACTER, "")}…`;
}

type Sections = ReadonlyMap<SectionKey, Pick<SectionItem, "data">>;

/** A section's data with every field filled, whether it was saved or not. */
export function dataOf<Key extends Exclude<SectionKey, "price">>(
  sections: Sections,
  key: Key,
): SectionData<Key> {
  return sectionSpec(key).schema.parse(sections.get(key)?.data ?? {}) as SectionData<Key>;
}

/** What a patient's history shows of an appointment without opening it. Written at signing and at each amendment. */
export function summaryOf(
  sections: Sections,
  acupuncture: StoredAcupuncture | undefined,
): AppointmentSummary {
  const { items: complaints } = dataOf(sections, "complaint");
  const diagnosis = dataOf(sections, "diagnosis");
  return {
    complaint: excerpt(
      complaints
        .map(({ what }) => what)
        .filter(Boolean)
        .join("; "),
    ),
    intensity: complaints[0]?.intensity ?? null,
    icd: distinct([...inWeight(diagnosis.icd), ...complaints.flatMap(({ icd }) => icd)]),
    patterns: inWeight(diagnosis.patterns).map(({ key }) => key),
    osteopathic: inWeight(diagnosis.osteopathic).map(codeOf).filter(Boolean),
    primary: [diagnosis.icd, diagnosis.patterns, diagnosis.osteopathic]
      .flatMap((entries: readonly { primary: boolean; code?: string; key?: string }[]) =>
        entries.filter(({ primary }) => primary).map(codeOf),
      )
      .filter(Boolean),
    diagnosis: excerpt(diagnosis.text),
    treatment: excerpt(dataOf(sections, "treatment_notes").text),
    vital_signs: dataOf(sections, "vital_signs").values,
    findings: findingsOf(sections),
    tests: dataOf(sections, "custom_tests")
      .items.slice(0, MAX_TESTS)
      .map(({ test, name, score, band }) => ({ test, name, score, band })),
    points: [...new Set((acupuncture?.points ?? []).map(({ id }) => id))],
    prescribed: prescribedIn(sections),
    allergies: excerpt(allergyLine(dataOf(sections, "allergies"))),
    medication: excerpt(medicationLine(dataOf(sections, "medication"))),
  };
}

type Prescribed = { name: string; base?: readonly Weighed[]; ingredients?: readonly Weighed[] };

/** What was prescribed, by its names. */
const prescribedIn = (sections: Sections): string[] =>
  PRESCRIBED_SECTIONS.flatMap((key) => {
    const { items } = sectionSpec(key).schema.parse(sections.get(key)?.data ?? {}) as {
      items: readonly Prescribed[];
    };
    return items.map(({ name, base = [], ingredients = [] }) =>
      excerpt(modifiedName(name, base, ingredients)),
    );
  }).slice(0, MAX_PRESCRIBED);

/** The codes each section found worth showing in the history. */
function findingsOf(sections: Sections): Record<string, string[]> {
  const found = SECTION_KEYS.flatMap((key): [string, string[]][] => {
    const spec = sectionSpec(key);
    const data = sections.get(key)?.data;
    const codes = data && spec.digest ? spec.digest(spec.schema.parse(data)).slice(0, MAX_CODES) : [];
    return codes.length > 0 ? [[key, [...codes]]] : [];
  });
  return Object.fromEntries(found);
}

const distinct = (codes: { code: string; title: string }[]) =>
  codes
    .filter(({ code }, index) => codes.findIndex((other) => other.code === code) === index)
    .slice(0, MAX_ICD)
    .map(({ code, title }) => ({ code, title: excerpt(title) }));
