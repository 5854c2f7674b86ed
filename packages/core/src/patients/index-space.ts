import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";
import { indexPatient } from "./indexing.ts";

/** Patients read at once, and written side by side. */
const PAGE = 50;
const AT_ONCE = 5;

/**
 * Writes what patients of clinics that were there before are found by, where that has not been done: clinic after clinic,
 * each marked when it is complete, from when on its searches rely on it. Goes on where it was interrupted. Gives how many
 * patients were written. `until` is when to stop, in milliseconds of the clock.
 */
export async function indexEverySpace(until: number): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: Page = await spacesAfter(cursor);
    for (const { id, patients_indexed, patients_indexed_to } of page.data) {
      if (patients_indexed) continue;
      count += await indexSpace(id, patients_indexed_to ?? null, until);
      if (Date.now() > until) return count;
    }
    cursor = page.cursor;
  } while (cursor);
  return count;
}

const spacesAfter = (cursor: string | null) =>
  Spaces.db.entities.space.query
    .newest({})
    .go({ cursor, limit: PAGE, attributes: ["id", "patients_indexed", "patients_indexed_to"] });
type Page = Awaited<ReturnType<typeof spacesAfter>>;

async function indexSpace(space_id: string, after: string | null, until: number): Promise<number> {
  let count = 0;
  let cursor = after;
  do {
    const page = await db.entities.patient.query.primary({ space_id }).go({ cursor, limit: PAGE });
    for (let from = 0; from < page.data.length; from += AT_ONCE)
      await Promise.all(page.data.slice(from, from + AT_ONCE).map((patient) => indexPatient(patient)));
    count += page.data.length;
    cursor = page.cursor;
    await Spaces.db.entities.space
      .patch({ id: space_id })
      .set(cursor ? { patients_indexed_to: cursor } : { patients_indexed: true })
      .go();
  } while (cursor && Date.now() < until);
  return count;
}
