import type { Block } from "../pdf/index.ts";

/** Rows of label and value. Rows with an empty value are left out. */
export function facts(rows: readonly (readonly [label: string, value: string])[]): Block[] {
  const filled = rows.filter(([, value]) => value.trim() !== "");
  return filled.length > 0 ? [{ kind: "facts", rows: filled }] : [];
}

/** One label for several values, each in its own row. */
export const listed = (label: string, values: readonly string[]): [label: string, value: string][] =>
  values.filter((value) => value.trim() !== "").map((value, index) => [index === 0 ? label : "", value]);

/** A text with its line breaks; no block if it is empty. */
export const paragraph = (text: string, style: { strong?: boolean; quiet?: boolean } = {}): Block[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => ({ kind: "paragraph" as const, text: line, ...style }));

/**
 * The entries of a map in the order of the terms they are named by, those without a term last. The table gives a map's
 * keys in any order, and the same appointment must always be printed the same.
 */
export function inOrderOf<Value>(
  terms: readonly { readonly key: string }[],
  values: Readonly<Record<string, Value>>,
): [key: string, value: Value][] {
  const known = new Map(terms.map(({ key }, index) => [key, index]));
  const order = (key: string) => known.get(key) ?? terms.length;
  return Object.entries(values).sort(([one], [other]) => order(one) - order(other) || (one < other ? -1 : 1));
}
