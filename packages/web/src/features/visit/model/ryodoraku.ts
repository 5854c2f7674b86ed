import type { RyodorakuRatio } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { RYODORAKU_KEYS, type RyodorakuKey } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { ryodoraku, ryodorakuBands } from "@meridian/core/contracts/visits/sections/ryodoraku";
import type { Band, TrendPoint } from "./trend.ts";

type Data = SectionData<"ryodoraku">;

/** The reading a key moves to: the next in the order of measuring, or the one beside it. */
export function readingAfter(key: RyodorakuKey, pressed: string): RyodorakuKey | undefined {
  const at = RYODORAKU_KEYS.indexOf(key);
  const left = at % 2 === 0;
  const to = {
    Next: at + 1,
    Back: at - 1,
    ArrowDown: at + 2,
    ArrowUp: at - 2,
    ArrowRight: left ? at + 1 : -1,
    ArrowLeft: left ? -1 : at - 1,
  }[pressed];
  return to === undefined || to < 0 ? undefined : RYODORAKU_KEYS[to];
}

/** A result with one reading changed or removed. The first reading stores the clinic's current limits with the result. */
export function withReading(
  data: Data,
  key: RyodorakuKey,
  value: number | undefined,
  clinic: Data["settings"],
): Data {
  const { [key]: _, ...rest } = data.readings;
  return {
    ...data,
    readings: value === undefined ? rest : { ...rest, [key]: value },
    settings: settingsOf(data, clinic),
  };
}

/** The limits of a result: its own once it has a reading, until then the clinic's. */
export const settingsOf = (data: Data, clinic: Data["settings"]): Data["settings"] =>
  Object.keys(data.readings).length > 0 ? data.settings : clinic;

/** What can be plotted over the visits: a reading, the mean or a ratio. */
export type RyodorakuFigure = RyodorakuKey | "mean" | RyodorakuRatio;

/** A figure's values over the visits, and its usual range by the newest result's limits. */
export function trendOf(
  followed: RyodorakuFigure,
  results: readonly { start: string; data: Data }[],
): { points: TrendPoint[]; band: Band | undefined } {
  const key = figureOf(followed);
  const points = results.flatMap(({ start, data }) => {
    const figures: Readonly<Record<string, number | undefined>> = ryodoraku.figures?.(data) ?? {};
    const value = figures[key];
    return value === undefined ? [] : [{ start, value }];
  });
  const newest = results.toSorted((a, b) => b.start.localeCompare(a.start))[0]?.data;
  return { points, band: newest && ryodorakuBands(newest)[key] };
}

/** The key among the section's figures. */
export const figureOf = (followed: RyodorakuFigure) =>
  isReadingKey(followed) ? followed : (`ryodoraku_${followed}` as const);

export const isReadingKey = (followed: string): followed is RyodorakuKey =>
  RYODORAKU_KEYS.some((key) => key === followed);

/** The upper end of the chart's scale: a round number, the same for hands and feet. */
export function scaleTop(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  return Math.min(200, Math.max(80, Math.ceil((most + 4) / 20) * 20));
}
