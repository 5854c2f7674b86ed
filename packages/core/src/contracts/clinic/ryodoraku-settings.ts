import * as z from "zod";

const limit = (least: number, most: number) =>
  z
    .number({ message: "number.invalid" })
    .min(least, { message: "ryodoraku.limit" })
    .max(most, { message: "ryodoraku.limit" });

/**
 * The clinic's limits for Ryodoraku. They are stored with each result, so that older results keep their interpretation.
 */
export const ryodorakuSettings = z.object({
  /** The width of the normal corridor above and below the mean, in µA or per cent of the mean. */
  corridor: limit(1, 100),
  mode: z.enum(["absolute", "percent"], { message: "option.invalid" }),
  /** A larger difference between left and right, in µA, counts as split. */
  split: limit(1, 200),
  /** The normal range of the three ratios. */
  ratio_low: limit(0.1, 1),
  ratio_high: limit(1, 10),
});
export type RyodorakuSettings = z.output<typeof ryodorakuSettings>;

export const RYODORAKU_DEFAULTS: RyodorakuSettings = {
  corridor: 15,
  mode: "absolute",
  split: 20,
  ratio_low: 0.8,
  ratio_high: 1.2,
};
