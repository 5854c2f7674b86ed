/**
 * The words of the anamnesis that are chosen rather than written: browser, server and print read the same rows. Where
 * they come from: `reference/anamnesis.ts`.
 */
import type { Language } from "../../contracts/kernel/primitives.ts";

type Named = Readonly<Record<Language, string>>;
type Term = Named & { readonly key: string };

export const COURSES = ["better", "same", "worse", "fluctuating"] as const;
export const SIDES = ["left", "right", "both", "central"] as const;
export const SEVERITIES = ["mild", "moderate", "severe"] as const;
export const RELATIVES = ["mother", "father", "sibling", "child", "grandparent", "other"] as const;

export const courses: Readonly<Record<(typeof COURSES)[number], Named>> = {
  better: { en: "Better", pt: "Melhor" },
  same: { en: "The same", pt: "Igual" },
  worse: { en: "Worse", pt: "Pior" },
  fluctuating: { en: "Comes and goes", pt: "Vai e vem" },
};
export const sides: Readonly<Record<(typeof SIDES)[number], Named>> = {
  left: { en: "Left", pt: "Esquerda" },
  right: { en: "Right", pt: "Direita" },
  both: { en: "Both sides", pt: "Ambos" },
  central: { en: "Central", pt: "Central" },
};
export const severities: Readonly<Record<(typeof SEVERITIES)[number], Named>> = {
  mild: { en: "Mild", pt: "Ligeira" },
  moderate: { en: "Moderate", pt: "Moderada" },
  severe: { en: "Severe", pt: "Grave" },
};
export const relatives: Readonly<Record<(typeof RELATIVES)[number], Named>> = {
  mother: { en: "Mother", pt: "Mãe" },
  father: { en: "Father", pt: "Pai" },
  sibling: { en: "Sibling", pt: "Irmão ou irmã" },
  child: { en: "Child", pt: "Filho ou filha" },
  grandparent: { en: "Grandparent", pt: "Avô ou avó" },
  other: { en: "Other relative", pt: "Outro familiar" },
};

/** What a pain is like. */
export const painQualities: readonly Term[] = [
  { key: "stabbing", en: "Stabbing", pt: "Lancinante" },
  { key: "dull", en: "Dull", pt: "Surda" },
  { key: "burning", en: "Burning", pt: "Queimadura" },
  { key: "distending", en: "Distending", pt: "Distensiva" },
  { key: "cramping", en: "Cramping", pt: "Cólica" },
  { key: "throbbing", en: "Throbbing", pt: "Pulsátil" },
  { key: "radiating", en: "Radiating", pt: "Irradiada" },
  { key: "heavy", en: "Heavy", pt: "Peso" },
  { key: "tingling", en: "Tingling", pt: "Formigueiro" },
  { key: "cold", en: "Cold", pt: "Fria" },
  { key: "wandering", en: "Wandering", pt: "Migratória" },
  { key: "fixed", en: "Fixed", pt: "Fixa" },
];
