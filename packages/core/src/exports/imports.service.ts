import type { ArchiveImport } from "../contracts/exports/archive-imports.ts";
import { put, transact, update } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { type Upload, uploadLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import { isEmptySpace } from "./empty-space.ts";
import { db } from "./entities.ts";
import { uploadedKey } from "./export-files.ts";
import { dueOrder } from "./export-job.entity.ts";
import { IMPORTS_DUE, type ImportJob } from "./import-job.entity.ts";

/** Minutes in which an archive must be uploaded. */
const UPLOAD_MINUTES = 120;
/** States in which no other import can be begun. */
const AT_WORK: readonly ImportJob["state"][] = ["checking", "writing"];

/** The last import of an archive into the actor's space, and whether the space is empty. Twelve requests. */
export async function getImport(): Promise<{ last: ArchiveImport | null; is_empty: boolean }> {
  const { spaceId } = actor();
  const [job, is_empty] = await Promise.all([readJob(), isEmptySpace(spaceId)]);
  return { last: job ? view(job) : null, is_empty };
}

/**
 * A link to upload an archive to, for a space in which nobody has worked yet. Thirteen requests. Throws 409
 * `archive_import.not_empty`, `archive_import.running`.
 */
export async function beginImport({ size }: { size: number }): Promise<{ import: string; upload: Upload }> {
  const { spaceId, id } = actor();
  const [before, isEmpty] = await Promise.all([readJob(), isEmptySpace(spaceId)]);
  if (!isEmpty) throw new AppError("conflict", "archive_import.not_empty");
  if (before && AT_WORK.includes(before.state)) throw new AppError("conflict", "archive_import.running");
  const import_id = newId("archiveImport");
  const job: ImportJob = {
    space_id: spaceId,
    import_id,
    state: "uploading",
    place: "",
    started_by: id,
    created_at: nowIso(),
    size,
    files: 0,
    position: { file: 0, counts: {}, active: 0, bytes: 0 },
    failures: 0,
  };
  const upload = await uploadLink(uploadedKey(job), {
    content_type: "application/zip",
    size,
    minutes: UPLOAD_MINUTES,
  });
  const result = { import: import_id, upload };
  const params = db.entities.import
    .put(job)
    .where(({ state }, { eq, notExists }) => (before ? eq(state, before.state) : notExists(state)))
    .params();
  await transact({
    writes: [put(params, () => new AppError("conflict", "archive_import.running"))],
    audit: { action: "import", record: import_id },
    result,
  });
  return result;
}

/** Checks and writes an uploaded archive, or continues what failed. Two requests. Throws 404, 409 `archive_import.ended`. */
export async function startImport(import_id: string): Promise<ArchiveImport> {
  const job = await readJob();
  if (job?.import_id !== import_id) throw absent("archive_import");
  if (AT_WORK.includes(job.state)) return view(job);
  const state = job.state === "uploading" ? "checking" : job.state === "failed" ? "writing" : undefined;
  if (!state) throw new AppError("conflict", "archive_import.ended");
  const change = db.entities.import
    .patch({ space_id: job.space_id })
    .set({ state, failures: 0, gsi3pk: IMPORTS_DUE, gsi3sk: dueOrder(now(), import_id) })
    .remove(["reason"])
    .where((stored, { eq }) => `${eq(stored.import_id, import_id)} AND ${eq(stored.state, job.state)}`);
  await transact({
    writes: [update(change.params(), () => new AppError("conflict", "archive_import.ended"))],
    audit: { action: "import", record: import_id },
  });
  const { reason: _, ...rest } = job;
  return view({ ...rest, state });
}

async function readJob(): Promise<ImportJob | null> {
  const { data } = await db.entities.import.get({ space_id: actor().spaceId }).go({ consistent: true });
  return data;
}

function view(job: ImportJob): ArchiveImport {
  const { state, position, files } = job;
  // Every file is read twice: to check it, and to write what is in it.
  const done = state === "writing" || state === "failed" ? files + position.file : position.file;
  const share = files === 0 ? 0 : Math.min(99, Math.floor((done / (2 * files)) * 100));
  return {
    id: job.import_id,
    state,
    reason: job.reason ?? null,
    place: job.place,
    created_at: job.created_at,
    finished_at: job.finished_at ?? null,
    percent: state === "done" ? 100 : share,
    counts: position.counts,
  };
}
