import type { TongueView } from "@meridian/core/clinical/tongue/tongue-drawing";

/** One thing done to a drawing: which strokes it added, and which it took from where. */
export type Change = {
  view: TongueView;
  added: readonly string[];
  removed: readonly { at: number; kept: string }[];
};

export type History = { readonly done: readonly Change[]; readonly undone: readonly Change[] };
export const NO_HISTORY: History = { done: [], undone: [] };
/** Steps that can be undone. */
const MOST = 200;

type Drawn = Readonly<Record<TongueView, string[]>>;

/** What turns one list of strokes into another. */
export function changeBetween(view: TongueView, before: readonly string[], after: readonly string[]): Change {
  const left = [...after];
  const removed = before.flatMap((kept, at) => {
    const found = left.indexOf(kept);
    if (found < 0) return [{ at, kept }];
    left.splice(found, 1);
    return [];
  });
  return { view, added: left, removed };
}

export const isNothing = ({ added, removed }: Change) => added.length + removed.length === 0;

/** The drawing with a change made. What somebody else drew meanwhile stays. */
export function apply<T extends Drawn>(drawn: T, { view, added, removed }: Change): T {
  const strokes = [...drawn[view]];
  for (const { kept } of removed) takeLast(strokes, kept);
  return { ...drawn, [view]: [...strokes, ...added] };
}

/** The drawing as it was before a change. */
export function revert<T extends Drawn>(drawn: T, { view, added, removed }: Change): T {
  const strokes = [...drawn[view]];
  for (const kept of added) takeLast(strokes, kept);
  for (const { at, kept } of removed) strokes.splice(at, 0, kept);
  return { ...drawn, [view]: strokes };
}

function takeLast(strokes: string[], kept: string) {
  const at = strokes.lastIndexOf(kept);
  if (at >= 0) strokes.splice(at, 1);
}

/** Something new was done: what had been undone is gone. */
export const record = ({ done }: History, change: Change): History => ({
  done: [...done.slice(-MOST + 1), change],
  undone: [],
});

export function stepBack({ done, undone }: History): { change: Change; history: History } | undefined {
  const change = done[done.length - 1];
  return change && { change, history: { done: done.slice(0, -1), undone: [...undone, change] } };
}

export function stepForward({ done, undone }: History): { change: Change; history: History } | undefined {
  const change = undone[undone.length - 1];
  return change && { change, history: { done: [...done, change], undone: undone.slice(0, -1) } };
}
