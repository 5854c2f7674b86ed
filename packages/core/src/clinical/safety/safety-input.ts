import type { ChosenPoint } from "../../contracts/acupuncture/acupuncture-points.ts";
import type { SubstanceFacts } from "../../contracts/materia/materia.ts";
import type { SectionData } from "../../contracts/visits/sections.ts";
import type { SafetyHit, Words } from "./finding.ts";
import type { SafetyFlag } from "./point-flags.ts";

export type SafetyPoint = Pick<ChosenPoint, "id" | "auricular" | "technics"> & {
  /** What a point of somebody's own is called. */
  name?: string | undefined;
};

/** The sections that a check reads: what is known, and what is done. */
export const CHECKED_SECTIONS = [
  "medication",
  "allergies",
  "past_history",
  "diagnosis",
  "complaint",
  "formulas",
  "substances",
  "supplements",
  "osteopathic_treatment",
  "review_of_systems",
  "osteopathy",
] as const;
export type CheckedSection = (typeof CHECKED_SECTIONS)[number];

/** What is checked: the patient as known, and what was chosen. A section that nobody touched may be left out. */
export type SafetyRecord = {
  patient: {
    pregnant: boolean;
    /** Completed weeks on the day of the visit; null where no due date is recorded. */
    weeks_pregnant: number | null;
    lactant: boolean;
    /** Whole years; null where no birthday is recorded. */
    age: number | null;
    /** The record's own words. */
    alerts: string;
    allergies: string;
    medication: string;
  };
  /** What the visits before told: it counts where this one has not asked, a past illness until it is recorded as gone. */
  before: {
    allergies: string;
    medication: string;
    no_allergies: boolean;
    conditions: readonly { key: string; said: string }[];
    history: boolean;
  };
  sections: { [K in CheckedSection]?: SectionData<K> | undefined };
  points: readonly SafetyPoint[];
};

export type SubstanceSafety = Pick<
  SubstanceFacts,
  "species" | "latin" | "category" | "dose_min_g" | "dose_max_g" | "toxicity" | "pregnancy"
> & {
  /** Written by the clinic itself. */
  own: boolean;
};
/** What the tables know. Undefined where they do not know it: then it is not checked. */
export type SafetyFacts = {
  substance: (id: string) => SubstanceSafety | undefined;
  point: (id: string) => { flags: readonly SafetyFlag[] } | undefined;
  nutrient: (key: string) => { name: Words; unit: string; ul: number | null } | undefined;
};

/** Something that no rule says anything of, and what of. */
export type NotChecked = { aspect: Aspect; subjects: readonly Words[] };
export type SafetyVerdict = { hits: readonly SafetyHit[]; notChecked: readonly NotChecked[] };

/** What may be left unchecked, in words. Nothing here is ever "safe". */
export const aspects = {
  medication: {
    en: "medication, as nobody has asked for it",
    pt: "medicação, porque ninguém perguntou por ela",
  },
  medicine: {
    en: "medicines that are not on the list",
    pt: "medicamentos que não estão na lista",
  },
  interactions: {
    en: "interactions not checked, as no rule knows them",
    pt: "interações não verificadas, porque nenhuma regra os conhece",
  },
  medication_text: {
    en: "medication in free text, beyond the names that are on the list",
    pt: "medicação em texto livre, além dos nomes que estão na lista",
  },
  allergies: { en: "allergies, as nobody has asked for them", pt: "alergias, porque ninguém perguntou" },
  history: {
    en: "pacemaker, epilepsy and bleeding disorders, as no history is recorded",
    pt: "pacemaker, epilepsia e alterações da coagulação, porque não há antecedentes registados",
  },
  age: { en: "age, as no birthday is recorded", pt: "idade, porque não há data de nascimento" },
  pregnancy: { en: "pregnancy", pt: "gravidez" },
  lactation: { en: "breastfeeding", pt: "amamentação" },
  dose: { en: "dose", pt: "dose" },
  external: { en: "dose in external use", pt: "dose em uso externo" },
  toxicity: { en: "toxicity", pt: "toxicidade" },
  techniques: { en: "techniques", pt: "técnicas" },
  contents: { en: "what is in it", pt: "composição" },
  amounts: { en: "amounts of vitamins and minerals", pt: "quantidades de vitaminas e minerais" },
} as const satisfies Record<string, Words>;
export type Aspect = keyof typeof aspects;

/** Gathers what the rules find. */
export type Findings = {
  hit: (hit: SafetyHit) => void;
  unchecked: (aspect: Aspect, subject?: Words) => void;
};
