import type { Ingredient } from "../../contracts/materia/materia.ts";

/** An ingredient as the calculations need it. Grams are per day. */
export type Weighed = Pick<Ingredient, "substance" | "name" | "grams">;

/**
 * Sums are calculated in whole hundredths of a gram, so that no rounding error appears: 0.1 + 0.2 is 0.3, and a formula
 * scaled to 60 g weighs 60 g.
 */
const HUNDREDTHS = 100;
const TENTH = 10;
const toUnits = (grams: number) => Math.round(grams * HUNDREDTHS);
const toGrams = (units: number) => units / HUNDREDTHS;

/** Total grams a day, to a hundredth. */
export const totalGrams = (ingredients: readonly Pick<Weighed, "grams">[]): number =>
  toGrams(ingredients.reduce((sum, { grams }) => sum + toUnits(grams), 0));

/** Grams of one dose when a day's grams are divided into so many doses, to a hundredth. */
export const gramsPerDose = (gramsPerDay: number, dosesPerDay: number): number =>
  toGrams(Math.round(toUnits(gramsPerDay) / Math.max(1, dosesPerDay)));

/** Grams for the whole course: grams a day times days. */
export const gramsForCourse = (gramsPerDay: number, days: number): number =>
  toGrams(toUnits(gramsPerDay) * days);

/**
 * Scales a formula to exactly `total` grams a day and keeps its proportions. Each share is rounded down to a tenth of a
 * gram, the precision of scales and granules, and the remaining tenths go to the shares that lost most (largest
 * remainders, the earlier of equal ones first), so that the sum is exact. If a tenth is too coarse, because the total
 * is given in hundredths or a share would be below half a gram, hundredths are used. No ingredient falls to zero while
 * the total allows one step for each. Without any weight the formula stays unchanged.
 */
export function scaleTo<T extends Pick<Weighed, "grams">>(ingredients: readonly T[], total: number): T[] {
  const now = ingredients.map(({ grams }) => toUnits(grams));
  const sum = now.reduce((one, other) => one + other, 0);
  const target = toUnits(total);
  if (sum === 0 || target <= 0) return [...ingredients];
  const share = (units: number) => (units * target) / sum;
  const coarse = target % TENTH === 0 && now.every((units) => units === 0 || share(units) >= 5 * TENTH);
  const step = coarse ? TENTH : 1;
  const steps = apportion(
    now.map((units) => share(units) / step),
    target / step,
  );
  return ingredients.map((one, at) => ({ ...one, grams: toGrams((steps[at] ?? 0) * step) }));
}

/** Whole numbers close to the shares with the exact sum `whole`, at least 1 for each share if possible. */
function apportion(shares: readonly number[], whole: number): number[] {
  const held = shares.filter((one) => one > 0).length;
  const least = whole >= held ? 1 : 0;
  const cut = shares.map((one) => (one > 0 ? Math.max(least, Math.floor(one)) : 0));
  const over = shares
    .map((one, at) => ({ at, lost: one - (cut[at] ?? 0) }))
    .filter(({ at }) => (shares[at] ?? 0) > 0);
  let rest = whole - cut.reduce((sum, one) => sum + one, 0);
  for (const { at } of over.toSorted((a, b) => b.lost - a.lost || a.at - b.at)) {
    if (rest <= 0) break;
    cut[at] = (cut[at] ?? 0) + 1;
    rest -= 1;
  }
  // What the smallest shares got in addition is subtracted from the largest.
  for (; rest < 0; rest += 1) {
    const largest = cut.indexOf(Math.max(...cut));
    cut[largest] = (cut[largest] ?? 0) - 1;
  }
  return cut;
}

/** How the weight of a substance in both formulas is combined. */
export type Merge = "larger" | "sum";

/**
 * Combines two formulas: ingredients only in the second come after those of the first. A substance in both is included
 * once, with the larger of its weights, which is the convention for combined formulas: each formula keeps its effect,
 * while the sum would often exceed the dose range of the materia medica. `sum` adds the weights.
 */
export function merge<T extends Weighed>(one: readonly T[], other: readonly T[], how: Merge = "larger"): T[] {
  const later = new Map(other.map((line) => [line.substance, line]));
  const both = one.map((line) => {
    const again = later.get(line.substance);
    if (!again) return line;
    const grams = how === "sum" ? totalGrams([line, again]) : Math.max(line.grams, again.grams);
    return { ...line, grams };
  });
  const known = new Set(one.map(({ substance }) => substance));
  return [...both, ...other.filter(({ substance }) => !known.has(substance))];
}

/** Adds a substance at the end. One that is there already gets the new weight and keeps its place. */
export const withIngredient = <T extends Weighed>(ingredients: readonly T[], added: T): T[] =>
  ingredients.some(({ substance }) => substance === added.substance)
    ? ingredients.map((line) => (line.substance === added.substance ? { ...line, grams: added.grams } : line))
    : [...ingredients, added];

/** Removes a substance. */
export const withoutIngredient = <T extends Weighed>(ingredients: readonly T[], substance: string): T[] =>
  ingredients.filter((line) => line.substance !== substance);

export type Changes<T extends Weighed = Weighed> = {
  added: T[];
  /** Removed ingredients, as in the source. */
  taken: Weighed[];
  more: T[];
  less: T[];
};

/**
 * Differences between a formula and its source. Scaling the whole formula is not a difference: weights are compared
 * after removing the common factor (that of the median ingredient, and 1 if any weight equals the source's), and
 * differences of a tenth of a gram are rounding.
 */
export function changesAgainst<T extends Weighed>(source: readonly Weighed[], now: readonly T[]): Changes<T> {
  const before = new Map(source.map(({ substance, grams }) => [substance, grams]));
  const factor = factorBetween(before, now);
  const beyond = (line: T) => {
    const was = before.get(line.substance);
    const by = was === undefined ? 0 : toUnits(line.grams) - Math.round(toUnits(was) * factor);
    return Math.abs(by) > TENTH ? by : 0;
  };
  const kept = new Set(now.map(({ substance }) => substance));
  return {
    added: now.filter(({ substance }) => !before.has(substance)),
    taken: source.filter(({ substance }) => !kept.has(substance)),
    more: now.filter((line) => beyond(line) > 0),
    less: now.filter((line) => beyond(line) < 0),
  };
}

function factorBetween(before: ReadonlyMap<string, number>, now: readonly Weighed[]): number {
  const factors = now.flatMap(({ substance, grams }) => {
    const was = before.get(substance);
    return was ? [grams / was] : [];
  });
  if (factors.length === 0 || factors.includes(1)) return 1;
  return factors.toSorted((a, b) => a - b)[Math.floor((factors.length - 1) / 2)] ?? 1;
}

/**
 * "Xiao Yao San + Dan Pi − Bo He": the name with added and removed ingredients. Only `name` if the source is unknown.
 */
export function modifiedName(name: string, source: readonly Weighed[], now: readonly Weighed[]): string {
  if (source.length === 0) return name;
  const { added, taken } = changesAgainst(source, now);
  return [name, ...added.map((one) => `+ ${one.name}`), ...taken.map((one) => `− ${one.name}`)].join(" ");
}

/** Limits of a substance's daily dose, in grams; null if unknown. */
export type DoseRange = { dose_min_g: number | null; dose_max_g: number | null };

/** Whether the daily grams are below or above the substance's range; undefined inside the range or without one. */
export function outsideDose(grams: number, range: DoseRange | undefined): "below" | "above" | undefined {
  if (!range || grams === 0) return undefined;
  if (range.dose_max_g !== null && grams > range.dose_max_g) return "above";
  return range.dose_min_g !== null && grams < range.dose_min_g ? "below" : undefined;
}

/**
 * Default grams for a newly chosen substance: the middle of its range, rounded to whole grams from 3 g on and to halves
 * below; the lower limit for a toxic one; 0, to be filled in, without a range.
 */
export function usualGrams({
  dose_min_g,
  dose_max_g,
  toxicity,
}: DoseRange & { toxicity?: string | null }): number {
  const least = dose_min_g ?? dose_max_g ?? 0;
  const most = dose_max_g ?? least;
  if (toxicity && toxicity !== "none") return least;
  const middle = (least + most) / 2;
  const even = middle >= 3 ? Math.round(middle) : Math.round(middle * 2) / 2;
  return even >= least && even <= most ? even : toGrams(toUnits(middle));
}

/** Divides "dan pi 6" or "dan pi 4,5 g" into the words to search for and the grams. */
export function gramsTyped(text: string): { words: string; grams: number | undefined } {
  const found = /^(.*\S)\s+(\d{1,4}(?:[.,]\d{1,2})?)\s*g?$/i.exec(text.trim());
  const [, words, figure] = found ?? [];
  if (!words || !figure) return { words: text.trim(), grams: undefined };
  return { words, grams: Number(figure.replace(",", ".")) };
}
