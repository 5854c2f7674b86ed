import type { Language } from "../contracts/kernel/primitives.ts";
import type { PrescribedFormula } from "../contracts/visits/sections/formulas.ts";

type PrescribedWords = {
  title: string;
  licence: string;
  substance: string;
  latin: string;
  perDay: string;
  perDose: string;
  course: string;
  total: string;
  taken: string;
  instructions: string;
  signature: string;
  forms: Readonly<Record<PrescribedFormula["form"], string>>;
  /** Frequency and duration, in words. */
  doses: (doses: number) => string;
  days: (days: number) => string;
};

const en: PrescribedWords = {
  title: "Prescription",
  licence: "Licence number",
  substance: "Substance",
  latin: "Latin name",
  perDay: "Per day",
  perDose: "Per dose",
  course: "Whole course",
  total: "Total",
  taken: "Dosage",
  instructions: "Instructions",
  signature: "Signature",
  forms: {
    decoction: "Decoction",
    powder: "Powder",
    pill: "Pills",
    granules: "Granules",
    tincture: "Tincture",
    capsules: "Capsules",
    external: "For external use",
  },
  doses: (doses) => (doses === 1 ? "one dose a day" : `${doses} doses a day`),
  days: (days) => (days === 1 ? "for one day" : `for ${days} days`),
};

const pt: PrescribedWords = {
  title: "Receita",
  licence: "Número de cédula",
  substance: "Substância",
  latin: "Nome em latim",
  perDay: "Por dia",
  perDose: "Por toma",
  course: "No total",
  total: "Total",
  taken: "Como tomar",
  instructions: "Instruções",
  signature: "Assinatura",
  forms: {
    decoction: "Decocção",
    powder: "Pó",
    pill: "Pílulas",
    granules: "Granulado",
    tincture: "Tintura",
    capsules: "Cápsulas",
    external: "Para uso externo",
  },
  doses: (doses) => (doses === 1 ? "uma toma por dia" : `${doses} tomas por dia`),
  days: (days) => (days === 1 ? "durante um dia" : `durante ${days} dias`),
};

/** The texts of a prescription, in addition to those of every document of a visit. */
export const prescribedWords: Readonly<Record<Language, PrescribedWords>> = { en, pt };
