import type { Module } from "../kernel/access.ts";
import type { Language } from "../kernel/primitives.ts";

/** A kind of test or treatment with its own price. `module`: only spaces with that module see it; null: all spaces. */
export type Priceable = { readonly code: string; readonly module: Module | null };

export const PRICED_TESTS = [
  { code: "tongue", module: "mtc" },
  { code: "pulse", module: "mtc" },
  { code: "ryodoraku", module: "mtc" },
  { code: "osteopathy", module: "osteo" },
  { code: "vital_signs", module: null },
] as const satisfies readonly Priceable[];
export type PricedTest = (typeof PRICED_TESTS)[number]["code"];

export const PRICED_TREATMENTS = [
  { code: "acupuncture", module: "mtc" },
  { code: "auricular", module: "mtc" },
  { code: "ashi", module: "mtc" },
  { code: "formulas", module: "mtc" },
  { code: "substances", module: "mtc" },
  { code: "osteopathy", module: "osteo" },
  { code: "phytotherapy", module: "fito" },
  { code: "nutrition", module: "fito" },
  { code: "supplements", module: "fito" },
  { code: "other", module: "others" },
] as const satisfies readonly Priceable[];
export type PricedTreatment = (typeof PRICED_TREATMENTS)[number]["code"];

/** Both lists by name. */
export const PRICED: Readonly<
  Record<"tests" | "treatments", readonly { code: PricedTest | PricedTreatment; module: Module | null }[]>
> = { tests: PRICED_TESTS, treatments: PRICED_TREATMENTS };

/** The names on screens and receipts. */
export const PRICED_NAMES = {
  en: {
    tongue: "Tongue",
    pulse: "Pulse",
    ryodoraku: "Ryodoraku",
    osteopathy: "Osteopathy",
    vital_signs: "Vital signs",
    acupuncture: "Acupuncture",
    auricular: "Auricular acupuncture",
    ashi: "Ashi points",
    formulas: "Formulas",
    substances: "Substances",
    phytotherapy: "Phytotherapy",
    nutrition: "Nutrition",
    supplements: "Supplements",
    other: "Other treatments",
  },
  pt: {
    tongue: "Língua",
    pulse: "Pulso",
    ryodoraku: "Ryodoraku",
    osteopathy: "Osteopatia",
    vital_signs: "Sinais vitais",
    acupuncture: "Acupuntura",
    auricular: "Acupuntura auricular",
    ashi: "Pontos Ashi",
    formulas: "Fórmulas",
    substances: "Substâncias",
    phytotherapy: "Fitoterapia",
    nutrition: "Nutrição",
    supplements: "Suplementos",
    other: "Outros tratamentos",
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<PricedTest | PricedTreatment, string>>>>;
