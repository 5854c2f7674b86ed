import type { DocumentKind } from "@meridian/core/contracts/documents/document-kinds";
import { documentsRoutes, type PatientDocument } from "@meridian/core/contracts/documents/documents";
import { call } from "@meridian/ui/api/client";
import { ApiError, isCode } from "@meridian/ui/api/errors";
import { putFile, type UploadLink } from "@meridian/ui/api/put-file";
import { today } from "@meridian/ui/i18n/format";
import type { UploadFacts } from "@meridian/ui/uploads/stored-uploads";
import { type PendingUpload, type UploadJob, uploadQueue } from "@meridian/ui/uploads/upload-queue";
import { formatOf, titleOf } from "../model/document-file.ts";

/** What a document that is not sent yet is stored with on this device. */
type StoredDocument = UploadFacts & {
  patient: string;
  kind: DocumentKind;
  /** The day on which it was chosen. */
  date: string;
  /** The server's name for it, once it has given one. */
  document: string | undefined;
};
export type PendingDocument = PendingUpload<StoredDocument>;

/** What one try leaves for the next: whether the file is in the store. */
type Memory = { isStored: boolean };
type Job = UploadJob<StoredDocument, Memory>;

/** Documents that are not sent yet, of all patients. */
export const documentQueue = uploadQueue<StoredDocument, PatientDocument, Memory>({
  folder: "document",
  placeOf: ({ patient }) => patient,
  check: formatOf,
  upload: uploadDocument,
  newMemory: () => ({ isStored: false }),
  // Many small files spend more time in requests than on the way.
  concurrent: 4,
});

/** Takes files in, to be sent a few at a time; each is stored on this device until it has arrived. */
export function sendDocuments(
  { patient, kind }: { patient: string; kind: DocumentKind },
  files: readonly File[],
  onAdded: () => void,
) {
  const chosen = files.map((file) => {
    const id = crypto.randomUUID();
    const { name, type, lastModified: modified } = file;
    const facts = { patient, kind, date: today(), id, name, type, modified };
    return { facts: { ...facts, creation: id, document: undefined }, file };
  });
  documentQueue.add(chosen, onAdded);
}

/** Takes up what ended pages left for one patient. */
export const resumeDocuments = (patient: string, changed: () => void, inBackground = false) =>
  documentQueue.resume(patient, { onAdded: changed, onSettledElsewhere: changed, inBackground });

/** Takes up what ended pages left for any patient, from whatever screen. */
export async function resumeAllDocuments(changed: () => void) {
  const patients = new Set((await documentQueue.stored()).map(({ patient }) => patient));
  for (const patient of patients) await resumeDocuments(patient, changed, true);
}

/** Brings a document to the server, from wherever an earlier try ended; however often, it is there once. */
async function uploadDocument(job: Job): Promise<PatientDocument> {
  const before = await findCompleted(job);
  if (before) return before;
  const file = await job.readFile();
  if (!file) throw new ApiError(0, { code: "unexpected" });
  const format = await formatOf(file);
  job.onPrepared();
  const send = async () => {
    const upload = await createUpload(job, file, format);
    if (!job.memory.isStored) await putOnce(job, upload, file);
  };
  await send().catch((error: unknown) => {
    // The link ended while it waited; a repeated creation brings a new one.
    if (!isCode(error, "upload.link")) throw error;
    return send();
  });
  return complete(job);
}

async function putOnce(job: Job, link: UploadLink, file: File) {
  await putFile(link, file, {
    signal: job.abort.signal,
    onProgress: (sent) => job.onProgress(Math.min(1, sent / file.size)),
  });
  job.memory.isStored = true;
}

const requestOptions = ({ abort }: Job) => ({ signal: abort.signal, notFound: "throw" }) as const;

const complete = (job: Job) =>
  call(documentsRoutes.complete, {
    params: { patient: job.facts.patient, document: job.facts.document ?? "" },
    ...requestOptions(job),
  });

/** The document, where it had arrived and only the answer was lost: the server forgets the creation's name after a day. */
async function findCompleted(job: Job): Promise<PatientDocument | undefined> {
  if (!job.facts.document) return undefined;
  try {
    return await complete(job);
  } catch (error) {
    const isOpen = isCode(error, "document.not_found") || (error instanceof ApiError && error.status === 400);
    if (!isOpen) throw error;
    return undefined;
  }
}

/** A repeat names the same document and brings a link that is valid again. */
async function createUpload(job: Job, file: File, format: PatientDocument["format"]): Promise<UploadLink> {
  const { patient, kind, date, name, creation } = job.facts;
  const { document, upload } = await call(documentsRoutes.create, {
    params: { patient },
    body: { kind, date, title: titleOf(name), format, size: file.size },
    idempotencyKey: creation,
    ...requestOptions(job),
  });
  if (document !== job.facts.document) {
    job.memory.isStored = false;
    await job.update({ ...job.facts, document });
  }
  return upload;
}
