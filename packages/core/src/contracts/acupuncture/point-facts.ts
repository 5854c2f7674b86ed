import * as z from "zod";

/** Which way a needle goes in; `none` where a point is not needled. */
export const DIRECTIONS = ["perpendicular", "oblique", "transverse", "prick", "none"] as const;
/** Whether moxa is used at a point. */
export const MOXA_USES = ["yes", "caution", "no"] as const;

/** Least and most depth of a needle, in cun of the patient's own body; both 0 where a point is not needled. */
export const needleDepth = z.object({ min: z.number().min(0), max: z.number().min(0) });
export type NeedleDepth = z.output<typeof needleDepth>;

/** What is known of a point of the tables, in the user's language. A text is empty where the tables say nothing. */
const pointFacts = z.object({
  id: z.string(),
  location: z.string(),
  /** Direction and depth in words; empty for an ear point. */
  needling: z.string(),
  direction: z.enum(DIRECTIONS).nullable(),
  moxa: z.enum(MOXA_USES).nullable(),
  caution: z.string(),
  /** What the point does, by the classics. */
  functions: z.array(z.string()),
});
export type PointFacts = z.output<typeof pointFacts>;

/** Of every point everybody has. `version` changes with any row. */
export const pointFactsAnswer = z.object({
  version: z.string(),
  points: z.array(pointFacts),
  /** How far to trust them. */
  weakness: z.object({ body: z.string(), ear: z.string() }),
});
export type PointFactsAnswer = z.output<typeof pointFactsAnswer>;
