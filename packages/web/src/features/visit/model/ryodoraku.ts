import type { RyodorakuRatio } from "@meridian/core/clinical/ryodoraku/ryodoraku";
import { RYODORAKU_KEYS, type RyodorakuKey } from "@meridian/core/clinical/ryodoraku/ryodoraku-terms";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { ryodoraku, ryodorakuBands } from "@meridian/core/contracts/visits/sections/ryodoraku";
import type { Band, TrendPoint } from "./trend.ts";

type Data = SectionData<"ryodoraku">;

/** What a key pressed in one reading's field leads to: the next in the order of measuring, or the one beside it. */
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

/** A result with one reading changed, or without it. The first one brings the limits the clinic works with now. */
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

/** By what a result is judged: its own limits once it holds a reading, until then the clinic's. */
export const settingsOf = (data: Data, clinic: Data["settings"]): Data["settings"] =>
  Object.keys(data.readings).length > 0 ? data.settings : clinic;

/** What can be followed from visit to visit: a reading, the mean, a ratio. */
export type Followed = RyodorakuKey | "mean" | RyodorakuRatio;

/** A figure's values over the visits, and its band as the newest result has it. */
export function courseOf(
  followed: Followed,
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

/** By which key of the section's figures it is followed. */
export const figureOf = (followed: Followed) =>
  isReadingKey(followed) ? followed : (`ryodoraku_${followed}` as const);

export const isReadingKey = (followed: string): followed is RyodorakuKey =>
  RYODORAKU_KEYS.some((key) => key === followed);

/** The upper end of the chart's scale: round, and the same for hands and feet. */
export function scaleTop(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  return Math.min(200, Math.max(80, Math.ceil((most + 4) / 20) * 20));
}
