/** A figure's value in a visit that began at `start`. */
export type TrendPoint = { start: string; value: number };
/** The usual range; null where an end has no limit. */
export type Band = readonly [number | null, number | null];

/** The address of a figure's values over all visits. `figure` is `<section>.<figure>`. */
export const figurePath = (patient: string, figure: string) =>
  `/patient/${patient}?tab=figures&figure=${encodeURIComponent(figure)}`;

export type Plot = {
  /** Oldest first, in the plot's own units: 0 left to 1 right, 0 bottom to 1 top. */
  dots: readonly (TrendPoint & { x: number; y: number })[];
  band: { from: number; to: number } | undefined;
  /** Round values for the horizontal lines. */
  ticks: readonly { value: number; y: number }[];
};

/** Whether a value is inside, below or above its usual range. */
export function positionInBand(value: number, [low, high]: Band): "inside" | "below" | "above" {
  if (low !== null && value < low) return "below";
  return high !== null && value > high ? "above" : "inside";
}

/**
 * Positions values for a plot. Horizontal distances are proportional to the time between visits.
 *
 * @param least the smallest distance between horizontal lines, in the figure's unit
 */
export function plot(points: readonly TrendPoint[], band?: Band, least = 0): Plot {
  const sorted = [...points]
    .filter(({ value }) => Number.isFinite(value))
    .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const limits = [...(band ?? [])].filter((limit) => limit !== null);
  const { low, high, step } = axisRange([...sorted.map(({ value }) => value), ...limits], least);
  const y = (value: number) => (value - low) / (high - low);
  const first = Date.parse(sorted[0]?.start ?? "");
  const span = Date.parse(sorted.at(-1)?.start ?? "") - first;
  const steps = Math.round((high - low) / step);
  return {
    dots: sorted.map((point) => ({
      ...point,
      x: span > 0 ? (Date.parse(point.start) - first) / span : 0.5,
      y: y(point.value),
    })),
    band:
      band && limits.length > 0
        ? { from: band[0] === null ? 0 : y(band[0]), to: band[1] === null ? 1 : y(band[1]) }
        : undefined,
    ticks: Array.from({ length: steps + 1 }, (_, index) => {
      const value = Number((low + index * step).toPrecision(12));
      return { value, y: y(value) };
    }),
  };
}

/** A range with round ends and a margin around all values, in two to five equal steps. */
function axisRange(values: readonly number[], smallest: number) {
  const least = values.length > 0 ? Math.min(...values) : 0;
  const most = values.length > 0 ? Math.max(...values) : 1;
  // Without a lower bound, differences near the floating-point precision would give a step of zero.
  const finest = 1e-9 * Math.max(1, Math.abs(least), Math.abs(most));
  const spread = Math.max(most - least || Math.abs(most) * 0.1 || 1, finest);
  const rough = spread / 3;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(([1, 2, 5].find((factor) => factor * size >= rough) ?? 10) * size, smallest);
  const low = Math.floor((least - spread * 0.05) / step) * step;
  // Figures without negative values begin at zero.
  const floor = least >= 0 ? Math.max(0, low) : low;
  const high = Math.max(Math.ceil((most + spread * 0.05) / step) * step, floor + step);
  return { low: floor, high, step };
}
