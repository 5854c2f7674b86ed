import * as Appointments from "../appointments/index.ts";
import * as Consents from "../consents/index.ts";
import type { importsRoutes, KeptRecord } from "../contracts/imports/imports.ts";
import type { ResponseOf } from "../contracts/kernel/route.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { readItems } from "../db/read-items.ts";
import { type Operation, remove, transact, update } from "../db/transact.ts";
import * as Documents from "../documents/index.ts";
import * as Monitoring from "../monitoring/index.ts";
import type { PatientItem } from "../patients/index.ts";
import * as Patients from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Scheduling from "../scheduling/index.ts";
import { db } from "./entities.ts";
import type { ImportedRowItem, ImportItem } from "./import.entity.ts";
import { closed, importView, keyOf, mustBeOwn, readImport, undoUntil } from "./imports.service.ts";

type Answer = ResponseOf<typeof importsRoutes.undo>;

/** Rows in one request. Each may need a few requests to see whether its patient is in use. */
const ROWS_AT_ONCE = 10;

/**
 * Undoes the next rows of an import. An appointment it added is removed unless it was changed since. A patient it added is removed for good with all search rows, unless the record was changed
 * or is in use since: then it is kept and named. What it filled into a patient is taken out where it is still the same. The
 * first request closes the import and the last says that it is undone; in between it can be stopped, and begun again without a
 * cursor. Throws 409 with a cursor once somebody kept what was left. Safe to repeat.
 */
export async function undo(importId: string, cursor: string | undefined): Promise<Answer> {
  const item = await readImport(importId);
  mustBeUndoable(item);
  if (cursor !== undefined && item.state === "done") throw closed();
  const list = `import|${importId}`;
  const from = await openCursor(list, cursor);
  if (item.state !== "undone" && item.state !== "undoing") await close(item);
  const page = await db.entities.row.query
    .byImport(keyOf(importId))
    .go({ cursor: from, limit: ROWS_AT_ONCE });
  const rows = page.data as ImportedRowItem[];
  const [patients, appointments] = await Promise.all([
    patientsOf(rows),
    Appointments.readHeads(rows.flatMap(({ appointment_id }) => appointment_id ?? [])),
  ]);
  const waiting = rows.some(({ appointment_id }) => appointment_id === undefined)
    ? await Scheduling.readWaiting(actor().spaceId)
    : [];
  const onWaitingList = new Set(
    waiting.flatMap(({ patient_id, written_for }) => [patient_id, written_for ?? ""]),
  );
  const kept = await Promise.all(
    rows.map((row) =>
      row.appointment_id === undefined
        ? undoRow(row, patients.get(row.patient_id), onWaitingList.has(row.patient_id))
        : undoAppointment(row, appointments.get(row.appointment_id)),
    ),
  );
  const removed = kept.filter((one, index) => !one && rows[index]?.outcome === "created").length;
  if (removed > 0) await transact({ writes: [countRemoved(item, removed)] });
  if (page.cursor === null) await end(item);
  return {
    import: importView(await readImport(importId)),
    kept: kept.filter((one) => one !== null),
    next: await sealCursor(list, page.cursor),
  };
}

function mustBeUndoable(item: ImportItem) {
  mustBeOwn(item);
  if (nowIso() > undoUntil(item)) throw new AppError("conflict", "import.too_late");
}

const countRemoved = (item: ImportItem, removed: number) =>
  update(db.entities.import.patch(keyOf(item.import_id)).add({ removed }).params());

/** No more rows are added from now on. */
const close = ({ import_id, finished_at }: ImportItem) =>
  transact({
    writes: [
      update(
        db.entities.import
          .patch(keyOf(import_id))
          .set({ state: "undoing", finished_at: finished_at ?? nowIso() })
          .params(),
      ),
    ],
    audit: { action: "delete", record: import_id },
  });

/** All rows were undone, unless somebody kept what was left at this moment. */
async function end({ import_id }: ImportItem) {
  const change = db.entities.import
    .patch(keyOf(import_id))
    .set({ state: "undone" })
    .where(({ state }, { eq }) => eq(state, "undoing"));
  try {
    await transact({ writes: [update(change.params(), closed)] });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "import.closed")) throw error;
  }
}

async function patientsOf(rows: readonly ImportedRowItem[]): Promise<Map<string, PatientItem>> {
  const stored = await readItems(rows.map(({ patient_id }) => Patients.keyOf(patient_id) as never));
  return new Map(stored.map(Patients.parsePatient).map((patient) => [patient.patient_id, patient]));
}

/** Undoes a row. Returns the patient if the record is kept as it is, otherwise null. */
async function undoRow(
  row: ImportedRowItem,
  patient: PatientItem | undefined,
  waiting: boolean,
): Promise<KeptRecord | null> {
  if (!patient) {
    await transact({ writes: [forget(row)] });
    return null;
  }
  const kept = (reason: KeptRecord["reason"]) => ({ id: patient.patient_id, name: patient.name, reason });
  try {
    if (row.outcome === "merged") return (await emptyFilled(row, patient)) ? null : kept("changed");
    if (patient.version !== row.patient_version || patient.state === "merged") return kept("changed");
    if (waiting || (await isInUse(patient.patient_id))) return kept("in_use");
    return (await removePatient(row, patient)) ? null : kept("in_use");
  } catch (error) {
    // Somebody changed the record at this moment.
    if (error instanceof AppError && error.kind === "conflict") return kept("changed");
    throw error;
  }
}

/**
 * Removes a patient whom nothing was written about. The patient is archived first: from then on nothing can be booked, and what
 * was booked at the same moment is seen. False, and the patient is active again, if something was.
 */
async function removePatient(row: ImportedRowItem, patient: PatientItem): Promise<boolean> {
  const archived = Patients.successor(patient, { state: "archived" });
  if (patient.state === "active")
    await transact({ writes: [...Patients.patientWrites(patient, archived), versionWrite(row, archived)] });
  const last = patient.state === "active" ? archived : patient;
  if (await isInUse(patient.patient_id)) {
    const active = Patients.successor(last, { state: "active" });
    await transact({ writes: [...Patients.patientWrites(last, active), versionWrite(row, active)] });
    return false;
  }
  await transact({
    writes: [forget(row), ...Patients.removalWrites(last)],
    audit: { action: "delete", record: patient.patient_id },
  });
  return true;
}

/** The patient's version as the import knows it, so that undoing can be repeated after an interruption. */
const versionWrite = ({ space_id, fingerprint }: ImportedRowItem, { version }: PatientItem): Operation =>
  update(db.entities.row.patch({ space_id, fingerprint }).set({ patient_version: version }).params());

/** Removes an appointment that a row added. Returns it if it was changed, charged or written in since, otherwise null. */
async function undoAppointment(
  row: ImportedRowItem,
  head: Appointments.AppointmentItem | undefined,
): Promise<KeptRecord | null> {
  if (!head) {
    await transact({ writes: [forget(row)] });
    return null;
  }
  const { appointment_id, patient_id, patient_name, start } = head;
  const kept: KeptRecord = {
    id: patient_id,
    name: patient_name,
    appointment: { id: appointment_id, start },
    reason: "changed",
  };
  if (!Scheduling.isAsImported(head, row.patient_version)) return kept;
  try {
    await transact({
      writes: [forget(row), ...Scheduling.importedRemovalWrites(head)],
      audit: { action: "delete", record: appointment_id, patient: patient_id },
    });
    return null;
  } catch (error) {
    // Somebody changed it at this moment.
    if (error instanceof AppError && error.kind === "conflict") return kept;
    throw error;
  }
}

const forget = ({ space_id, fingerprint }: ImportedRowItem): Operation =>
  remove(db.entities.row.delete({ space_id, fingerprint }).params());

/** Whether anything but the record itself was written about a patient. */
async function isInUse(patient: string): Promise<boolean> {
  const used = await Promise.all([
    Appointments.hasAppointments(patient),
    Documents.hasDocuments(patient),
    Consents.hasDecisions(patient),
    Monitoring.hasSymptoms(patient),
  ]);
  return used.includes(true);
}

/** Empties the fields that a merged row filled. False, and nothing changes, if one of them was changed since. */
async function emptyFilled(row: ImportedRowItem, patient: PatientItem): Promise<boolean> {
  const filled = row.filled ?? [];
  const same = filled.every(
    ({ field, value }) => String(patient[field as keyof PatientItem] ?? "") === value,
  );
  if (!same || patient.state !== "active") return false;
  const empty = Object.fromEntries(
    filled.map(({ field }) => [field, EMPTY_TEXT.has(field) ? "" : undefined]),
  );
  const writes =
    filled.length > 0
      ? Patients.patientWrites(patient, Patients.successor(patient, empty as Partial<PatientItem>))
      : [];
  await transact({
    writes: [forget(row), ...writes],
    audit: { action: "update", record: patient.patient_id },
  });
  return true;
}

/** Fields that are an empty text where nothing was entered; the others are absent. */
const EMPTY_TEXT: ReadonlySet<string> = new Set(Patients.FILLED_TEXTS);
