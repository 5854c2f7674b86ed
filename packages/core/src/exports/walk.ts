import { type Partition, queryPage, queryPartition } from "../db/query-page.ts";
import { readItems } from "../db/read-items.ts";
import { env } from "../platform/env.ts";
import { partitionOf, type StoredItem } from "./archive-record.ts";
import type { WalkCursor } from "./export-job.entity.ts";
import { type ArchiveKind, archiveKinds } from "./kinds.ts";

type Key = Record<string, unknown>;

/** Some items of a space, with where to continue after them. `cursor` is null after the last. */
export type WalkBatch = {
  items: StoredItem[];
  cursor: WalkCursor | null;
  /** Patients who were finished with this batch. */
  patients: number;
};

/** Items of the lists read in one request, and partitions read at the same time. */
const LIST_PAGE = 50;
const CONCURRENT = 8;
/** Appointments of a patient that are dealt with in one batch. */
const APPOINTMENT_PAGE = 40;

const kind = (entity: string) => archiveKinds[entity] as ArchiveKind;
/** The lists of a space, in the order of the walk. The patients, with what belongs to them, come last. */
const LISTS: readonly string[] = Object.entries(archiveKinds)
  .filter(([entity, { holder }]) => holder === "space" && entity !== "space")
  .map(([entity]) => entity)
  .concat("patient");

/**
 * Reads a space in batches, from a cursor on: the settings, each list, and each patient with documents, symptoms and
 * appointments. A batch is at most a page of a list with what belongs to it, so memory does not depend on the space.
 * Data that is changed during the walk is read once: before or after the change.
 */
export async function* walk(space: string, from: WalkCursor | null): AsyncGenerator<WalkBatch> {
  let cursor: WalkCursor = from ?? { list: 0 };
  if (!from) yield { ...(await settings(space)), cursor: { list: 0 }, patients: 0 };
  while (cursor.list < LISTS.length) {
    const entity = String(LISTS[cursor.list]);
    const { items, last } = await queryPage(partitionOf(kind(entity).entity, { space_id: space }), {
      after: cursor.after,
      limit: entity === "patient" ? CONCURRENT : LIST_PAGE,
    });
    const next: WalkCursor | null = last
      ? { list: cursor.list, after: last }
      : cursor.list + 1 < LISTS.length
        ? { list: cursor.list + 1 }
        : null;
    if (entity === "patient" && items.length > 0) yield* patients(space, items, cursor, next);
    else yield { items: [...items, ...(await belonging(space, entity, items))], cursor: next, patients: 0 };
    if (!next) return;
    cursor = next;
  }
}

/** The settings, with what is kept under the space's own name in the catalogues. */
async function settings(space: string): Promise<{ items: StoredItem[] }> {
  const { entity } = kind("space");
  const key = entity.get({ id: space }).params({ table: env("TABLE_NAME") }) as { Key: never };
  const own = await queryPartition(userPartition(space, "space"));
  return { items: [...(await readItems([key.Key])), ...own] };
}

const userPartition = (space: string, user: string): Partition => ({
  ...partitionOf(kind("ownName").entity, { space_id: space, user_id: user }),
  begins: "",
});

/** What lies in the partitions of the listed items: a user's catalogues, the versions of a test or text. */
async function belonging(space: string, entity: string, items: readonly StoredItem[]): Promise<StoredItem[]> {
  const partitions = items.flatMap((item): Partition[] => {
    if (entity === "user") return [userPartition(space, String(item.id))];
    if (entity === "customTest")
      return [whole("customTestDraft", { space_id: space, test_id: item.test_id })];
    if (entity === "consentText") return [whole("consentDraft", { space_id: space, text_id: item.text_id })];
    return [];
  });
  const found = await inParts(partitions, queryPartition);
  const heads = found.filter(({ __edb_e__ }) => __edb_e__ === "preMadeHead");
  const contents = heads.map(({ id }) => whole("preMade", { space_id: space, id }));
  return [...found, ...(await inParts(contents, queryPartition))];
}

/** The whole partition in which an entity's items with this key lie, with those of other entities. */
const whole = (entity: string, key: Key): Partition => ({
  ...partitionOf(kind(entity).entity, key as Record<string, string>),
  begins: "",
});

async function* patients(
  space: string,
  page: readonly StoredItem[],
  from: WalkCursor,
  next: WalkCursor | null,
): AsyncGenerator<WalkBatch> {
  let before: Key | undefined = from.after;
  for (const [at, patient] of page.entries()) {
    const key = { pk: patient.pk, sk: patient.sk };
    let appointment = at === 0 ? from.appointment : undefined;
    if (!appointment) {
      const own = await queryPartition(whole("consent", { space_id: space, patient_id: patient.patient_id }));
      yield {
        items: [patient, ...own],
        cursor: { list: from.list, ...(before && { after: before }), appointment: {} },
        patients: 0,
      };
    }
    for (;;) {
      const { items, last } = await appointmentsOf(space, String(patient.patient_id), appointment);
      const contents = items.map(({ appointment_id }) =>
        whole("appointment", { space_id: space, appointment_id }),
      );
      const isLast = at === page.length - 1;
      const continued: WalkCursor | null = last
        ? { list: from.list, ...(before && { after: before }), appointment: last }
        : isLast
          ? next
          : { list: from.list, after: key };
      yield {
        items: await inParts(contents, queryPartition),
        cursor: continued,
        patients: last ? 0 : 1,
      };
      if (!last) break;
      appointment = last;
    }
    before = key;
  }
}

/** A page of a patient's appointments in the order of time. */
function appointmentsOf(space: string, patient: string, after: Key | undefined) {
  const { entity } = kind("appointment");
  const params = entity.query
    .record?.({ space_id: space, patient_id: patient } as never)
    .params({ table: env("TABLE_NAME") }) as unknown as {
    IndexName: string;
    ExpressionAttributeValues: Readonly<Record<string, string>>;
  };
  const values = params.ExpressionAttributeValues;
  const at = { pk: String(values[":pk"]), begins: String(values[":sk1"]) };
  const started = after && Object.keys(after).length > 0 ? after : undefined;
  return queryPage(at, { index: params.IndexName, after: started, limit: APPOINTMENT_PAGE });
}

async function inParts<T>(all: readonly T[], read: (one: T) => Promise<StoredItem[]>): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (let from = 0; from < all.length; from += CONCURRENT)
    items.push(...(await Promise.all(all.slice(from, from + CONCURRENT).map(read))).flat());
  return items;
}
