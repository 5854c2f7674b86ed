import { batchDelete, batchPut, writeItems } from "../db/batch-write.ts";
import { patientsIn } from "./batch-reads.ts";
import { db } from "./entities.ts";
import type { PatientItem, TokenItem } from "./records.ts";
import { searchRowsOf } from "./search-rows.ts";
import { storeWords } from "./spelling.ts";
import { nameWords } from "./tokens.ts";

const MAX_ROUNDS = 5;

const keyOf = ({ space_id, list, token, patient_id }: TokenItem) =>
  db.entities.token.delete({ space_id, list, token, patient_id }).params() as {
    Key: { sk: string; pk: string };
  };
const nameOf = ({ list, token }: TokenItem) => `${list}#${token}`;

/** Whether a change of a patient changes the search rows that {@link indexPatient} writes. */
export const changesSearchRows = (before: PatientItem | undefined, after: PatientItem | undefined): boolean =>
  JSON.stringify(before && searchRowsOf(before)) !== JSON.stringify(after && searchRowsOf(after));

/**
 * Writes the search rows of a patient that are not part of the patient's own transaction: pairs of words, ends of phone
 * numbers, and the words of the name. It reads the patient as stored now, so that an old image delivered again restores
 * nothing. A patient who changed meanwhile is indexed once more. Rows of `before` that no longer apply are deleted.
 * Safe to repeat.
 */
export async function indexPatient(
  { space_id, patient_id }: Pick<PatientItem, "space_id" | "patient_id">,
  before?: PatientItem,
): Promise<void> {
  const references = [{ space: space_id, patient: patient_id }];
  let [current] = await patientsIn(references);
  for (let round = 1; ; round += 1) {
    const rows = current ? searchRowsOf(current) : [];
    const has = new Set(rows.map(nameOf));
    const outdated = before ? searchRowsOf(before).filter((row) => !has.has(nameOf(row))) : [];
    await writeItems([
      ...outdated.map((row) => batchDelete(keyOf(row))),
      ...rows.map((row) => batchPut(db.entities.token.put(row).params())),
    ]);
    if (current && current.state !== "merged") await storeWords(space_id, nameWords(current.name));
    const [latest] = await patientsIn(references);
    if (latest?.version === current?.version || round === MAX_ROUNDS) return;
    before = current;
    current = latest;
  }
}
