import { leavesNeedle } from "@meridian/core/clinical/acupuncture/needling-techniques";
import { applied, type PlannedPoint, takenBack } from "@meridian/core/contracts/treatments/pre-made";
import type { Catalogue, KnownPoint } from "./catalogue.ts";
import type { Held } from "./chosen.ts";

/** A planned point as a visit begins with it: its needles are still to be taken out. */
function heldOf(point: PlannedPoint, known: KnownPoint | undefined): Held {
  const { id, side, auricular, technics, depth, stimulation, retention, needle, note } = point;
  return {
    ...{ id, side, auricular, technics, depth, stimulation, retention, needle, note },
    name: known?.name ?? id,
    pinyin: known?.pinyin ?? "",
    zh: known?.zh ?? "",
    response: null,
    needles_in: leavesNeedle(technics) ? (known?.needles ?? 1) : 0,
    needles_out: 0,
  };
}

/** A pre-made treatment's points, with what the catalogue knows of them. */
export const heldPoints = (points: readonly PlannedPoint[], catalogue: Catalogue | undefined): Held[] =>
  points.map((point) => heldOf(point, catalogue?.point(point.id)));

/** What of chosen points is kept beforehand; what happened at the needle is the visit's. */
export const plannedPoints = (points: readonly Held[], auricular: boolean): PlannedPoint[] =>
  points
    .filter((point) => point.auricular === auricular)
    .map(({ id, side, technics, depth, stimulation, retention, needle, note }) => ({
      ...{ id, side, auricular, technics, depth, stimulation, retention, needle, note },
    }));

/** Planned points on top of chosen ones, in front, none twice; `gone` are those that no longer exist. */
export function withPlanned(points: readonly Held[], planned: readonly PlannedPoint[], catalogue: Catalogue) {
  const known = planned.filter(({ id }) => catalogue.point(id));
  const result = applied("acupuncture", points, known, (point) => heldOf(point, catalogue.point(point.id)));
  return { ...result, gone: planned.length - known.length };
}

const keyOf = ({ id, side, auricular }: Held) => `${id} ${side} ${auricular}`;
/** The same taken back; what was chosen since stays. */
export const withoutPlanned = (points: readonly Held[], added: readonly Held[]): Held[] =>
  takenBack(points, added, keyOf);
