import type { NeedleDepth } from "../contracts/acupuncture/point-facts.ts";
import { pointDepthRows } from "./point-depth-rows.ts";

/**
 * The maximum depth over the lung in cun, in any direction. Some sources allow 0.7 or 0.8 cun at single points; the
 * smallest printed value is used, because a pneumothorax is the most serious injury a needle causes.
 */
export const LUNG_MAX_CUN = 0.5;

let byPoint: ReadonlyMap<string, NeedleDepth> | undefined;

/** Needle depth of a point of the body or head; undefined for an ear point and a user's own point. */
export function needleDepthOf(point: string): NeedleDepth | undefined {
  byPoint ??= new Map(
    pointDepthRows
      .trim()
      .split("\n")
      .flatMap((row) => {
        const [min, max, codes = ""] = row.split("|");
        const depth = { min: Number(min), max: Number(max) };
        return codes.split(" ").map((code) => [code, depth] as const);
      }),
  );
  return byPoint.get(point);
}
