import { type ChannelCode, channels } from "./channels.ts";
import type { Sides } from "./points.ts";

export type ChosenSide = "left" | "right" | "center";
/** Arm left 1, arm right 2, leg left 3, leg right 4, Conception Vessel 5, Governor Vessel 6. */
export type Quadrant = 1 | 2 | 3 | 4 | 5 | 6;

const limbs = new Map<string, "hand" | "foot" | "midline" | null>(
  channels.map((channel) => [channel.code, channel.limb]),
);

/**
 * The quadrant of a chosen point. Ear points and extra points take the arm quadrant of their side; extra points on the
 * midline lie along the Governor Vessel (head, mouth and back) and take its quadrant. Null if the channel does not
 * exist on that side: an arm channel has no centre, a midline vessel no left.
 */
export function quadrant(
  channel: ChannelCode | string,
  side: ChosenSide,
  auricular: boolean,
): Quadrant | null {
  if (auricular) return side === "center" ? null : side === "left" ? 1 : 2;
  if (channel === "CV") return side === "center" ? 5 : null;
  if (channel === "GV") return side === "center" ? 6 : null;
  const limb = limbs.get(channel);
  if (limb === undefined) return null;
  if (limb === null && side === "center") return 6;
  if (side === "center") return null;
  const left = side === "left";
  if (limb === "foot") return left ? 3 : 4;
  return left ? 1 : 2;
}

/** The sides on which a point can be chosen. */
export function sidesToChoose(sides: Sides): readonly ChosenSide[] {
  return sides === "bilateral" ? ["left", "right"] : [sides];
}
