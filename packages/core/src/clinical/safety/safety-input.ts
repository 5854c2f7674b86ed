import type { ChosenPoint } from "../../contracts/acupuncture/acupuncture-points.ts";
import type { SubstanceFacts } from "../../contracts/materia/materia.ts";
import type { SectionData } from "../../contracts/visits/sections.ts";
import type { DrugFacts } from "./drug-facts.ts";
import type { FindingReview, SafetyHit, Words } from "./finding.ts";
import type { InteractionTable } from "./interaction-table.ts";
import type { SupplementFacts } from "./known-supplements.ts";
import type { SafetyFlag } from "./point-flags.ts";
import type { SafetyRules } from "./safety-rules.ts";

export type SafetyPoint = Pick<ChosenPoint, "id" | "auricular" | "technics"> & {
  /** The name of a clinic's own point. */
  name?: string | undefined;
};

/** The sections a check reads: those about the patient and those of the treatment. */
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

/** The input of a check: the patient and the chosen treatment. An empty section may be left out. */
export type SafetyInput = {
  patient: {
    pregnant: boolean;
    /** Completed weeks on the day of the visit; null where no due date is recorded. */
    weeks_pregnant: number | null;
    lactant: boolean;
    /** Whole years; null where no birthday is recorded. */
    age: number | null;
    /** The texts in the patient's record. */
    alerts: string;
    allergies: string;
    medication: string;
  };
  /**
   * What earlier visits recorded. It counts if this visit has not recorded the same; a past illness counts until it is
   * resolved.
   */
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
  /** Added by the clinic itself. */
  own: boolean;
  /** The back office's review of the substance; absent while nobody decided about it. */
  review?: FindingReview | undefined;
};
/** Facts by id. Undefined where there are none, which is reported as not checked. */
export type SafetyFacts = {
  substance: (id: string) => SubstanceSafety | undefined;
  point: (id: string) => { flags: readonly SafetyFlag[] } | undefined;
  supplements: SupplementFacts;
  /** What is published of a medicine, by its lasting name; undefined where the table that ships applies. */
  drug: (inn: string) => DrugFacts | undefined;
  interactions: InteractionTable;
  rules: SafetyRules;
};

/** What a check of points alone reads. */
export type PointSafetyFacts = Pick<SafetyFacts, "point" | "rules" | "drug">;

/** Subjects that no rule covers, by aspect. */
export type NotChecked = { aspect: Aspect; subjects: readonly Words[] };
export type SafetyVerdict = { hits: readonly SafetyHit[]; notChecked: readonly NotChecked[] };

/** Names of the aspects that may be left unchecked. The product never calls anything "safe". */
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

/** Collects the findings of the rules. */
export type Findings = {
  hit: (hit: SafetyHit) => void;
  unchecked: (aspect: Aspect, subject?: Words) => void;
};
