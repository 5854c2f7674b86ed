import { batchDelete, writeItems } from "../db/batch-write.ts";
import { deleteIf } from "../db/delete-if.ts";
import { queryRaw } from "../db/raw-items.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";
import { type PatientKey, readOutdated } from "./read-records.ts";
import { generationOf } from "./sums.ts";

const PAGE_SIZE = 500;

/**
 * Deletes the sums of a clinic that other generations counted. Nobody reads them: where it is interrupted, or a place or professional
 * does not exist any more, they stay without harm.
 */
export async function deleteOldSums(space: string, generation: number): Promise<void> {
  const [{ data }, { data: users }] = await Promise.all([
    Spaces.db.entities.space.get({ id: space }).go(),
    Spaces.db.entities.user.query.primary({ space_id: space }).go({ pages: "all", attributes: ["id"] }),
  ]);
  const places = ["", ...(data?.establishments ?? []).map(({ id }) => id)];
  for (const professional of ["", ...users.map(({ id }) => id)])
    for (const place of places) await deleteOfScope({ space, professional, place }, generation);
}

async function deleteOfScope(
  { space, professional, place }: { space: string; professional: string; place: string },
  generation: number,
) {
  const { pk } = db.entities.sums
    .get({ space_id: space, professional, place, kind: "main", part: "", shard: "" })
    .params().Key as { pk: string };
  let after: Record<string, unknown> | undefined;
  do {
    const { items, next } = await queryRaw({ pk, limit: PAGE_SIZE }, { after });
    const old = items.filter(
      (item) => item.__edb_e__ === "statisticsSums" && generationOf(item.sk) !== generation,
    );
    await writeItems(old.map(({ sk }) => batchDelete({ Key: { pk, sk } })));
    after = next;
  } while (after);
}

/**
 * Deletes what older generations stored of a patient's records that do not exist any more. What the stream has counted
 * meanwhile is of the present generation, and stays.
 */
export async function deleteOutdated({ space, patient }: PatientKey, generation: number): Promise<void> {
  for (const { record } of await readOutdated({ space, patient }, generation))
    await deleteIf(
      db.entities.contribution
        .delete({ space_id: space, patient_id: patient, record })
        .where(
          (stored, { notExists, lt }) =>
            `${notExists(stored.generation)} OR ${lt(stored.generation, generation)}`,
        )
        .params(),
    );
}
