import { EXPORT_HOURS } from "../contracts/exports/export-terms.ts";
import type { Notification } from "../db/outbox.ts";
import { countItems } from "../db/query-page.ts";
import { type Operation, remove, transact, update } from "../db/transact.ts";
import { PatientEntity } from "../patients/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import { putFile, removeFile } from "../platform/files.ts";
import { newToken } from "../platform/ids.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { beginUpload, putPart } from "../platform/multipart.ts";
import * as Spaces from "../spaces/index.ts";
import { partitionOf } from "./archive-record.ts";
import { db } from "./entities.ts";
import { archiveKey, partKey } from "./export-files.ts";
import { dueOrder, EXPORTS_DUE, type ExportJob, type ExportPosition } from "./export-job.entity.ts";
import { type ExportSource, makePart } from "./export-part.ts";
import { finishArchive, partsOf } from "./finish-archive.ts";

/** Milliseconds for which a run has an export for itself; it says so again while it works. */
const LEASE = 120_000;
const RENEW_AFTER = 20_000;
/** Failures in a row after which an export is given up, and milliseconds to wait after each. */
const MAX_FAILURES = 5;
const RETRY_AFTER = 60_000;
/** Unfinished uploads are deleted after a day. */
const LONGEST = 23 * 3_600_000;
/** Exports looked at in one run. */
const AT_ONCE = 20;

export type RunOptions = {
  /** What is due by this moment is dealt with: epoch milliseconds. */
  moment: number;
  /** When to stop beginning parts: epoch milliseconds. */
  until: number;
  /** Bytes at which a part is complete. */
  partBytes?: number;
};

/** Thrown where another run has the export now, or somebody cancelled it. */
class LeaseLost extends Error {}

/**
 * Continues the exports that are due, and deletes the files of those whose time is over. Each step is safe to repeat and
 * to interrupt at any point: a part counts only once the export's item says so. Returns how many were dealt with.
 */
export async function runExports(options: RunOptions): Promise<number> {
  const { data } = await db.entities.job.query
    .byDue({ gsi3pk: EXPORTS_DUE })
    .lte({ gsi3sk: `${new Date(options.moment).toISOString()}~` })
    .go({ limit: AT_ONCE, ignoreOwnership: true });
  let count = 0;
  for (const job of data) {
    if (now() > options.until) break;
    if (await attempt(job, options)) count += 1;
  }
  return count;
}

async function attempt(found: ExportJob, options: RunOptions): Promise<boolean> {
  if (found.state === "ready") return expire(found);
  const job = await claim(found);
  if (!job) return false;
  try {
    await advance(job, options);
  } catch (error) {
    if (error instanceof LeaseLost) return true;
    log("error", "export failed", { space: job.space_id, record: job.export_id, ...errorFacts(error) });
    await postpone(job);
  }
  return true;
}

const key = ({ space_id, export_id }: ExportJob) => ({ space_id, export_id });

/** Takes an export for this run, unless another one works on it. Changes of a part begun before are left out. */
async function claim(found: ExportJob): Promise<ExportJob | undefined> {
  const moment = now();
  const { data: job } = await db.entities.job.get(key(found)).go({ consistent: true });
  if (!job || (job.state !== "waiting" && job.state !== "running")) return undefined;
  const position = job.lease === undefined ? job.position : withoutBegun(job.position);
  const lease = newToken();
  const change = db.entities.job
    .patch(key(job))
    .set({ lease, lease_until: moment + LEASE, position })
    .where(({ lease, lease_until, state }, { eq, lt, notExists }) =>
      job.lease === undefined
        ? `${notExists(lease)} AND ${eq(state, job.state)}`
        : `${eq(lease, job.lease)} AND ${lt(lease_until, moment)} AND ${eq(state, job.state)}`,
    );
  const isOurs = await held(change.params());
  return isOurs ? { ...job, lease, lease_until: moment + LEASE, position } : undefined;
}

/** A run that was interrupted may still be sending its part, so no other part ever gets that number. */
const withoutBegun = (position: ExportPosition): ExportPosition => ({
  ...position,
  part: position.part + 1,
  skipped: [...position.skipped, position.part],
});

/** Whether a conditional change was made. */
async function held(params: Record<string, unknown>): Promise<boolean> {
  try {
    await transact({ writes: [update(params, () => new LeaseLost())] });
    return true;
  } catch (error) {
    if (error instanceof LeaseLost) return false;
    if (error instanceof AppError && error.code === "write.conflict") return false;
    throw error;
  }
}

/** Changes an export that this run has. Throws {@link LeaseLost} where it has it no longer. */
function change(job: ExportJob, set: Partial<ExportJob>, dropped: (keyof ExportJob)[] = []): Operation {
  return update(
    db.entities.job
      .patch(key(job))
      .set(set)
      .remove(dropped as never)
      .where(({ lease }, { eq }) => eq(lease, String(job.lease)))
      .params(),
    () => new LeaseLost(),
  );
}

async function advance(job: ExportJob, options: RunOptions): Promise<void> {
  const source = await sourceOf(job);
  let current = job.state === "waiting" ? await start(job) : job;
  if (now() - Date.parse(current.created_at) > LONGEST) return give(current, source, "too_long");
  while (current.position.cursor !== null) {
    if (now() > options.until) return transact({ writes: [change(current, {}, ["lease", "lease_until"])] });
    current = await writePart(current, source, options.partBytes);
  }
  await transact({ writes: [change(current, { lease_until: now() + LEASE })] });
  const size = await finishArchive(current, source.space.space_name);
  const available = now() + EXPORT_HOURS * 3_600_000;
  await transact({
    writes: [
      change(
        current,
        {
          state: "ready",
          size,
          finished_at: nowIso(),
          available_until: new Date(available).toISOString(),
          gsi3sk: dueOrder(available, current.export_id),
        },
        ["lease", "lease_until"],
      ),
      free(current),
    ],
    notify: mails(source, "export-ready"),
  });
  // The bucket deletes what is left behind where this is interrupted.
  for (const part of partsOf(current)) await removeFile(partKey(current, part));
}

const free = ({ space_id }: ExportJob): Operation => remove(db.entities.slot.delete({ space_id }).params());

async function start(job: ExportJob): Promise<ExportJob> {
  const [upload_id, total] = await Promise.all([
    beginUpload(archiveKey(job), "application/zip"),
    countItems(partitionOf(PatientEntity, { space_id: job.space_id })),
  ]);
  const begun = { state: "running", upload_id, total } as const;
  await transact({ writes: [change(job, begun)] });
  return { ...job, ...begun };
}

async function writePart(job: ExportJob, source: ExportSource, partBytes?: number): Promise<ExportJob> {
  let renewed = now();
  const progress = async () => {
    if (now() - renewed < RENEW_AFTER) return;
    renewed = now();
    await transact({ writes: [change(job, { lease_until: renewed + LEASE })] });
  };
  const { content, position, record } = await makePart(job, source, progress, partBytes);
  const sent = await putPart(archiveKey(job), {
    upload: String(job.upload_id),
    part: record.part,
    content,
  });
  const list = Buffer.from(JSON.stringify({ ...record, etag: sent.etag }));
  await putFile(partKey(job, record.part), list, "application/json");
  await transact({ writes: [change(job, { position, failures: 0, lease_until: now() + LEASE })] });
  return { ...job, position, failures: 0 };
}

/** Who began the export, and the space. */
async function sourceOf({ space_id, started_by }: ExportJob): Promise<ExportSource> {
  const { spaces, users } = await Spaces.spacesAndUsersIn(
    [space_id],
    [{ space: space_id, user: started_by.id }],
  );
  const space = spaces[0];
  const user = users[0];
  if (!space || !user) throw new Error("the space of an export is gone");
  return { space, user };
}

const mails = ({ user, space }: ExportSource, template: "export-ready" | "export-failed"): Notification[] =>
  user.active
    ? [
        {
          channel: "email",
          template,
          language: user.language,
          to: user.email,
          space: space.id,
          facts: { clinic: space.space_name },
        },
      ]
    : [];

/** Tries again later, or gives up after too many failures. */
async function postpone(job: ExportJob): Promise<void> {
  const failures = job.failures + 1;
  try {
    if (failures >= MAX_FAILURES) return await give(job, await sourceOf(job), "unwritten");
    const { data } = await db.entities.job.get(key(job)).go({ consistent: true });
    const due = dueOrder(now() + failures * RETRY_AFTER, job.export_id);
    const position = withoutBegun(data?.position ?? job.position);
    const set = { failures, gsi3sk: due, position };
    await transact({ writes: [change(job, set, ["lease", "lease_until"])] });
  } catch (error) {
    // The lease ends by itself, and another run continues.
    log("error", "export not postponed", {
      space: job.space_id,
      record: job.export_id,
      ...errorFacts(error),
    });
  }
}

function give(
  job: ExportJob,
  source: ExportSource,
  failure: NonNullable<ExportJob["failure"]>,
): Promise<void> {
  const set = { state: "failed", failure, finished_at: nowIso() } as const;
  return transact({
    writes: [change(job, set, ["lease", "lease_until", "gsi3pk", "gsi3sk"]), free(job)],
    notify: mails(source, "export-failed"),
  });
}

/** Deletes the file of an export whose time is over. */
async function expire(job: ExportJob): Promise<boolean> {
  await removeFile(archiveKey(job));
  const change = db.entities.job
    .patch(key(job))
    .set({ state: "expired" })
    .remove(["gsi3pk", "gsi3sk"])
    .where(({ state }, { eq }) => eq(state, "ready"));
  return held(change.params());
}
