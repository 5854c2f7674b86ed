import { batchDelete, batchPut, writeItems } from "../db/batch-write.ts";
import { patientsIn } from "./batch-reads.ts";
import { db } from "./entities.ts";
import type { PatientItem, TokenItem } from "./records.ts";
import { searchRowsOf } from "./search-rows.ts";
import { noteWords } from "./spelling.ts";
import { nameWords } from "./tokens.ts";

const MAX_ROUNDS = 5;

const keyOf = ({ space_id, shelf, token, patient_id }: TokenItem) =>
  db.entities.token.delete({ space_id, shelf, token, patient_id }).params() as {
    Key: { sk: string; pk: string };
  };
const nameOf = ({ shelf, token }: TokenItem) => `${shelf}#${token}`;

/** Whether a change of a patient reaches what {@link indexPatient} writes. */
export const concernsSearch = (before: PatientItem | undefined, after: PatientItem | undefined): boolean =>
  JSON.stringify(before && searchRowsOf(before)) !== JSON.stringify(after && searchRowsOf(after));

/**
 * Writes what a patient is found by beyond the patient's own transaction: pairs of words, ends of phone numbers, and the
 * words of the name. Follows the patient as stored now, so that an older image that comes again brings nothing back;
 * whoever is changed meanwhile is written once more. `before` names the rows that may have to go. Safe to repeat.
 */
export async function indexPatient(
  { space_id, patient_id }: Pick<PatientItem, "space_id" | "patient_id">,
  before?: PatientItem,
): Promise<void> {
  const wanted = [{ space: space_id, patient: patient_id }];
  let [current] = await patientsIn(wanted);
  for (let round = 1; ; round += 1) {
    const rows = current ? searchRowsOf(current) : [];
    const has = new Set(rows.map(nameOf));
    const outdated = before ? searchRowsOf(before).filter((row) => !has.has(nameOf(row))) : [];
    await writeItems([
      ...outdated.map((row) => batchDelete(keyOf(row))),
      ...rows.map((row) => batchPut(db.entities.token.put(row).params())),
    ]);
    if (current && current.state !== "merged") await noteWords(space_id, nameWords(current.name));
    const [latest] = await patientsIn(wanted);
    if (latest?.version === current?.version || round === MAX_ROUNDS) return;
    [before, current] = [current, latest];
  }
}
