import type { NeedleDepth } from "../contracts/acupuncture/point-facts.ts";
import { pointDepthRows } from "./point-depth-rows.ts";

/**
 * The most a point over the lung is needled, in cun, in whatever direction. Single sources allow 0.7 or 0.8 cun at some
 * of them: the smallest of what is printed is taken, for a pneumothorax is the gravest harm a needle does.
 */
export const LUNG_MAX_CUN = 0.5;

let byPoint: ReadonlyMap<string, NeedleDepth> | undefined;

/** How deep a point of body or head is needled; undefined for an ear point and one of somebody's own. */
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
