import type { RyodorakuSettings } from "../../contracts/clinic/ryodoraku-settings.ts";
import {
  type ListedLine,
  RYODORAKU_KEYS,
  RYODORAKU_RANGE,
  type RyodorakuChannel,
  type RyodorakuKey,
  ryodorakuLines,
} from "./ryodoraku-terms.ts";

/**
 * The interpretation of the twenty-four readings: documentation, not diagnosis. The product's rules, section 4; the
 * default limits are common in software, not published norms (`reference/ryodoraku.ts`).
 */

export type RyodorakuReadings = Readonly<Partial<Record<RyodorakuKey, number>>>;
/** `incomplete` if a side is missing, or too few readings exist for a comparison. */
export type ChannelState = "excess" | "deficient" | "split" | "normal" | "incomplete";
export type SideState = "above" | "below" | "inside" | "missing";
export const RYODORAKU_RATIOS = ["left_right", "hand_foot", "yin_yang"] as const;
export type RyodorakuRatio = (typeof RYODORAKU_RATIOS)[number];
export type Corridor = { low: number; high: number };

export type ChannelReading = {
  channel: RyodorakuChannel;
  left: number | undefined;
  right: number | undefined;
  /** Mean of both sides. */
  value: number | undefined;
  state: ChannelState;
  sides: { left: SideState; right: SideState };
};

/** A suggested point; without a side, on both. */
export type PointSuggestion = {
  channel: RyodorakuChannel;
  point: string;
  action: "tonify" | "sedate";
  side?: "left" | "right";
};

export type RyodorakuReading = {
  /** Number of readings. */
  count: number;
  complete: boolean;
  /** Mean of all readings. */
  mean: number | undefined;
  corridor: Corridor | undefined;
  channels: readonly ChannelReading[];
  /** Only for a complete measurement. */
  ratios: Readonly<Record<RyodorakuRatio, number | undefined>>;
  suggestions: readonly PointSuggestion[];
};

/** With fewer readings than half, the mean is not used for comparisons. */
export const LEAST_TO_JUDGE = 12;
/** Tolerance for rounding errors: a reading on the limit counts as within it. */
const EXACT = 1e-9;

const average = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : undefined;

/**
 * Mean, corridor, states, ratios and suggested points. Missing readings are neither estimated nor interpreted.
 *
 * @param lines the points that apply, if they are suggested
 */
export function readRyodoraku(
  readings: RyodorakuReadings,
  settings: RyodorakuSettings,
  lines: readonly ListedLine[] = ryodorakuLines,
): RyodorakuReading {
  const measured = RYODORAKU_KEYS.flatMap((key) => readings[key] ?? []);
  const mean = average(measured);
  const corridor =
    mean !== undefined && measured.length >= LEAST_TO_JUDGE ? corridorOf(mean, settings) : undefined;
  const channels = ryodorakuLines.map(({ channel }) =>
    readChannel(channel, readings, corridor, settings.split),
  );
  const complete = measured.length === RYODORAKU_KEYS.length;
  return {
    count: measured.length,
    complete,
    mean,
    corridor,
    channels,
    ratios: complete
      ? ratiosOf(readings)
      : { left_right: undefined, hand_foot: undefined, yin_yang: undefined },
    suggestions: channels.flatMap((channel) => suggest(channel, lines)),
  };
}

/** The physiological corridor: the mean with the clinic's tolerance above and below. */
export function corridorOf(
  mean: number,
  { corridor, mode }: Pick<RyodorakuSettings, "corridor" | "mode">,
): Corridor {
  const reach = mode === "percent" ? (mean * corridor) / 100 : corridor;
  return { low: mean - reach, high: mean + reach };
}

/** Split is decided first, because the mean of two very different sides is meaningless. Otherwise the mean decides. */
function readChannel(
  channel: RyodorakuChannel,
  readings: RyodorakuReadings,
  corridor: Corridor | undefined,
  split: number,
): ChannelReading {
  const left = readings[`${channel}_L`];
  const right = readings[`${channel}_R`];
  const value = left !== undefined && right !== undefined ? (left + right) / 2 : undefined;
  const reading = {
    channel,
    left,
    right,
    value,
    sides: { left: sideOf(left, corridor), right: sideOf(right, corridor) },
  };
  if (left === undefined || right === undefined || !corridor) return { ...reading, state: "incomplete" };
  if (Math.abs(left - right) > split + EXACT) return { ...reading, state: "split" };
  const states = { above: "excess", below: "deficient", inside: "normal", missing: "incomplete" } as const;
  return { ...reading, state: states[sideOf(value, corridor)] };
}

function sideOf(value: number | undefined, corridor: Corridor | undefined): SideState {
  if (value === undefined || !corridor) return "missing";
  if (value > corridor.high + EXACT) return "above";
  return value < corridor.low - EXACT ? "below" : "inside";
}

type Line = (typeof ryodorakuLines)[number];

/** Ratios of means: left/right, hand/foot, yin/yang. */
function ratiosOf(readings: RyodorakuReadings): RyodorakuReading["ratios"] {
  const of = (sides: readonly ("L" | "R")[], chosen: (line: Line) => boolean) =>
    average(
      ryodorakuLines
        .filter(chosen)
        .flatMap(({ channel }) => sides.flatMap((side) => readings[`${channel}_${side}`] ?? [])),
    );
  const over = (one: number | undefined, other: number | undefined) =>
    one !== undefined && other !== undefined && other > 0 ? one / other : undefined;
  return {
    left_right: over(
      of(["L"], () => true),
      of(["R"], () => true),
    ),
    hand_foot: over(
      of(["L", "R"], ({ limb }) => limb === "hand"),
      of(["L", "R"], ({ limb }) => limb === "foot"),
    ),
    yin_yang: over(
      of(["L", "R"], ({ polarity }) => polarity === "yin"),
      of(["L", "R"], ({ polarity }) => polarity === "yang"),
    ),
  };
}

/**
 * Suggested five-phase points of the line: the mother point for a deficient line, the child point for one in excess.
 * For a split line only the side outside the corridor.
 */
function suggest({ channel, state, sides }: ChannelReading, lines: readonly ListedLine[]): PointSuggestion[] {
  const line = lines.find((one) => one.channel === channel);
  if (!line) return [];
  const tonify = { channel, point: line.tonify, action: "tonify" } as const;
  const sedate = { channel, point: line.sedate, action: "sedate" } as const;
  if (state === "deficient") return [tonify];
  if (state === "excess") return [sedate];
  if (state !== "split") return [];
  return (["left", "right"] as const).flatMap((side): PointSuggestion[] => {
    if (sides[side] === "above") return [{ ...sedate, side }];
    return sides[side] === "below" ? [{ ...tonify, side }] : [];
  });
}

export type PastedReadings =
  | { readings: RyodorakuReadings }
  | { fault: "count"; count: number }
  | { fault: "range" | "unreadable"; key: RyodorakuKey };

/**
 * Parses twenty-four readings from a spreadsheet or an instrument, separated by spaces, tabs, lines, semicolons or
 * commas; a dash is a missing reading. Undefined for a single number, which is typed, not pasted.
 */
export function pastedReadings(pasted: string): PastedReadings | undefined {
  const bySpace = pasted.trim().split(/[\s;|]+/);
  // Commas separate numbers only if nothing else does: "12,5" is one number.
  const cells = bySpace.length > 1 ? bySpace.map((cell) => cell.replace(/,$/, "")) : pasted.trim().split(",");
  if (cells.length < 3) return undefined;
  if (cells.length !== RYODORAKU_KEYS.length) return { fault: "count", count: cells.length };
  const readings: Partial<Record<RyodorakuKey, number>> = {};
  for (const [index, key] of RYODORAKU_KEYS.entries()) {
    const cell = cells[index] ?? "";
    if (/^[-–—]?$/.test(cell)) continue;
    if (!/^-?\d+([.,]\d+)?$/.test(cell)) return { fault: "unreadable", key };
    const value = Number(cell.replace(",", "."));
    if (!isReading(value)) return { fault: "range", key };
    readings[key] = value;
  }
  return { readings };
}

/** Microamperes that the instrument can show. */
export const isReading = (value: number) =>
  Number.isFinite(value) && value >= RYODORAKU_RANGE[0] && value <= RYODORAKU_RANGE[1];
