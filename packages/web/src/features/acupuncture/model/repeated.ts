import type { AshiMark } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import type { Catalogue } from "./catalogue.ts";
import type { Held, Value } from "./chosen.ts";
import { withoutPlanned, withPlanned } from "./planned.ts";

/** What is asked for of an earlier visit. */
export type Asked = { points: readonly PlannedPoint[]; ashi: string; marks: readonly AshiMark[] };
/** What came in of it. */
export type Brought = { points: readonly Held[]; ashi: string; marks: readonly AshiMark[] };

const isSamePlace = (one: AshiMark, other: AshiMark) =>
  one.view === other.view && one.x === other.x && one.y === other.y;

/**
 * Puts points and tender places of an earlier visit beside those chosen: what is chosen stays as it is, nothing comes in
 * twice. `gone` counts points that nobody knows any more, `left` those that did not fit.
 */
export function withRepeated(now: Value, asked: Asked, catalogue: Catalogue) {
  const { items, added, gone, left } = withPlanned(now.points, asked.points, catalogue);
  const marks = now.marks ?? [];
  const brought: Brought = {
    points: added,
    ashi: now.ashi.includes(asked.ashi) ? "" : asked.ashi,
    marks: asked.marks.filter((mark) => !marks.some((one) => isSamePlace(one, mark))),
  };
  const value: Value = {
    points: items,
    ashi: [now.ashi, brought.ashi].filter(Boolean).join("\n"),
    marks: [...marks, ...brought.marks],
  };
  return { value, brought, gone, left };
}

/** The same taken back; what was chosen or written since stays. */
export function withoutRepeated(now: Value, { points, ashi, marks }: Brought): Value {
  const lines = ashi === "" ? now.ashi : now.ashi.replace(new RegExp(`(^|\n)${escaped(ashi)}$`), "");
  return {
    points: withoutPlanned(now.points, points),
    ashi: lines,
    marks: (now.marks ?? []).filter((mark) => !marks.some((one) => isSamePlace(one, mark))),
  };
}

const escaped = (words: string) => words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
