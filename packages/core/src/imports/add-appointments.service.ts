import type { AppointmentItem } from "../appointments/index.ts";
import type { AppointmentRow, appointmentImportsRoutes } from "../contracts/imports/appointment-imports.ts";
import type { RowResult } from "../contracts/imports/imports.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { readItems } from "../db/read-items.ts";
import type { Operation } from "../db/transact.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";
import type { ImportItem } from "./import.entity.ts";
import {
  concernsRow,
  countRows,
  onceImported,
  orRefused,
  rowKey,
  rowNumber,
  rowWrite,
} from "./imported-rows.ts";
import { keyOf } from "./imports.service.ts";

type Answer = ResponseOf<typeof appointmentImportsRoutes.addAppointments>;
type Key = { pk: string; sk: string };
type Ready = Scheduling.ImportedAppointment & { row: AppointmentRow };

/**
 * Adds appointments of a file. Several go into one transaction with the marks of their rows, their times in the ledger and the
 * import's counts; a row that is marked is left as it is. What prevents a group is found by writing its rows one by one, so that
 * a row that cannot be added is refused alone. An import that has ended takes no new rows: 409 `import.closed`.
 */
export const addAppointments = (importId: string, rows: readonly AppointmentRow[]): Promise<Answer> =>
  onceImported(() => addOnce(importId, rows));

async function addOnce(importId: string, rows: readonly AppointmentRow[]): Promise<Answer> {
  const known = await readWhatIsThere(importId, rows);
  const results = new Map<number, RowResult>();
  const ready: Ready[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const { number, fingerprint } = row;
    if (known.marks.has(fingerprint) || seen.has(fingerprint)) {
      results.set(number, { number, outcome: "already", patient: known.marks.get(fingerprint) ?? null });
      continue;
    }
    seen.add(fingerprint);
    await orRefused(results, row, async () => void ready.push(prepare(known, row)));
  }
  for (const group of Scheduling.importedGroups(ready) as Ready[][])
    await writeGroup(known.parent, group, results);
  return { items: rows.flatMap(({ number }) => results.get(number) ?? []) };
}

async function writeGroup(parent: ImportItem, group: readonly Ready[], results: Map<number, RowResult>) {
  const done = ({ row, patient }: Ready) =>
    results.set(row.number, { number: row.number, outcome: "created", patient: patient.patient_id });
  if (group.length > 1) {
    try {
      await Scheduling.writeImportedGroup(group, [countRows(parent, { created: group.length })]);
      for (const one of group) done(one);
      return;
    } catch (error) {
      const isLost = error instanceof Error && error.name === "TransactionCanceledException";
      if (!concernsRow(error) && !isLost) throw error;
    }
  }
  for (const one of group)
    await orRefused(results, one.row, async () => {
      await Scheduling.writeImportedAlone(one, [countRows(parent, { created: 1 })], one.row.override);
      done(one);
    });
}

type Known = {
  parent: ImportItem;
  marks: ReadonlyMap<string, string>;
  patients: ReadonlyMap<string, PatientItem>;
  users: ReadonlySet<string>;
};

/** The import, the rows that are marked already, the patients and the professionals. Two requests at most. */
async function readWhatIsThere(importId: string, rows: readonly AppointmentRow[]): Promise<Known> {
  const { spaceId } = actor();
  const keys = [
    db.entities.import.get(keyOf(importId)).params().Key as Key,
    ...rows.map(({ fingerprint }) => rowKey(spaceId, fingerprint)),
    ...rows.map(({ booking }) => Patients.keyOf(booking.patient) as Key),
    ...rows.map(({ booking }) => userKey(spaceId, booking.professional)),
  ];
  const stored = await readItems([...new Map(keys.map((key) => [`${key.pk}${key.sk}`, key])).values()]);
  const of = (entity: string) => stored.filter(({ __edb_e__ }) => __edb_e__ === entity);
  const [item] = of("import");
  const parent = item && (db.entities.import.parse({ Item: item }).data as ImportItem);
  if (!parent) throw absent("import");
  return {
    parent,
    marks: new Map(of("imported_row").map((mark) => [String(mark.fingerprint), String(mark.patient_id)])),
    patients: new Map(of("patient").map((one) => [String(one.patient_id), Patients.parsePatient(one)])),
    users: new Set(of("user").map(({ id }) => String(id))),
  };
}

const userKey = (space_id: string, id: string) =>
  Spaces.db.entities.user.get({ space_id, id }).params().Key as Key;

function prepare({ parent, patients, users }: Known, row: AppointmentRow): Ready {
  const patient = patients.get(row.booking.patient);
  if (!patient) throw absent("patient");
  Patients.mustBeActive(patient);
  // Somebody who has left may have treated patients in the past; for appointments to come the ledger's condition decides.
  if (!users.has(row.booking.professional))
    throw new AppError("invalid", "professional.unavailable", { fields: { professional: "unavailable" } });
  const item = Scheduling.importedItem(row.booking, patient);
  return { row, patient, item, marks: [markOf(parent, row, item)] };
}

const markOf = (
  { space_id, import_id }: ImportItem,
  { fingerprint, number }: AppointmentRow,
  { appointment_id, patient_id, version }: AppointmentItem,
): Operation =>
  rowWrite({
    space_id,
    import_id,
    fingerprint,
    row: rowNumber(number),
    patient_id,
    appointment_id,
    outcome: "created",
    patient_version: version,
  });
