import type { TongueView } from "@meridian/core/clinical/tongue/tongue-drawing";

/** A change of the drawing: the added strokes, and the removed ones with their positions. */
export type StrokeChange = {
  view: TongueView;
  added: readonly string[];
  removed: readonly { at: number; kept: string }[];
};

export type History = { readonly done: readonly StrokeChange[]; readonly undone: readonly StrokeChange[] };
export const NO_HISTORY: History = { done: [], undone: [] };
/** The most steps that can be undone. */
const MAX_STEPS = 200;

type Strokes = Readonly<Record<TongueView, string[]>>;

/** The change from one list of strokes to another. */
export function changeBetween(
  view: TongueView,
  before: readonly string[],
  after: readonly string[],
): StrokeChange {
  const left = [...after];
  const removed = before.flatMap((kept, at) => {
    const found = left.indexOf(kept);
    if (found < 0) return [{ at, kept }];
    left.splice(found, 1);
    return [];
  });
  return { view, added: left, removed };
}

export const isEmptyChange = ({ added, removed }: StrokeChange) => added.length + removed.length === 0;

/** Applies a change. Strokes that somebody else added meanwhile stay. */
export function apply<T extends Strokes>(drawn: T, { view, added, removed }: StrokeChange): T {
  const strokes = [...drawn[view]];
  for (const { kept } of removed) takeLast(strokes, kept);
  return { ...drawn, [view]: [...strokes, ...added] };
}

/** Reverts a change. */
export function revert<T extends Strokes>(drawn: T, { view, added, removed }: StrokeChange): T {
  const strokes = [...drawn[view]];
  for (const kept of added) takeLast(strokes, kept);
  for (const { at, kept } of removed) strokes.splice(at, 0, kept);
  return { ...drawn, [view]: strokes };
}

function takeLast(strokes: string[], kept: string) {
  const at = strokes.lastIndexOf(kept);
  if (at >= 0) strokes.splice(at, 1);
}

/** Adds a step; undone steps can no longer be redone after it. */
export const addStep = ({ done }: History, change: StrokeChange): History => ({
  done: [...done.slice(-MAX_STEPS + 1), change],
  undone: [],
});

export function stepBack({ done, undone }: History): { change: StrokeChange; history: History } | undefined {
  const change = done[done.length - 1];
  return change && { change, history: { done: done.slice(0, -1), undone: [...undone, change] } };
}

export function stepForward({
  done,
  undone,
}: History): { change: StrokeChange; history: History } | undefined {
  const change = undone[undone.length - 1];
  return change && { change, history: { done: [...done, change], undone: undone.slice(0, -1) } };
}
