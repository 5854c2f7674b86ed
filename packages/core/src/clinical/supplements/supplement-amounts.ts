import type { ChosenSupplement } from "../../contracts/visits/sections/supplements.ts";
import type { ContentUnit } from "./supplement-units.ts";

/** Grams per unit of mass. */
const GRAMS: Readonly<Record<string, number>> = { g: 1, mg: 1e-3, µg: 1e-6 };

/** Size of one international unit in the nutrient's unit of the tables, from EU regulation and the pharmacopoeia. */
const PER_IU: Readonly<Record<string, number>> = {
  /** Retinol, 0.3 µg RE. */
  vitamin_a: 0.3,
  /** Colecalciferol, 0.025 µg. */
  vitamin_d: 0.025,
  /** Natural alpha-tocopherol, 0.67 mg. */
  vitamin_e: 0.67,
};

/** Rounded to twelve digits, so that sums of tenths look as expected. */
const tidy = (figure: number) => Number(figure.toPrecision(12));

type Measured = { key: string; unit: string };

/**
 * Converts an amount from a label to the unit of the nutrient's row (`µg RE` counts as `µg`). Undefined if that is
 * impossible: a volume, or international units of a nutrient that has none.
 */
export function nutrientAmount(
  nutrient: Measured,
  amount: number,
  unit: ContentUnit | string,
): number | undefined {
  const own = nutrient.unit.split(" ")[0] ?? "";
  if (unit === "IU") {
    const each = PER_IU[nutrient.key];
    return each === undefined ? undefined : tidy(amount * each);
  }
  const from = GRAMS[unit];
  const to = GRAMS[own];
  return from === undefined || to === undefined ? undefined : tidy((amount * from) / to);
}

type Intake = Pick<ChosenSupplement, "units" | "times_per_day" | "days">;

/** Units per day. */
export const unitsPerDay = ({ units, times_per_day }: Omit<Intake, "days">): number =>
  tidy(units * times_per_day);

/** Boxes needed for the whole course, rounded up; undefined if the size of a box is unknown. */
export function boxesNeeded({
  units_per_box,
  ...intake
}: Intake & Pick<ChosenSupplement, "units_per_box">): number | undefined {
  return units_per_box ? Math.ceil(tidy((unitsPerDay(intake) * intake.days) / units_per_box)) : undefined;
}

type Reference = Measured & { nrv: number; ul: number | null };

/** The daily intake of one nutrient from all recommendations together. */
export type DailyTotal<N extends Reference> = {
  nutrient: N;
  /** In the nutrient's unit. */
  amount: number;
  /** Per cent of the EU nutrient reference value, rounded. */
  percent: number;
  /** Whether it exceeds the upper level for adults; undefined if none is known, which does not mean it is safe. */
  over: boolean | undefined;
};

type Source = Pick<ChosenSupplement, "units" | "times_per_day" | "nutrients">;

/** The daily total of each nutrient over all recommendations, in the order of the tables. Food is not included. */
export function dailyTotals<N extends Reference>(
  items: readonly Source[],
  nutrients: readonly N[],
): DailyTotal<N>[] {
  const sums = new Map<string, number>();
  for (const item of items)
    for (const { key, amount } of item.nutrients)
      sums.set(key, (sums.get(key) ?? 0) + amount * unitsPerDay(item));
  return nutrients.flatMap((nutrient) => {
    const amount = tidy(sums.get(nutrient.key) ?? 0);
    if (amount === 0) return [];
    const over = nutrient.ul === null ? undefined : amount > nutrient.ul;
    return [{ nutrient, amount, percent: Math.round((amount / nutrient.nrv) * 100), over }];
  });
}
