import { readItems } from "../db/read-items.ts";
import { symptomsOfClinic } from "../monitoring/index.ts";
import * as Spaces from "../spaces/index.ts";
import { countAppointments, countListedPatients } from "./count-together.ts";
import { countSymptom } from "./counting.service.ts";
import { db } from "./entities.ts";
import { deleteOldSums, deleteOutdated } from "./old-sums.ts";
import { wayOfCounting } from "./way.ts";

/** Records read in one page, and symptoms counted at the same time. */
const PAGE_SIZE = 60;
const CONCURRENT = 4;

type Space = { id: string; time_zone: string };
/** How many records a page has, and what counts them. */
type Page = { records: number; count: () => Promise<void>; cursor: string | null };

/**
 * Counts the records of clinics that were not counted in the present way: those of earlier versions, and those whose time zone
 * changed. One clinic after the other; continues where it was interrupted. Returns how many records were counted. `until` is when
 * to stop, in epoch milliseconds.
 */
export async function recountEverySpace(until: number): Promise<number> {
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: SpacePage = await spacesAfter(cursor);
    const counted = await countedWays(page.data);
    for (const space of page.data) {
      if (space.closed_at) continue;
      if (counted.get(space.id)?.counted === wayOfCounting(space.time_zone)) continue;
      count += await recountSpace(space, until);
      if (Date.now() > until) return count;
    }
    cursor = page.cursor;
  } while (cursor);
  return count;
}

/** A page of all clinics, the newest first. One request. */
export const spacesAfter = (cursor: string | null) =>
  Spaces.db.entities.space.query
    .newest({})
    .go({ cursor, limit: PAGE_SIZE, pages: 1, attributes: ["id", "time_zone", "closed_at"] });
export type SpacePage = Awaited<ReturnType<typeof spacesAfter>>;

export const progressKey = (space: string) =>
  db.entities.progress.get({ space_id: space }).params().Key as { pk: string; sk: string };

async function countedWays(spaces: readonly Space[]) {
  const items = await readItems(spaces.map(({ id }) => progressKey(id)));
  return new Map(items.map((item) => [String(item.space_id), item]));
}

/**
 * Counts one clinic's records from nothing, or goes on where the last run stopped. The sums become what the records say, whether they
 * were too low or too high before. Safe beside the stream, because each record is counted as it is now, whoever counts it.
 */
export async function recountSpace({ id, time_zone }: Space, until: number): Promise<number> {
  const way = wayOfCounting(time_zone);
  const { data } = await db.entities.progress.get({ space_id: id }).go({ consistent: true });
  const isBegun = data?.at?.way === way;
  const generation = (data?.generation ?? 0) + (isBegun ? 0 : 1);
  let { list, cursor } = isBegun && data?.at ? data.at : { list: 0, cursor: null };
  let count = 0;
  if (!isBegun)
    await db.entities.progress
      .upsert({ space_id: id })
      .set({ generation, shown: data?.shown ?? 0, at: { way, list, cursor } })
      .go();
  while (list < LISTS.length) {
    const page = await (LISTS[list] as List)(id, cursor, generation);
    await page.count();
    count += page.records;
    [list, cursor] = page.cursor ? [list, page.cursor] : [list + 1, null];
    if (list < LISTS.length)
      await db.entities.progress.upsert({ space_id: id }).set({ at: { way, list, cursor } }).go();
    if (Date.now() > until) break;
  }
  if (list < LISTS.length) return count;
  await db.entities.progress.put({ space_id: id, counted: way, generation, shown: generation }).go();
  await deleteOldSums(id, generation);
  return count;
}

/** A new clinic has no records that the stream did not count. Safe to repeat. */
export async function beginComplete(space: string, timeZone: string): Promise<void> {
  const { data } = await db.entities.progress.get({ space_id: space }).go({ consistent: true });
  if (!data) await db.entities.progress.put({ space_id: space, counted: wayOfCounting(timeZone) }).go();
}

type List = (space: string, cursor: string | null, generation: number) => Promise<Page>;

/**
 * Appointments before symptoms, whose change is counted by the treatments of appointments. Patients last, because by then what
 * nobody counted again does not exist any more.
 */
const LISTS: readonly List[] = [appointmentsPage, symptomsPage, patientsPage];

/** Appointments by day. Their patients' symptoms are counted after all of them. */
async function appointmentsPage(space: string, cursor: string | null): Promise<Page> {
  const page = await db.entities.appointment.query
    .days({ space_id: space })
    .go({ cursor, limit: PAGE_SIZE, pages: 1, attributes: ["appointment_id", "patient_id"] });
  const count = () =>
    countAppointments(
      space,
      page.data.map(({ appointment_id, patient_id }) => ({
        appointment: appointment_id,
        patient: patient_id,
      })),
    );
  return { records: page.data.length, count, cursor: page.cursor };
}

/** Patients in the list, and without what was stored for records of theirs that do not exist any more. */
async function patientsPage(space: string, cursor: string | null, generation: number): Promise<Page> {
  const page = await db.entities.patient.query
    .primary({ space_id: space })
    .go({ cursor, limit: PAGE_SIZE, pages: 1, attributes: ["patient_id"] });
  const patients = page.data.map(({ patient_id }) => patient_id);
  const count = async () => {
    await countListedPatients(space, patients);
    await eachOf(patients, (patient) => deleteOutdated({ space, patient }, generation));
  };
  return { records: patients.length, count, cursor: page.cursor };
}

async function symptomsPage(space: string, cursor: string | null): Promise<Page> {
  const page = await symptomsOfClinic(space, cursor, PAGE_SIZE);
  const count = () =>
    eachOf(page.items, ({ patient_id, symptom_id }) =>
      countSymptom({ space, patient: patient_id }, symptom_id),
    );
  return { records: page.items.length, count, cursor: page.cursor };
}

/** Some at the same time. */
async function eachOf<One>(items: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += CONCURRENT)
    await Promise.all(items.slice(from, from + CONCURRENT).map(work));
}
