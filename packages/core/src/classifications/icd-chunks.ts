import { deflateRawSync, inflateRawSync } from "node:zlib";
import { compactCode } from "../clinical/icd/icd-words.ts";
import type { IcdRow } from "../contracts/classifications/icd.ts";

/**
 * Packs rows into one value: lines of a code and its titles, separated by tabs. Titles of a category repeat each other,
 * so packed rows take a tenth of the space, and an item is read many times faster than a list of maps.
 */
export function toLines(rows: readonly IcdRow[]): Uint8Array {
  const lines = rows.map(({ code, en, pt }) =>
    [code, en, pt].map((part) => part.replaceAll(/\s+/g, " ")).join("\t"),
  );
  return deflateRawSync(lines.join("\n"));
}

/** The rows that {@link toLines} packed; with places, those at them. */
export function fromLines(packed: Uint8Array, positions?: readonly number[]): IcdRow[] {
  const lines = inflateRawSync(packed).toString().split("\n");
  return (positions?.map((at) => lines[at] ?? "") ?? lines).map(rowOf);
}

function rowOf(line: string): IcdRow {
  const [code = "", en = "", pt = ""] = line.split("\t");
  return { code, en, pt };
}

/** The key of a chunk. */
export const lastOf = (rows: readonly IcdRow[]) => compactCode(rows.at(-1)?.code ?? "");
