import type { Language } from "../../contracts/kernel/primitives.ts";
import type { ChosenSupplement } from "../../contracts/visits/sections/supplements.ts";
import type { Unit } from "./supplement-units.ts";

type Name = readonly [one: string, more: string];
const same = (name: string): Name => [name, name];
const MEASURES = { ml: same("ml"), g: same("g"), mg: same("mg"), µg: same("µg") } as const;

/** Name of each unit, singular and plural. */
const UNIT_NAMES: Readonly<Record<Language, Readonly<Record<Unit, Name>>>> = {
  en: {
    ...MEASURES,
    capsule: ["capsule", "capsules"],
    tablet: ["tablet", "tablets"],
    softgel: ["soft capsule", "soft capsules"],
    sachet: ["sachet", "sachets"],
    ampoule: ["ampoule", "ampoules"],
    drop: ["drop", "drops"],
    spoon: ["spoonful", "spoonfuls"],
    spray: ["spray", "sprays"],
    unit: ["unit", "units"],
  },
  pt: {
    ...MEASURES,
    capsule: ["cápsula", "cápsulas"],
    tablet: ["comprimido", "comprimidos"],
    softgel: ["cápsula mole", "cápsulas moles"],
    sachet: ["saqueta", "saquetas"],
    ampoule: ["ampola", "ampolas"],
    drop: ["gota", "gotas"],
    spoon: ["colher", "colheres"],
    spray: ["pulverização", "pulverizações"],
    unit: ["unidade", "unidades"],
  },
};
const DOSE: Readonly<Record<Language, Name>> = { en: ["dose", "doses"], pt: ["toma", "tomas"] };

/** A unit in words: from the list, or as the therapist typed it; "dose" without one. */
export function unitName(unit: string, language: Language, count = 2): string {
  const names: Readonly<Record<string, Name>> = UNIT_NAMES[language];
  const name = unit === "" ? DOSE[language] : names[unit];
  return name ? name[count > 1 ? 1 : 0] : unit;
}

type Intake = Pick<ChosenSupplement, "units" | "times_per_day" | "days" | "unit">;

/** "2 capsules, 3 times a day, for 30 days": on screens and on paper. `number` writes a figure in the language. */
export function intakeWords(
  { units, unit, times_per_day, days }: Intake,
  language: Language,
  number: (value: number) => string,
): string {
  const each = `${number(units)} ${unitName(unit, language, units)}`;
  if (language === "pt") {
    const often = times_per_day === 1 ? "uma vez por dia" : `${times_per_day} vezes por dia`;
    return `${each}, ${often}, durante ${days === 1 ? "um dia" : `${days} dias`}`;
  }
  const often = times_per_day === 1 ? "once a day" : `${times_per_day} times a day`;
  return `${each}, ${often}, for ${days === 1 ? "one day" : `${days} days`}`;
}

/** "2 boxes"; empty if the number is unknown. */
export function boxesWords(boxes: number | undefined, language: Language): string {
  if (boxes === undefined) return "";
  const [one, more] = language === "pt" ? ["caixa", "caixas"] : ["box", "boxes"];
  return `${boxes} ${boxes === 1 ? one : more}`;
}

/** The usual daily grams of a plant's dried part: "9–12 g a day". */
export function plantDoseWords(
  { dose_min_g: least, dose_max_g: most }: { dose_min_g: number | null; dose_max_g: number | null },
  language: Language,
  number: (value: number) => string,
): string {
  if (least === null || most === null) return language === "pt" ? "dose desconhecida" : "no dose known";
  const range = least === most ? number(most) : `${number(least)}–${number(most)}`;
  return `${range} g ${language === "pt" ? "por dia" : "a day"}`;
}
