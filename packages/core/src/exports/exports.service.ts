import { EXPORT_HOURS, LISTED_EXPORTS } from "../contracts/exports/export-terms.ts";
import type { SpaceExport } from "../contracts/exports/exports.ts";
import { put, remove, transact, update } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { documentLink } from "../platform/files.ts";
import { newId } from "../platform/ids.ts";
import { db } from "./entities.ts";
import { archiveKey, archiveName } from "./export-files.ts";
import { dueOrder, EXPORTS_DUE, type ExportJob } from "./export-job.entity.ts";

/** Days for which the list names an export. */
const LISTED_DAYS = 30;

/** The last exports of the actor's space, newest first. One request. */
export async function list(): Promise<{ items: SpaceExport[] }> {
  const { data } = await db.entities.job.query
    .primary({ space_id: actor().spaceId })
    .go({ order: "desc", limit: LISTED_EXPORTS, consistent: true });
  return { items: data.map(view) };
}

/** Begins an export, which a job writes. One request. Throws 409 `export.running` while another one is being made. */
export async function begin({ with_files }: { with_files: boolean }): Promise<SpaceExport> {
  const { id, name, spaceId } = actor();
  const export_id = newId("archiveExport");
  const job: ExportJob = {
    space_id: spaceId,
    export_id,
    state: "waiting",
    started_by: { id, name },
    created_at: nowIso(),
    with_files,
    total: 0,
    position: {
      part: 1,
      offset: 0,
      skipped: [],
      counts: {},
      pages: {},
      missing: 0,
      pictures: [],
      patients: 0,
    },
    failures: 0,
    gsi3pk: EXPORTS_DUE,
    gsi3sk: dueOrder(now(), export_id),
    expires_at: Math.floor(now() / 1000) + LISTED_DAYS * 86_400,
  };
  const result = view(job);
  await transact({
    writes: [
      put(db.entities.job.create(job).params()),
      put(
        db.entities.slot.create({ space_id: spaceId, export_id }).params(),
        () => new AppError("conflict", "export.running"),
      ),
    ],
    audit: { action: "export", record: export_id },
    result,
  });
  return result;
}

/** Stops an export that is not ready. Two requests. Throws 404, 409 `export.ended`. */
export async function cancel(export_id: string): Promise<SpaceExport> {
  const job = await read(export_id);
  if (job.state !== "waiting" && job.state !== "running") throw ended();
  await transact({
    writes: [
      update(
        db.entities.job
          .patch({ space_id: job.space_id, export_id })
          .set({ state: "cancelled", finished_at: nowIso() })
          .remove(["lease", "lease_until", "gsi3pk", "gsi3sk"])
          .where(({ state }, { eq }) => `${eq(state, "waiting")} OR ${eq(state, "running")}`)
          .params(),
        ended,
      ),
      remove(db.entities.slot.delete({ space_id: job.space_id }).params()),
    ],
    audit: { action: "delete", record: export_id },
  });
  return view({ ...job, state: "cancelled", finished_at: nowIso() });
}

const ended = () => new AppError("conflict", "export.ended");

/**
 * A link to the file of a finished export, for a few minutes: it can be asked for as long as the file is there. Two
 * requests. Throws 404, 409 `export.not_ready`.
 */
export async function open(export_id: string): Promise<{ url: string }> {
  const job = await read(export_id);
  const isThere = job.state === "ready" && Date.parse(job.available_until ?? "") > now();
  if (!isThere) throw new AppError("conflict", "export.not_ready", { details: { hours: EXPORT_HOURS } });
  await transact({ writes: [], audit: { action: "export", record: export_id } });
  const url = await documentLink(archiveKey(job), {
    type: "application/zip",
    name: archiveName(job),
    as: "attachment",
  });
  return { url };
}

async function read(export_id: string): Promise<ExportJob> {
  const { data } = await db.entities.job
    .get({ space_id: actor().spaceId, export_id })
    .go({ consistent: true });
  if (!data) throw absent("export");
  return data;
}

function view(job: ExportJob): SpaceExport {
  const { state, position, total } = job;
  const isPast = state === "ready" && Date.parse(job.available_until ?? "") <= now();
  const share = total === 0 ? 0 : Math.min(99, Math.floor((position.patients / total) * 100));
  return {
    id: job.export_id,
    state: isPast ? "expired" : state,
    failure: job.failure ?? null,
    created_at: job.created_at,
    started_by: job.started_by,
    finished_at: job.finished_at ?? null,
    available_until: job.available_until ?? null,
    size: job.size ?? null,
    with_files: job.with_files,
    percent: state === "ready" || state === "expired" ? 100 : share,
    counts: position.counts,
    missing: position.missing,
  };
}
