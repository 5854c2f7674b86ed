import { now } from "../platform/clock.ts";

type Page<T> = { data: readonly T[]; cursor: string | null };

/**
 * Does a job's work on one item after the other, page by page, until none is left or `deadline` (epoch milliseconds) has
 * passed. An item whose work throws is handed to `failed`, and the next one begins. Returns the sum of what `work` counted.
 */
export async function workThrough<T>(
  read: (cursor: string | null) => Promise<Page<T>>,
  work: (item: T) => Promise<number>,
  failed: (item: T, error: unknown) => void,
  deadline: number,
): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: Page<T> = await read(cursor);
    for (const item of page.data) {
      try {
        count += await work(item);
      } catch (error) {
        failed(item, error);
      }
      if (now() >= deadline) return count;
    }
    cursor = page.cursor;
  } while (cursor);
  return count;
}
