import { batchDelete, writeItems } from "../db/batch-write.ts";
import { countItems } from "../db/query-page.ts";
import { queryRaw } from "../db/raw-items.ts";
import { plusWholeMonths } from "../time/periods.ts";

/** Messages are deleted after a year: no older month can have any. */
const MONTHS = 13;
const partitionOf = (space: string) => `$messages#space_${space}`;

/** The months before `month` in which a clinic wrote messages to patients, with their number. One request a month. */
export async function messageMonths(
  space: string,
  month: string,
): Promise<{ month: string; count: number }[]> {
  const months = Array.from({ length: MONTHS }, (_, index) => plusWholeMonths(month, index - MONTHS));
  const counts = await Promise.all(
    months.map((begins) => countItems({ pk: partitionOf(space), begins }, { index: "gsi1" })),
  );
  return months
    .map((one, index) => ({ month: one, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
}

const PAGE = 200;

/** Removes the settled messages of a month. Safe to repeat; false when `isOver` said that time is up. */
export async function removeMessagesOf(
  space: string,
  month: string,
  isOver: () => boolean,
): Promise<boolean> {
  let after: Record<string, unknown> | undefined;
  do {
    const page = await queryRaw(
      { pk: partitionOf(space), index: "gsi1", begins: month, limit: PAGE },
      { after },
    );
    const settled = page.items.filter(({ status }) => status !== "pending" && status !== "sending");
    await writeItems(settled.map(({ pk, sk }) => batchDelete({ Key: { pk, sk } })));
    after = page.next;
    if (after && isOver()) return false;
  } while (after);
  return true;
}
