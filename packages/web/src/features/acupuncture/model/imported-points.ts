import type { AshiMark } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import type { Catalogue } from "./catalogue.ts";
import { withoutPlanned, withPlanned } from "./planned.ts";
import type { PointEntry, PointsValue } from "./point-entries.ts";

/** Points and Ashi of an earlier visit to add. */
export type ImportRequest = { points: readonly PlannedPoint[]; ashi: string; marks: readonly AshiMark[] };
/** The part of a request that was added. */
export type ImportedPoints = { points: readonly PointEntry[]; ashi: string; marks: readonly AshiMark[] };

const isSamePlace = (one: AshiMark, other: AshiMark) =>
  one.view === other.view && one.x === other.x && one.y === other.y;

/**
 * Adds points and Ashi of an earlier visit. Existing ones stay as they are and none is added twice. `unknown` counts points
 * that no longer exist, `overflow` those beyond the limit of a visit.
 */
export function withImported(now: PointsValue, request: ImportRequest, catalogue: Catalogue) {
  const { items, added, gone: unknown, left: overflow } = withPlanned(now.points, request.points, catalogue);
  const marks = now.marks ?? [];
  const imported: ImportedPoints = {
    points: added,
    ashi: now.ashi.includes(request.ashi) ? "" : request.ashi,
    marks: request.marks.filter((mark) => !marks.some((one) => isSamePlace(one, mark))),
  };
  const value: PointsValue = {
    points: items,
    ashi: [now.ashi, imported.ashi].filter(Boolean).join("\n"),
    marks: [...marks, ...imported.marks],
  };
  return { value, imported, unknown, overflow };
}

/** Undoes `withImported`; points and text added since stay. */
export function withoutImported(now: PointsValue, { points, ashi, marks }: ImportedPoints): PointsValue {
  const lines = ashi === "" ? now.ashi : now.ashi.replace(new RegExp(`(^|\n)${escaped(ashi)}$`), "");
  return {
    points: withoutPlanned(now.points, points),
    ashi: lines,
    marks: (now.marks ?? []).filter((mark) => !marks.some((one) => isSamePlace(one, mark))),
  };
}

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
