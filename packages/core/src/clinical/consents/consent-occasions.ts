import type { Module } from "../../contracts/kernel/access.ts";
import type { TechnicId } from "../acupuncture/needling-techniques.ts";

/** What calls for a consent. The platform's own texts have these names as ids. */
export const CONSENT_OCCASIONS = [
  /** Every patient: the protection of personal data. */
  "data_protection",
  /** Every patient below 18. */
  "minor",
  "acupuncture",
  "moxa_cupping",
  "bloodletting",
  "osteopathy",
  "herbal",
  "photos",
] as const;
export type ConsentOccasion = (typeof CONSENT_OCCASIONS)[number];

/** Occasions of every patient, or of everybody of an age. The others belong to a treatment. */
export const PERSONAL_OCCASIONS = ["data_protection", "minor"] as const satisfies ConsentOccasion[];

/** Modules with which an occasion can come about; undefined for those of every clinic. One of them is enough. */
const MODULES_OF: Readonly<Partial<Record<ConsentOccasion, readonly Module[]>>> = {
  acupuncture: ["mtc"],
  moxa_cupping: ["mtc"],
  bloodletting: ["mtc"],
  osteopathy: ["osteo"],
  herbal: ["mtc", "fito"],
};

/** Whether an occasion can come about in a clinic with these modules. */
export const occursWith = (occasion: ConsentOccasion, modules: readonly string[]): boolean =>
  MODULES_OF[occasion]?.some((module) => modules.includes(module)) ?? true;

/** Seeds and magnetic balls lie on the skin of the ear and neither break nor heat it. */
const BY_TECHNIQUE: Readonly<Record<TechnicId, ConsentOccasion | null>> = {
  1: "acupuncture",
  2: "moxa_cupping",
  3: "bloodletting",
  4: "moxa_cupping",
  5: "acupuncture",
  6: null,
  7: null,
  8: "acupuncture",
  9: "moxa_cupping",
};

/** What the chosen techniques call for, each once. A point without a technique is needled. */
export function occasionsOfPoints(points: readonly { technics: readonly number[] }[]): ConsentOccasion[] {
  const found = points.flatMap(({ technics }) =>
    technics.length === 0
      ? ["acupuncture" as const]
      : technics.map((technic) => BY_TECHNIQUE[technic as TechnicId] ?? null),
  );
  return unique(found);
}

/** By the codes of treatments in appointment types and price lists. */
const BY_TREATMENT: Readonly<Record<string, ConsentOccasion>> = {
  acupuncture: "acupuncture",
  auricular: "acupuncture",
  ashi: "acupuncture",
  formulas: "herbal",
  substances: "herbal",
  phytotherapy: "herbal",
  osteopathy: "osteopathy",
};

/** What the treatments of an appointment's type call for, each once. */
export const occasionsOfTreatments = (treatments: readonly string[]): ConsentOccasion[] =>
  unique(treatments.map((code) => BY_TREATMENT[code] ?? null));

const unique = (found: readonly (ConsentOccasion | null)[]) =>
  [...new Set(found)].filter((one): one is ConsentOccasion => one !== null);
