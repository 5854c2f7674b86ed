import type { ChosenPoint } from "../contracts/acupuncture/acupuncture.ts";
import type { StoredTimer } from "../spaces/index.ts";
import { countNeedles } from "./chosen-points.ts";

/** What is timed while needles are in. Moxa and cups end by themselves. */
const AT_THE_NEEDLE: readonly StoredTimer["kind"][] = ["acupuncture", "electro"];

type Counted = Pick<ChosenPoint, "id" | "auricular" | "name" | "needles_in" | "needles_out">;

/**
 * The timers that a change of the points ends: every needle's where the last needle came out, else those of a point whose
 * needles came out. A point that was taken off the list has no needle in any more.
 */
export function endedTimers(
  before: readonly Counted[],
  after: readonly Counted[],
  timers: readonly StoredTimer[],
): StoredTimer[] {
  const timed = timers.filter(({ kind }) => AT_THE_NEEDLE.includes(kind));
  if (holdsNeedle(before) && !holdsNeedle(after)) return timed;
  const labels = new Set(before.map(labelOf));
  const out = [...labels].filter((label) => {
    const at = (points: readonly Counted[]) => points.filter((point) => labelOf(point) === label);
    return holdsNeedle(at(before)) && !holdsNeedle(at(after));
  });
  return timed.filter(({ label }) => out.includes(label));
}

function holdsNeedle(points: readonly Counted[]): boolean {
  const { needles_in, needles_out } = countNeedles(points);
  return needles_in > needles_out;
}

/** What a timer of one point is labelled with: its code, or the name of one that somebody made. */
const labelOf = ({ id, name }: Counted) => (id.startsWith("pnt_") ? name : id).slice(0, 60);
