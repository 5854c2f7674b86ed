import { batchDelete, writeItems } from "../db/batch-write.ts";
import { readItems } from "../db/read-items.ts";
import { remove, transact } from "../db/transact.ts";
import { spellingKeys } from "../text/near-spelling.ts";
import { patientsIn } from "./batch-reads.ts";
import { duplicateKeysOf, type HashedKey } from "./duplicate-keys.ts";
import { db } from "./entities.ts";
import { indexPatient } from "./indexing.ts";
import type { PatientItem } from "./records.ts";
import { nameWords, rowsOf } from "./tokens.ts";

type Named = { space: string; patient: string };

/**
 * Removes a patient for good: search rows, duplicate keys, words of the name that no other patient has, what a merge
 * could undo, and the record itself, last. Safe to repeat and to go on with after an interruption. Only for an erasure
 * that is due: nothing is checked.
 */
export async function removePatient({ space, patient }: Named): Promise<void> {
  const [item] = await patientsIn([{ space, patient }]);
  await removeMerges({ space, patient });
  if (!item) return;
  await writeItems(rowsOf(item).map((row) => batchDelete(tokenKey(row))));
  for (const key of duplicateKeysOf(item)) await removeDuplicateKey(key, { space, patient });
  await db.entities.patient.delete({ space_id: space, patient_id: patient }).go();
  // The rows that the stream writes; it does the same when it learns that the patient is gone.
  await indexPatient({ space_id: space, patient_id: patient }, item);
  await removeWords(item);
}

const tokenKey = ({ space_id, list, token, patient_id }: ReturnType<typeof rowsOf>[number]) =>
  db.entities.token.delete({ space_id, list, token, patient_id }).params() as {
    Key: { pk: string; sk: string };
  };

/** A value that nobody else shares is removed too: its hash could be guessed. */
async function removeDuplicateKey(key: HashedKey, { space, patient }: Named): Promise<void> {
  const shared = { space_id: space, ...key };
  await db.entities.duplicateKey
    .update(shared)
    .delete({ patients: [patient] })
    .go();
  const unless = db.entities.duplicateKey
    .delete(shared)
    .where(({ patients }, { notExists }) => notExists(patients));
  try {
    await transact({ writes: [remove(unless.params(), () => new Shared())] });
  } catch (error) {
    if (!(error instanceof Shared)) throw error;
  }
}
class Shared extends Error {}

/** What merges of the patient changed. Merges are few, and their items small. */
async function removeMerges({ space, patient }: Named): Promise<void> {
  let cursor: string | null = null;
  do {
    const page: {
      data: { merge_id: string; patient_id: string; other_id: string }[];
      cursor: string | null;
    } = await db.entities.merge.query.primary({ space_id: space }).go({ limit: 200, cursor });
    const own = page.data.filter(
      ({ patient_id, other_id }) => patient_id === patient || other_id === patient,
    );
    await writeItems(
      own.map(({ merge_id }) =>
        batchDelete(db.entities.merge.delete({ space_id: space, merge_id }).params()),
      ),
    );
    cursor = page.cursor;
  } while (cursor);
}

/** Words of the name that no search row begins with any more. */
async function removeWords({ space_id, name }: PatientItem): Promise<void> {
  for (const word of nameWords(name)) {
    const rows = await Promise.all(
      (["active", "archived"] as const).map((list) =>
        db.entities.token.query.rows({ space_id, list }).begins({ token: word }).go({ limit: 1, pages: 1 }),
      ),
    );
    if (rows.some(({ data }) => data.length > 0)) continue;
    const keys = spellingKeys(word).map(
      (key) =>
        db.entities.spelling.get({ space_id, kind: "near", key }).params().Key as { pk: string; sk: string },
    );
    for (const item of await readItems(keys)) {
      const { key } = db.entities.spelling.parse({ Item: item }).data as { key: string };
      await db.entities.spelling
        .update({ space_id, kind: "near", key })
        .delete({ words: [word] })
        .go();
    }
    await db.entities.spelling.delete({ space_id, kind: "word", key: word }).go();
  }
}
