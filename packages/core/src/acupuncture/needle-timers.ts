import type { ChosenPoint } from "../contracts/acupuncture/acupuncture.ts";
import type { StoredTimer } from "../spaces/index.ts";
import { countNeedles } from "./chosen-points.ts";

/** Timers that run while needles are inserted. Moxa and cups end by themselves. */
const AT_THE_NEEDLE: readonly StoredTimer["kind"][] = ["acupuncture", "electro"];

type Counted = Pick<ChosenPoint, "id" | "auricular" | "name" | "needles_in" | "needles_out">;

/**
 * The timers that a change of the points ends. When the last needle was removed: all needle timers; otherwise those of
 * points whose needles were removed. A point that was deleted from the list has no needle any more.
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

/** The label of a timer for one point: its code, or the name of a user's own point. */
const labelOf = ({ id, name }: Counted) => (id.startsWith("pnt_") ? name : id).slice(0, 60);
