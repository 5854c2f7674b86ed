import * as Appointments from "../appointments/index.ts";
import { documentFormat, END_BYTES, isArchive, START_BYTES } from "../contracts/documents/document-format.ts";
import type { documentsRoutes, PatientDocument } from "../contracts/documents/documents.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { put, transact } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import { fileFacts, filePart, uploadLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import { IdempotentReplay } from "../platform/replay.ts";
import * as Spaces from "../spaces/index.ts";
import type { DocumentItem } from "./document.entity.ts";
import { mayAdd } from "./documents.policy.ts";
import {
  changed,
  type DocumentReference,
  db,
  documentView,
  fileOf,
  inDays,
  PENDING_DAYS,
  readDocument,
  replace,
  typeOf,
} from "./store.ts";

type Create = RequestOf<typeof documentsRoutes.create>;
type Created = ResponseOf<typeof documentsRoutes.create>;

/** Throws 403 `document.not_own` for a kind of document that the actor may not add. */
export function requireKind(kind: DocumentItem["kind"]): void {
  if (!mayAdd(actor(), kind)) throw new AppError("forbidden", "document.not_own");
}

/** Throws 404 unless the visit is one of the patient, merged records included. Two requests. */
export async function requireVisitOf(patient: string, appointment: string): Promise<void> {
  const [head, item] = await Promise.all([
    Appointments.getAppointment(appointment),
    Patients.readPatient(patient),
  ]);
  const records = Patients.recordsOf(await Patients.remainingOf(item));
  if (!records.includes(head.patient_id)) throw absent("appointment");
}

/**
 * Creates a document with a link to upload its file to. It is listed only after `complete`. A repeated request answers
 * the same document with a new link. One request, three for a document of a visit. Throws 404, 403 `document.not_own`
 * and `plan.max_disk_space`, 409 for a patient who is archived or merged.
 */
export async function create({ params, body }: Pick<Create, "params" | "body">): Promise<Created> {
  requireKind(body.kind);
  const { appointment, ...facts } = body;
  if (appointment) await requireVisitOf(params.patient, appointment);
  const { id, name, spaceId } = actor();
  const at = nowIso();
  const item: DocumentItem = {
    ...facts,
    ...(appointment && { appointment_id: appointment }),
    space_id: spaceId,
    patient_id: params.patient,
    document_id: newId("document"),
    state: "pending",
    added_at: at,
    added_by: { id, name },
    professional_id: id,
    updated_at: at,
    updated_by: id,
    version: 1,
    expires_at: inDays(PENDING_DAYS),
  };
  try {
    await transact({
      writes: [
        Patients.mustBeActiveWhenWritten(params.patient),
        Spaces.mustFitOnDisk(item.size),
        put(db.entities.document.create(item).params()),
      ],
      result: { document: item.document_id },
    });
    return await created(item);
  } catch (error) {
    if (!(error instanceof IdempotentReplay)) throw error;
    return created({ ...item, document_id: (error.result as { document: string }).document });
  }
}

const created = async (item: DocumentItem): Promise<Created> => ({
  document: item.document_id,
  upload: await uploadLink(fileOf(item), { content_type: typeOf(item), size: item.size, once: true }),
});

/**
 * Lists a document after its file was uploaded, and counts the file's bytes. 400 names a file that is missing,
 * incomplete or of another format. Safe to repeat. Two requests.
 */
export async function complete(named: DocumentReference): Promise<PatientDocument> {
  const item = await readDocument(named);
  if (item.added_by.id !== actor().id) throw absent("document");
  if (item.state === "shown") return documentView(item);
  if (item.state !== "pending") throw absent("document");
  await checkFile(item);
  const after = changed(item, { state: "shown", added_at: nowIso(), expires_at: undefined });
  try {
    await transact({
      writes: [replace(item, after), Spaces.reserveDisk(item.size)],
      audit: { action: "create", record: item.document_id, patient: named.patient },
    });
    return documentView(after);
  } catch (error) {
    // Another request completed it at the same moment.
    if (!(error instanceof AppError) || error.code !== "document.stale") throw error;
    return documentView(await readDocument(named));
  }
}

/** Throws 400 naming the file that is missing, incomplete or of another format than was said. */
async function checkFile(item: DocumentItem): Promise<void> {
  const key = fileOf(item);
  const file = await fileFacts(key, START_BYTES);
  if (!file || file.size !== item.size) throw invalidField("file", "file.not_found");
  const end = isArchive(file.start)
    ? await filePart(key, { first: Math.max(0, item.size - END_BYTES), last: item.size - 1 })
    : new Uint8Array();
  if (documentFormat(file.start, end ?? new Uint8Array()) !== item.format)
    throw invalidField("file", "document.format");
}
