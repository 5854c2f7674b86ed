import type { Module } from "../../contracts/kernel/access.ts";
import type { Language } from "../../contracts/kernel/primitives.ts";

/** A treatment other than needles, formulas and manual techniques. `minutes` is its usual duration; null for advice. */
type Other = {
  readonly key: string;
  /** The module it belongs to. Without the module it is not offered. */
  readonly module: Module;
  readonly en: string;
  readonly pt: string;
  readonly minutes: number | null;
};

/** The treatments on offer. Sources in `reference/other-treatments.ts`. */
export const otherTreatmentTerms = [
  { key: "massage", module: "others", en: "Massage", pt: "Massagem", minutes: 30 },
  { key: "cupping_therapy", module: "others", en: "Cupping therapy", pt: "Ventosaterapia", minutes: 10 },
  { key: "gua_sha", module: "mtc", en: "Gua sha", pt: "Gua sha", minutes: 10 },
  { key: "tui_na", module: "mtc", en: "Tui na", pt: "Tui na", minutes: 30 },
  { key: "moxa_home", module: "mtc", en: "Moxibustion at home", pt: "Moxabustão em casa", minutes: 15 },
  { key: "qigong", module: "mtc", en: "Qigong", pt: "Qigong", minutes: 20 },
  { key: "heat", module: "others", en: "Heat", pt: "Calor", minutes: 15 },
  { key: "cold", module: "others", en: "Cold", pt: "Frio", minutes: 10 },
  { key: "kinesio_tape", module: "others", en: "Kinesiology tape", pt: "Banda neuromuscular", minutes: 10 },
  {
    key: "electrotherapy",
    module: "others",
    en: "Electrotherapy (TENS)",
    pt: "Eletroterapia (TENS)",
    minutes: 20,
  },
  { key: "reflexology", module: "others", en: "Reflexology", pt: "Reflexologia", minutes: 30 },
  { key: "relaxation", module: "others", en: "Relaxation", pt: "Relaxamento", minutes: 15 },
  { key: "exercise", module: "others", en: "Exercise", pt: "Exercício", minutes: 20 },
  { key: "stretching", module: "others", en: "Stretching", pt: "Alongamentos", minutes: 10 },
  {
    key: "breathing",
    module: "others",
    en: "Breathing exercises",
    pt: "Exercícios respiratórios",
    minutes: 10,
  },
  { key: "posture", module: "others", en: "Posture advice", pt: "Conselhos de postura", minutes: null },
  { key: "sleep", module: "others", en: "Sleep advice", pt: "Conselhos de sono", minutes: null },
  { key: "diet", module: "fito", en: "Diet advice", pt: "Conselhos alimentares", minutes: null },
] as const satisfies readonly Other[];

export const OTHER_KEYS: readonly string[] = otherTreatmentTerms.map(({ key }) => key);

const byKey = new Map<string, Other>(otherTreatmentTerms.map((one) => [one.key, one]));
export const otherTreatment = (key: string): Other | undefined => byKey.get(key);

/** The name of an entry: the list's name in the language, or the text as it was typed. */
export const otherName = ({ key, name }: { key: string; name: string }, language: Language): string =>
  byKey.get(key)?.[language] ?? name;
