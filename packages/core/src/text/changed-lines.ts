import { diffArrays, diffWordsWithSpace } from "diff";
import { plainRuns, type RichRun, richDocument } from "./rich-text.ts";

/** A piece of a line, and whether it is only in the later text or was only in the earlier one. */
export type ChangedPart = { text: string; change?: "added" | "removed" | undefined };
/** A heading, a paragraph or an item of a list, with what differs in it. */
export type ChangedLine = {
  kind: "heading" | "paragraph" | "item";
  state: "same" | "added" | "removed" | "changed";
  parts: ChangedPart[];
};

type Line = { kind: ChangedLine["kind"]; text: string };

/** The lines of a formatted text, without their formatting. */
const linesOf = (source: string): Line[] =>
  richDocument(source).flatMap((block): Line[] => {
    if (block.kind === "list") return block.items.map((runs) => line("item", runs));
    return [line(block.kind, block.runs)];
  });

const line = (kind: Line["kind"], runs: readonly RichRun[]): Line => ({ kind, text: plainRuns(runs).trim() });

const whole = ({ kind, text }: Line, state: "same" | "added" | "removed"): ChangedLine => ({
  kind,
  state,
  parts: [{ text, ...(state !== "same" && { change: state }) }],
});

/** A line of the earlier text next to the one that took its place, word by word. */
function rewritten(before: Line, after: Line): ChangedLine {
  const parts = diffWordsWithSpace(before.text, after.text).map(
    ({ value, added, removed }): ChangedPart => ({
      text: value,
      ...(added && { change: "added" as const }),
      ...(removed && { change: "removed" as const }),
    }),
  );
  return { kind: after.kind, state: "changed", parts };
}

/** Whether two lines share so many words that one is the other rewritten. */
function isRewriting(before: Line, after: Line): boolean {
  if (before.kind !== after.kind) return false;
  const kept = diffWordsWithSpace(before.text, after.text)
    .filter(({ added, removed }) => !added && !removed)
    .reduce((letters, { value }) => letters + value.trim().length, 0);
  return kept * 2 >= Math.min(before.text.length, after.text.length);
}

/**
 * What differs between two versions of a formatted text: every line of both, in the later one's order. A line that took
 * the place of a similar one is one line, whose words are marked.
 * @param before - the earlier text as it was typed, with the formatting of {@link richDocument}
 * @param after - the later one
 */
export function changedLines(before: string, after: string): ChangedLine[] {
  const pieces = diffArrays(linesOf(before), linesOf(after), {
    comparator: (a, b) => a.kind === b.kind && a.text === b.text,
  });
  const result: ChangedLine[] = [];
  for (const [index, piece] of pieces.entries()) {
    const next = pieces[index + 1];
    if (piece.removed && next?.added) result.push(...replaced(piece.value, next.value));
    else if (piece.removed) result.push(...piece.value.map((one) => whole(one, "removed")));
    else if (!piece.added) result.push(...piece.value.map((one) => whole(one, "same")));
    else if (!pieces[index - 1]?.removed) result.push(...piece.value.map((one) => whole(one, "added")));
  }
  return result;
}

/** Lines that were taken out, and those that came in their place. */
function replaced(before: readonly Line[], after: readonly Line[]): ChangedLine[] {
  const result: ChangedLine[] = [];
  let taken = 0;
  for (const now of after) {
    const match = before.findIndex((old, place) => place >= taken && isRewriting(old, now));
    if (match < 0) {
      result.push(whole(now, "added"));
      continue;
    }
    result.push(...before.slice(taken, match).map((old) => whole(old, "removed")));
    result.push(rewritten(before[match] as Line, now));
    taken = match + 1;
  }
  return [...result, ...before.slice(taken).map((old) => whole(old, "removed"))];
}
