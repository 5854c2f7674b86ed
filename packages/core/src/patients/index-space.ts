import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";
import { indexPatient } from "./indexing.ts";

/** Patients read in one page, and patients indexed at the same time. */
const PAGE_SIZE = 50;
const CONCURRENT = 5;

/**
 * Writes the search rows of clinics that were created before search rows existed, one clinic after the other. A clinic is
 * marked when it is complete; from then on its searches use the rows. Continues where it was interrupted. Returns how many
 * patients were indexed. `until` is when to stop, in epoch milliseconds.
 */
export async function indexEverySpace(until: number): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: SpacePage = await spacesAfter(cursor);
    for (const { id, closed_at, patients_indexed, patients_indexed_to } of page.data) {
      if (patients_indexed || closed_at) continue;
      count += await indexSpace(id, patients_indexed_to ?? null, until);
      if (Date.now() > until) return count;
    }
    cursor = page.cursor;
  } while (cursor);
  return count;
}

const spacesAfter = (cursor: string | null) =>
  Spaces.db.entities.space.query.newest({}).go({
    cursor,
    limit: PAGE_SIZE,
    attributes: ["id", "patients_indexed", "patients_indexed_to", "closed_at"],
  });
type SpacePage = Awaited<ReturnType<typeof spacesAfter>>;

async function indexSpace(space_id: string, after: string | null, until: number): Promise<number> {
  let count = 0;
  let cursor = after;
  do {
    const page = await db.entities.patient.query.primary({ space_id }).go({ cursor, limit: PAGE_SIZE });
    for (let from = 0; from < page.data.length; from += CONCURRENT)
      await Promise.all(page.data.slice(from, from + CONCURRENT).map((patient) => indexPatient(patient)));
    count += page.data.length;
    cursor = page.cursor;
    await Spaces.db.entities.space
      .patch({ id: space_id })
      .set(cursor ? { patients_indexed_to: cursor } : { patients_indexed: true })
      .go();
  } while (cursor && Date.now() < until);
  return count;
}
