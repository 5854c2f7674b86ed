import { eachRow, type IcdIndex } from "./icd-index.ts";

/**
 * The first rows that have words with all these beginnings: by the number of words in their titles, then as the index orders
 * them. None without words.
 */
export function generalRows(index: IcdIndex, words: readonly string[], most: number): number[] {
  if (words.length === 0) return [];
  const matched = new Uint8Array(index.lengths.length);
  for (const [at, word] of words.entries())
    eachRow(index, word, (row) => {
      if (matched[row] === at) matched[row] = at + 1;
    });
  const byLength: number[][] = [];
  for (let row = 0; row < matched.length; row += 1) {
    if (matched[row] !== words.length) continue;
    const length = index.lengths[row] ?? 255;
    byLength[length] ??= [];
    // More of the same length would come after those that are wanted.
    if (byLength[length].length < most) byLength[length].push(row);
  }
  return byLength.flat().slice(0, most);
}

/** Which chunk a row is in. */
export function chunkOf(firsts: Uint32Array, row: number): number {
  let low = 0;
  let high = firsts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((firsts[middle] ?? 0) <= row) low = middle;
    else high = middle;
  }
  return low;
}
