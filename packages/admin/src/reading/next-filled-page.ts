import type { Page } from "@meridian/ui/table/cursor-list";

/**
 * The next page of a list that holds something. The server reads a bounded number of items at a time and then filters them:
 * a page without a match is no end.
 */
export async function nextFilledPage<P extends Page<unknown>>(
  page: (cursor: string | undefined) => Promise<P>,
  from: string | undefined,
): Promise<P> {
  let answer = await page(from);
  while (answer.items.length === 0 && answer.next !== null) answer = await page(answer.next);
  return answer;
}
