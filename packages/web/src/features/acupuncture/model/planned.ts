import { leavesNeedle } from "@meridian/core/clinical/acupuncture/needling-techniques";
import { applied, type PlannedPoint, withoutAdded } from "@meridian/core/contracts/treatments/pre-made";
import type { Catalogue, KnownPoint } from "./catalogue.ts";
import type { PointEntry } from "./point-entries.ts";

/** A planned point as an entry of a visit, with its needles still in. */
function entryOf(point: PlannedPoint, known: KnownPoint | undefined): PointEntry {
  const { id, side, auricular, technics, depth, stimulation, retention, needle, note } = point;
  return {
    id,
    side,
    auricular,
    technics,
    depth,
    stimulation,
    retention,
    needle,
    note,
    name: known?.name ?? id,
    pinyin: known?.pinyin ?? "",
    zh: known?.zh ?? "",
    response: null,
    needles_in: leavesNeedle(technics) ? (known?.needles ?? 1) : 0,
    needles_out: 0,
  };
}

/** The points of a pre-made treatment with their names. */
export const plannedEntries = (
  points: readonly PlannedPoint[],
  catalogue: Catalogue | undefined,
): PointEntry[] => points.map((point) => entryOf(point, catalogue?.point(point.id)));

/** Chosen points as a plan, without response and needle count, which belong to the visit. */
export const plannedPoints = (points: readonly PointEntry[], auricular: boolean): PlannedPoint[] =>
  points
    .filter((point) => point.auricular === auricular)
    .map(({ id, side, technics, depth, stimulation, retention, needle, note }) => ({
      id,
      side,
      auricular,
      technics,
      depth,
      stimulation,
      retention,
      needle,
      note,
    }));

/** Adds planned points in front, none twice; `gone` counts those that no longer exist. */
export function withPlanned(
  points: readonly PointEntry[],
  planned: readonly PlannedPoint[],
  catalogue: Catalogue,
) {
  const known = planned.filter(({ id }) => catalogue.point(id));
  const result = applied("acupuncture", points, known, (point) => entryOf(point, catalogue.point(point.id)));
  return { ...result, gone: planned.length - known.length };
}

const keyOf = ({ id, side, auricular }: PointEntry) => `${id} ${side} ${auricular}`;
/** Undoes `withPlanned`; points added since stay. */
export const withoutPlanned = (points: readonly PointEntry[], added: readonly PointEntry[]): PointEntry[] =>
  withoutAdded(points, added, keyOf);
