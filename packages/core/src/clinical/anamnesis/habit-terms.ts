/**
 * Life habits: what is asked and how it is answered. Browser and server read the same rows; where they come from:
 * `reference/anamnesis.ts`.
 */
import type { Language } from "../../contracts/kernel/primitives.ts";

type Named = Readonly<Record<Language, string>>;
type Option = Named & { readonly key: string };

export const HABIT_GROUPS = ["food", "substances", "activity", "rest", "digestion"] as const;
export type HabitGroup = (typeof HABIT_GROUPS)[number];
export const habitGroups: Readonly<Record<HabitGroup, Named>> = {
  food: { en: "Food and drink", pt: "Alimentação e bebidas" },
  substances: { en: "Alcohol, tobacco, substances", pt: "Álcool, tabaco, substâncias" },
  activity: { en: "Work and movement", pt: "Trabalho e movimento" },
  rest: { en: "Sleep and stress", pt: "Sono e stress" },
  digestion: { en: "Digestion", pt: "Digestão" },
};

export type Habit = Named & {
  readonly key: string;
  readonly group: HabitGroup;
} & (
    | {
        readonly kind: "choice" | "multi";
        readonly options: readonly Option[];
        readonly unusual?: readonly string[];
      }
    | {
        readonly kind: "number" | "scale";
        readonly min: number;
        readonly max: number;
        readonly decimals: number;
        readonly unit?: Named;
      }
    | { readonly kind: "text" | "time" }
  ) & {
    /** Not asked when that other habit has this answer: no cigarettes of who never smoked. */
    readonly unless?: readonly [habit: string, answer: string];
    /** A choice about the patient's present state instead of the way of life. Numbers always are. */
    readonly ofTheDay?: true;
  };

/** What was answered: an option, several, a figure, a time or words. */
export type HabitAnswer = string | number | readonly string[];

export const lifeHabitTerms: readonly Habit[] = [
  {
    key: "diet",
    group: "food",
    en: "Diet",
    pt: "Alimentação",
    kind: "choice",
    options: [
      { key: "omnivore", en: "Omnivore", pt: "Omnívora" },
      { key: "vegetarian", en: "Vegetarian", pt: "Vegetariana" },
      { key: "vegan", en: "Vegan", pt: "Vegana" },
      { key: "mediterranean", en: "Mediterranean", pt: "Mediterrânica" },
      { key: "low_carb", en: "Low carbohydrate", pt: "Baixa em hidratos" },
      { key: "gluten_free", en: "Gluten free", pt: "Sem glúten" },
      { key: "other", en: "Other", pt: "Outra" },
    ],
  },
  {
    key: "meals_per_day",
    group: "food",
    en: "Meals per day",
    pt: "Refeições por dia",
    kind: "number",
    min: 0,
    max: 20,
    decimals: 0,
  },
  {
    key: "water",
    group: "food",
    en: "Water intake",
    pt: "Ingestão de água",
    kind: "number",
    min: 0,
    max: 15,
    decimals: 1,
    unit: { en: "L/day", pt: "L/dia" },
  },
  {
    key: "coffee",
    group: "food",
    en: "Coffee",
    pt: "Café",
    kind: "number",
    min: 0,
    max: 40,
    decimals: 0,
    unit: { en: "cups/day", pt: "chávenas/dia" },
  },
  {
    key: "tea",
    group: "food",
    en: "Tea",
    pt: "Chá",
    kind: "number",
    min: 0,
    max: 40,
    decimals: 0,
    unit: { en: "cups/day", pt: "chávenas/dia" },
  },
  {
    key: "flavour_preference",
    group: "food",
    en: "Flavour preference",
    pt: "Preferência de sabores",
    kind: "multi",
    options: [
      { key: "sweet", en: "Sweet", pt: "Doce" },
      { key: "salty", en: "Salty", pt: "Salgado" },
      { key: "sour", en: "Sour", pt: "Ácido" },
      { key: "bitter", en: "Bitter", pt: "Amargo" },
      { key: "spicy", en: "Spicy", pt: "Picante" },
    ],
  },
  {
    key: "temperature_preference",
    group: "food",
    en: "Food temperature preference",
    pt: "Preferência de temperatura",
    kind: "choice",
    options: [
      { key: "cold", en: "Cold", pt: "Frio" },
      { key: "warm", en: "Warm", pt: "Quente" },
      { key: "neutral", en: "Neutral", pt: "Neutro" },
    ],
  },
  {
    key: "alcohol",
    group: "substances",
    en: "Alcohol",
    pt: "Álcool",
    kind: "choice",
    options: [
      { key: "never", en: "Never", pt: "Nunca" },
      { key: "occasional", en: "Occasional", pt: "Ocasional" },
      { key: "weekly", en: "Weekly", pt: "Semanal" },
      { key: "daily", en: "Daily", pt: "Diário" },
    ],
    unusual: ["daily"],
  },
  {
    key: "alcohol_units",
    group: "substances",
    en: "Alcohol units",
    pt: "Unidades de álcool",
    kind: "number",
    min: 0,
    max: 300,
    decimals: 1,
    unit: { en: "units/week", pt: "unidades/semana" },
    unless: ["alcohol", "never"],
  },
  {
    key: "tobacco",
    group: "substances",
    en: "Tobacco",
    pt: "Tabaco",
    kind: "choice",
    options: [
      { key: "never", en: "Never", pt: "Nunca" },
      { key: "former", en: "Former", pt: "Ex-fumador" },
      { key: "current", en: "Current", pt: "Fumador" },
    ],
    unusual: ["current"],
  },
  {
    key: "cigarettes",
    group: "substances",
    en: "Cigarettes",
    pt: "Cigarros",
    kind: "number",
    min: 0,
    max: 200,
    decimals: 0,
    unit: { en: "a day", pt: "por dia" },
    unless: ["tobacco", "never"],
  },
  {
    key: "drugs",
    group: "substances",
    en: "Recreational substances",
    pt: "Substâncias recreativas",
    kind: "text",
  },
  {
    key: "exercise",
    group: "activity",
    en: "Physical exercise",
    pt: "Exercício físico",
    kind: "choice",
    options: [
      { key: "none", en: "None", pt: "Nenhum" },
      { key: "1_2", en: "1-2 times a week", pt: "1-2 vezes por semana" },
      { key: "3_4", en: "3-4 times a week", pt: "3-4 vezes por semana" },
      { key: "5_plus", en: "5 or more", pt: "5 ou mais" },
    ],
    unusual: ["none"],
  },
  {
    key: "exercise_type",
    group: "activity",
    en: "Type of exercise",
    pt: "Tipo de exercício",
    kind: "text",
    unless: ["exercise", "none"],
  },
  {
    key: "work",
    group: "activity",
    en: "Work activity",
    pt: "Atividade profissional",
    kind: "choice",
    options: [
      { key: "sedentary", en: "Sedentary", pt: "Sedentária" },
      { key: "standing", en: "Standing", pt: "Em pé" },
      { key: "physical", en: "Physical", pt: "Física" },
      { key: "shift", en: "Shift work", pt: "Turnos" },
    ],
    unusual: ["shift"],
  },
  {
    key: "screen_time",
    group: "activity",
    en: "Screen time",
    pt: "Tempo de ecrã",
    kind: "number",
    min: 0,
    max: 24,
    decimals: 1,
    unit: { en: "h/day", pt: "h/dia" },
  },
  {
    key: "sun",
    group: "activity",
    en: "Sun exposure",
    pt: "Exposição solar",
    kind: "choice",
    options: [
      { key: "low", en: "Low", pt: "Baixa" },
      { key: "moderate", en: "Moderate", pt: "Moderada" },
      { key: "high", en: "High", pt: "Elevada" },
    ],
  },
  {
    key: "hobbies",
    group: "activity",
    en: "Hobbies",
    pt: "Passatempos",
    kind: "text",
  },
  {
    key: "sleep_hours",
    group: "rest",
    en: "Sleep",
    pt: "Sono",
    kind: "number",
    min: 0,
    max: 24,
    decimals: 1,
    unit: { en: "h/night", pt: "h/noite" },
  },
  {
    key: "sleep_quality",
    group: "rest",
    en: "Sleep quality",
    pt: "Qualidade do sono",
    kind: "choice",
    options: [
      { key: "good", en: "Good", pt: "Boa" },
      { key: "fair", en: "Fair", pt: "Razoável" },
      { key: "poor", en: "Poor", pt: "Má" },
    ],
    ofTheDay: true,
    unusual: ["poor"],
  },
  {
    key: "bedtime",
    group: "rest",
    en: "Bedtime",
    pt: "Hora de deitar",
    kind: "time",
  },
  {
    key: "stress_level",
    group: "rest",
    en: "Stress level",
    pt: "Nível de stress",
    kind: "scale",
    min: 0,
    max: 10,
    decimals: 0,
  },
  {
    key: "bowel",
    group: "digestion",
    en: "Bowel movements",
    pt: "Trânsito intestinal",
    kind: "choice",
    options: [
      { key: "daily", en: "Daily", pt: "Diário" },
      { key: "2_3_days", en: "Every 2-3 days", pt: "Cada 2-3 dias" },
      { key: "less", en: "Less often", pt: "Menos frequente" },
      { key: "several", en: "Several a day", pt: "Várias vezes ao dia" },
    ],
    ofTheDay: true,
    unusual: ["less", "several"],
  },
  {
    key: "bristol",
    group: "digestion",
    en: "Bristol stool type",
    pt: "Escala de Bristol",
    kind: "scale",
    min: 1,
    max: 7,
    decimals: 0,
  },
];

/** Answers of one day, which the next visit asks again: every number, because it is shown over time. */
export const isOfTheDay = ({ kind, ofTheDay }: Habit) =>
  kind === "number" || kind === "scale" || ofTheDay === true;

export const lifeHabit = (key: string) => lifeHabitTerms.find((habit) => habit.key === key);

/** The error code of an answer; undefined if it is valid. */
export function habitFault(key: string, answer: HabitAnswer): string | undefined {
  const habit = lifeHabit(key);
  if (!habit) return "habit.unknown";
  switch (habit.kind) {
    case "choice":
      return habit.options.some((option) => option.key === answer) ? undefined : "habit.option";
    case "multi":
      return Array.isArray(answer) && answer.every((one) => habit.options.some(({ key }) => key === one))
        ? undefined
        : "habit.option";
    case "number":
    case "scale":
      return typeof answer === "number" && answer >= habit.min && answer <= habit.max
        ? undefined
        : "habit.range";
    case "time":
      return typeof answer === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(answer)
        ? undefined
        : "time.invalid";
    case "text":
      return typeof answer === "string" ? undefined : "habit.option";
  }
}

/** Whether a habit is asked, by what was answered so far. */
export const isAsked = ({ unless }: Habit, values: Readonly<Record<string, HabitAnswer>>) =>
  !unless || values[unless[0]] !== unless[1];
