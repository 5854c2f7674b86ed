import { ulid } from "ulid";
import { ID_PREFIXES } from "../contracts/kernel/primitives.ts";
import { dayIn } from "../time/day-in.ts";
import { db } from "./entities.ts";

/** Ids begin with the moment of issue; the year in a clinic's time zone begins up to a day before or after. */
const DAY_MS = 86_400_000;
const idAt = (moment: number) => `${ID_PREFIXES.receipt}_${ulid(Math.max(1, moment)).slice(0, 10)}`;
const startOf = (year: number) => Date.UTC(year, 0, 1);

type Receipt = { receipt_id: string; issued_at: string };

/** A year's receipts of a clinic, a page at a time: the year of issue in the clinic's time zone. */
async function* receiptsOfYear(space: string, zone: string, year: number): AsyncGenerator<Receipt[]> {
  let cursor: string | null = null;
  do {
    const page: { data: Receipt[]; cursor: string | null } = await db.entities.receipt.query
      .primary({ space_id: space })
      .between(
        { receipt_id: idAt(startOf(year) - DAY_MS) },
        { receipt_id: `${idAt(startOf(year + 1) + DAY_MS)}~` },
      )
      .go({ cursor, limit: 500, pages: 1, attributes: ["receipt_id", "issued_at"] });
    yield page.data.filter(({ issued_at }) => dayIn(zone, issued_at).startsWith(String(year)));
    cursor = page.cursor;
  } while (cursor);
}

/** The keys of a year's receipts, a page at a time. */
export async function* receiptKeysOfYear(
  space: string,
  zone: string,
  year: number,
): AsyncGenerator<{ pk: string; sk: string }[]> {
  for await (const page of receiptsOfYear(space, zone, year))
    yield page.map(
      ({ receipt_id }) =>
        db.entities.receipt.get({ space_id: space, receipt_id }).params().Key as { pk: string; sk: string },
    );
}

/** The years up to `last` in which a clinic issued receipts, with their number. */
export async function receiptYears(
  space: string,
  zone: string,
  last: number,
): Promise<{ year: number; count: number }[]> {
  const first = await db.entities.receipt.query
    .primary({ space_id: space })
    .go({ limit: 1, attributes: ["issued_at"] });
  const issued = first.data[0]?.issued_at;
  const years: { year: number; count: number }[] = [];
  if (!issued) return years;
  for (let year = Number(dayIn(zone, issued).slice(0, 4)); year <= last; year += 1) {
    let count = 0;
    for await (const page of receiptsOfYear(space, zone, year)) count += page.length;
    if (count > 0) years.push({ year, count });
  }
  return years;
}
