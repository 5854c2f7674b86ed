import * as z from "zod";

/** Direction of insertion; `none` for a point that is not needled. */
export const DIRECTIONS = ["perpendicular", "oblique", "transverse", "prick", "none"] as const;
/** Whether moxa is used at a point. */
export const MOXA_USES = ["yes", "caution", "no"] as const;

/** Minimum and maximum needle depth in the patient's own cun; both 0 for a point that is not needled. */
export const needleDepth = z.object({ min: z.number().min(0), max: z.number().min(0) });
export type NeedleDepth = z.output<typeof needleDepth>;

/** Facts about a system point, in the user's language. A text is empty if the tables have none. */
const pointFacts = z.object({
  id: z.string(),
  location: z.string(),
  /** Direction and depth in words; empty for an ear point. */
  needling: z.string(),
  direction: z.enum(DIRECTIONS).nullable(),
  moxa: z.enum(MOXA_USES).nullable(),
  caution: z.string(),
  /** Classical functions of the point. */
  functions: z.array(z.string()),
});
export type PointFacts = z.output<typeof pointFacts>;

/** Facts about every system point. `version` changes with any row. */
export const pointFactsAnswer = z.object({
  version: z.string(),
  /** The publication of the points that these are of; null where nothing is published over the tables. */
  publication: z.string().nullable(),
  points: z.array(pointFacts),
  /** How reliable the tables are. */
  weakness: z.object({ body: z.string(), ear: z.string() }),
});
export type PointFactsAnswer = z.output<typeof pointFactsAnswer>;
