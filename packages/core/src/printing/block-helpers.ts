import type { Block } from "../pdf/index.ts";

/** Rows of label and value, without those whose value is empty. */
export function facts(rows: readonly (readonly [label: string, value: string])[]): Block[] {
  const filled = rows.filter(([, value]) => value.trim() !== "");
  return filled.length > 0 ? [{ kind: "facts", rows: filled }] : [];
}

/** One label for several values, each on a row of its own. */
export const listed = (label: string, values: readonly string[]): [label: string, value: string][] =>
  values.filter((value) => value.trim() !== "").map((value, index) => [index === 0 ? label : "", value]);

/** A text with its own lines; nothing where it is empty. */
export const paragraph = (text: string, style: { strong?: boolean; quiet?: boolean } = {}): Block[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({ kind: "paragraph" as const, text: line, ...style }));
