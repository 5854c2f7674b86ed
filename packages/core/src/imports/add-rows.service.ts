import type { ImportRow, importsRoutes, RowResult } from "../contracts/imports/imports.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { readItems } from "../db/read-items.ts";
import { MAX_WRITES, type Operation, transact } from "../db/transact.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import type { ImportItem } from "./import.entity.ts";
import { countRows, onceImported, orRefused, rowKey, rowNumber, rowWrite } from "./imported-rows.ts";
import { keyOf } from "./imports.service.ts";

type Answer = ResponseOf<typeof importsRoutes.addRows>;
type Prepared = { row: ImportRow; item: PatientItem; keys: string[]; writes: Operation[] };

/** Writes of a transaction besides the patients': their count and the import's. */
const OWN_WRITES = 2;

/**
 * Adds rows of a file. Several new patients go into one transaction with the marks of their rows, the count of patients and
 * the import's own counts, so that all of it is there or none; a row that is marked is left as it is. An invalid row is
 * refused alone. An import that has ended takes no new rows: 409 `import.closed`. 403 `plan.max_patients` ends the request: what was written before stays, and the rest can be sent later.
 */
export const addRows = (importId: string, rows: readonly ImportRow[]): Promise<Answer> =>
  onceImported(() => addOnce(importId, rows));

async function addOnce(importId: string, rows: readonly ImportRow[]): Promise<Answer> {
  const { into, marks, parent } = await readWhatIsThere(importId, rows);
  const results = new Map<number, RowResult>();
  const fresh: Prepared[] = [];
  const merging: ImportRow[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const patient = marks.get(row.fingerprint);
    if (patient !== undefined || seen.has(row.fingerprint)) {
      results.set(row.number, { number: row.number, outcome: "already", patient: patient ?? null });
      continue;
    }
    seen.add(row.fingerprint);
    if (row.into) merging.push(row);
    else await orRefused(results, row, async () => void fresh.push(prepare(parent, row)));
  }
  for (const group of groupsOf(fresh)) {
    await createGroup(parent, group);
    for (const { row, item } of group)
      results.set(row.number, { number: row.number, outcome: "created", patient: item.patient_id });
  }
  for (const row of merging) await orRefused(results, row, () => mergeRow(parent, row, into, results));
  return { items: rows.flatMap(({ number }) => results.get(number) ?? []) };
}

/** The import, the rows that are marked already, and the patients into whom rows are merged. Two requests at most. */
async function readWhatIsThere(importId: string, rows: readonly ImportRow[]) {
  const { spaceId } = actor();
  const stored = await readItems([
    db.entities.import.get(keyOf(importId)).params().Key as never,
    ...rows.map(({ fingerprint }) => rowKey(spaceId, fingerprint)),
    ...rows.flatMap(({ into }) => (into ? [Patients.keyOf(into) as never] : [])),
  ]);
  const of = (entity: string) => stored.filter(({ __edb_e__ }) => __edb_e__ === entity);
  const [item] = of("import");
  const parent = item && (db.entities.import.parse({ Item: item }).data as ImportItem);
  if (!parent) throw absent("import");
  return {
    parent,
    marks: new Map(of("imported_row").map((mark) => [String(mark.fingerprint), String(mark.patient_id)])),
    into: new Map(
      of("patient").map((patient) => [String(patient.patient_id), Patients.parsePatient(patient)]),
    ),
  };
}

function prepare({ import_id }: ImportItem, row: ImportRow): Prepared {
  const item = { ...Patients.newItem(row.patient, true), import_id, import_row: row.fingerprint };
  const keys = Patients.duplicateKeysOf(item).map(({ kind, hash }) => `${kind}#${hash}`);
  return { row, item, keys, writes: Patients.newPatientWrites(item) };
}

/**
 * The patients in groups whose writes fit into one transaction. Two who share a phone or another value go into different
 * groups: a transaction writes each item once.
 */
function groupsOf(patients: readonly Prepared[]): Prepared[][] {
  const groups: { members: Prepared[]; keys: Set<string>; writes: number }[] = [];
  for (const patient of patients) {
    // The patient's and the row's mark.
    const writes = patient.writes.length + 1;
    const fits = groups.find(
      (group) =>
        group.writes + writes <= MAX_WRITES - OWN_WRITES && !patient.keys.some((key) => group.keys.has(key)),
    );
    const group = fits ?? { members: [], keys: new Set(), writes: 0 };
    if (!fits) groups.push(group);
    group.members.push(patient);
    group.writes += writes;
    for (const key of patient.keys) group.keys.add(key);
  }
  return groups.map(({ members }) => members);
}

async function createGroup(parent: ImportItem, group: readonly Prepared[]): Promise<void> {
  const marks = group.map(({ row, item }) => markOf(parent, row, item, "created"));
  await Patients.withoutCrowded((crowded) =>
    transact({
      writes: [
        // First, so that a repeated row is recognised before anything else is refused.
        ...marks,
        countRows(parent, { created: group.length }),
        ...Patients.countNewPatients(group.length),
        ...group.flatMap(({ item, writes }) =>
          crowded.size === 0 ? writes : Patients.newPatientWrites(item, crowded),
        ),
      ],
    }),
  );
}

const markOf = (
  { space_id, import_id }: ImportItem,
  { fingerprint, number }: ImportRow,
  { patient_id, version }: PatientItem,
  outcome: "created" | "merged",
  filled?: { field: string; value: string }[],
): Operation =>
  rowWrite({
    space_id,
    import_id,
    fingerprint,
    row: rowNumber(number),
    patient_id,
    outcome,
    patient_version: version,
    ...(filled && { filled }),
  });

/** Fills what a patient lacks from a row. The record may have been merged into another one since the preview. */
async function mergeRow(
  parent: ImportItem,
  row: ImportRow,
  into: Map<string, PatientItem>,
  results: Map<number, RowResult>,
): Promise<void> {
  const before = into.get(row.into ?? "");
  if (!before) throw absent("patient");
  Patients.mustBeActive(before);
  const { after, filled } = Patients.fillMissing(before, row.patient);
  const values = filled.map((field) => ({ field, value: String(after[field as keyof PatientItem]) }));
  const changed = filled.length > 0;
  await Patients.withoutCrowded((crowded) =>
    transact({
      writes: [
        markOf(parent, row, changed ? after : before, "merged", values),
        countRows(parent, { merged: 1 }),
        ...(changed ? Patients.patientWrites(before, after, { crowded }) : []),
      ],
      audit: { action: "import", record: before.patient_id },
    }),
  );
  // Another row of the request may go into the same patient.
  if (changed) into.set(before.patient_id, after);
  results.set(row.number, { number: row.number, outcome: "merged", patient: before.patient_id });
}
