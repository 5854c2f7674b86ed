import type { AshiMark } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import type { Catalogue } from "./catalogue.ts";
import type { Held, Value } from "./chosen.ts";
import { withoutPlanned, withPlanned } from "./planned.ts";

/** What is request for of an earlier visit. */
export type ImportRequest = { points: readonly PlannedPoint[]; ashi: string; marks: readonly AshiMark[] };
/** What came in of it. */
export type ImportedPoints = { points: readonly Held[]; ashi: string; marks: readonly AshiMark[] };

const isSamePlace = (one: AshiMark, other: AshiMark) =>
  one.view === other.view && one.x === other.x && one.y === other.y;

/**
 * Puts points and tender places of an earlier visit beside those chosen: what is chosen stays as it is, nothing comes in
 * twice. `gone` counts points that nobody knows any more, `left` those that did not fit.
 */
export function withImported(now: Value, request: ImportRequest, catalogue: Catalogue) {
  const { items, added, gone: unknown, left: overflow } = withPlanned(now.points, request.points, catalogue);
  const marks = now.marks ?? [];
  const imported: ImportedPoints = {
    points: added,
    ashi: now.ashi.includes(request.ashi) ? "" : request.ashi,
    marks: request.marks.filter((mark) => !marks.some((one) => isSamePlace(one, mark))),
  };
  const value: Value = {
    points: items,
    ashi: [now.ashi, imported.ashi].filter(Boolean).join("\n"),
    marks: [...marks, ...imported.marks],
  };
  return { value, imported, unknown, overflow };
}

/** The same taken back; what was chosen or written since stays. */
export function withoutImported(now: Value, { points, ashi, marks }: ImportedPoints): Value {
  const lines = ashi === "" ? now.ashi : now.ashi.replace(new RegExp(`(^|\n)${escaped(ashi)}$`), "");
  return {
    points: withoutPlanned(now.points, points),
    ashi: lines,
    marks: (now.marks ?? []).filter((mark) => !marks.some((one) => isSamePlace(one, mark))),
  };
}

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
