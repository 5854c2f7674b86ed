import type { ArchiveRefusal } from "../contracts/exports/export-terms.ts";
import { type Operation, put, transact, update } from "../db/transact.ts";
import { PatientCountEntity } from "../patients/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import { newToken } from "../platform/ids.ts";
import { errorFacts, log } from "../platform/logger.ts";
import * as Spaces from "../spaces/index.ts";
import { ArchiveRefused, checkedContent, type OpenArchive, openArchive } from "./archive-reader.ts";
import { isEmptySpace } from "./empty-space.ts";
import { db } from "./entities.ts";
import { uploadedKey } from "./export-files.ts";
import { dueOrder } from "./export-job.entity.ts";
import { targetOf, writeOriginal } from "./import-files.ts";
import { IMPORTS_DUE, type ImportJob, type ImportPosition } from "./import-job.entity.ts";
import { recordsIn, writeRecords } from "./import-records.ts";
import type { RunOptions } from "./run-exports.ts";

/** Milliseconds for which a run has an import for itself, and after which it says how far it is. */
const LEASE = 300_000;
const SAY_AFTER = 5_000;
const MAX_FAILURES = 5;
const RETRY_AFTER = 60_000;
const AT_ONCE = 20;

class LeaseLost extends Error {}

/**
 * Continues the imports of archives that are due: first every file is checked, then every file is written. Both go on
 * where the import's item says, and writing a file again changes nothing. Returns how many were dealt with.
 */
export async function runImports({ moment, until }: Pick<RunOptions, "moment" | "until">): Promise<number> {
  const { data } = await db.entities.import.query
    .byDue({ gsi3pk: IMPORTS_DUE })
    .lte({ gsi3sk: `${new Date(moment).toISOString()}~` })
    .go({ limit: AT_ONCE, ignoreOwnership: true });
  let count = 0;
  for (const found of data) {
    if (now() > until) break;
    const job = await claim(found);
    if (!job) continue;
    count += 1;
    await attempt(job, until);
  }
  return count;
}

async function claim({ space_id }: ImportJob): Promise<ImportJob | undefined> {
  const { data: job } = await db.entities.import.get({ space_id }).go({ consistent: true });
  if (!job || (job.state !== "checking" && job.state !== "writing")) return undefined;
  const lease = newToken();
  const claimed = { lease, lease_until: now() + LEASE };
  const change = db.entities.import
    .patch({ space_id })
    .set(claimed)
    .where((stored, { eq, lt, notExists }) =>
      job.lease === undefined
        ? `${notExists(stored.lease)} AND ${eq(stored.import_id, job.import_id)}`
        : `${eq(stored.lease, job.lease)} AND ${lt(stored.lease_until, now())}`,
    );
  try {
    await transact({ writes: [update(change.params(), () => new LeaseLost())] });
    return { ...job, ...claimed };
  } catch (error) {
    if (error instanceof LeaseLost) return undefined;
    if (error instanceof AppError && error.code === "write.conflict") return undefined;
    throw error;
  }
}

/** Changes an import that this run has. Throws {@link LeaseLost} where it has it no longer. */
const change = (job: ImportJob, set: Partial<ImportJob>, dropped: (keyof ImportJob)[] = []): Operation =>
  update(
    db.entities.import
      .patch({ space_id: job.space_id })
      .set(set)
      .remove(dropped as never)
      .where(({ lease }, { eq }) => eq(lease, String(job.lease)))
      .params(),
    () => new LeaseLost(),
  );

const LEASED = ["lease", "lease_until"] as const;
const DUE = [...LEASED, "gsi3pk", "gsi3sk"] as const;

async function attempt(job: ImportJob, until: number): Promise<void> {
  try {
    const archive = await openArchive(uploadedKey(job), job.size);
    let current: ImportJob | undefined = job;
    if (current.state === "checking") current = await check(current, archive, until);
    if (current) await write(current, archive, until);
  } catch (error) {
    if (error instanceof LeaseLost) return;
    if (error instanceof ArchiveRefused && job.state === "checking")
      return end(job, { state: "refused", reason: error.reason, place: error.place });
    log("error", "import of an archive failed", {
      space: job.space_id,
      record: job.import_id,
      ...errorFacts(error),
    });
    await postpone(job).catch(() => undefined);
  }
}

const end = (job: ImportJob, set: Partial<ImportJob>): Promise<void> =>
  transact({ writes: [change(job, { ...set, finished_at: nowIso() }, [...DUE])] });

async function postpone(job: ImportJob): Promise<void> {
  const failures = job.failures + 1;
  if (failures >= MAX_FAILURES) return end(job, { state: "failed", reason: "unwritten" });
  const due = dueOrder(now() + failures * RETRY_AFTER, job.import_id);
  await transact({ writes: [change(job, { failures, gsi3sk: due }, [...LEASED])] });
}

type Step = (position: ImportPosition) => Promise<ImportPosition>;

/** Does a step for each file from where the import stands; undefined where the time is over. */
async function eachFile(
  job: ImportJob,
  { files, step, until }: { files: number; step: Step; until: number },
): Promise<ImportPosition | undefined> {
  let position = job.position;
  let said = now();
  while (position.file < files) {
    position = { ...(await step(position)), file: position.file + 1 };
    if (now() - said < SAY_AFTER) continue;
    said = now();
    await transact({ writes: [change(job, { position, files, lease_until: said + LEASE })] });
    if (said < until) continue;
    await transact({ writes: [change(job, {}, [...LEASED])] });
    return undefined;
  }
  return position;
}

/** Checks every file before anything is written. Throws {@link ArchiveRefused}. */
async function check(job: ImportJob, archive: OpenArchive, until: number): Promise<ImportJob | undefined> {
  const { data, originals } = archive;
  const files = data.length + originals.length;
  const step: Step = async (position) => {
    const file = data[position.file];
    if (!file) {
      const original = originals[position.file - data.length];
      if (!original) return position;
      targetOf(job.space_id, original.name, await checkedContent(archive, original));
      return { ...position, bytes: position.bytes + original.size };
    }
    const records = recordsIn(file, await checkedContent(archive, file));
    const before = position.counts[file.kind.name] ?? 0;
    const active =
      file.kind.name === "patients" ? records.filter(({ state }) => state === "active").length : 0;
    return {
      ...position,
      active: position.active + active,
      counts: { ...position.counts, [file.kind.name]: before + records.length },
    };
  };
  const position = await eachFile(job, { files, step, until });
  if (!position) return undefined;
  const refusal = await refusalOf(job, position);
  if (refusal) throw new ArchiveRefused(refusal);
  const checked = { state: "writing", files, position: { ...position, file: 0 } } as const;
  await transact({ writes: [change(job, { ...checked, lease_until: now() + LEASE })] });
  return { ...job, ...checked };
}

/** Whether the space takes what is in the archive: it is still empty, and the plan allows so much. */
async function refusalOf(job: ImportJob, position: ImportPosition): Promise<ArchiveRefusal | undefined> {
  const { spaces, users } = await Spaces.spacesAndUsersIn(
    [job.space_id],
    [{ space: job.space_id, user: job.started_by }],
  );
  const space = spaces[0];
  const user = users[0];
  if (!space || !user || !(await isEmptySpace(job.space_id))) return "not_empty";
  const { maxPatients, maxDiskBytes } = Spaces.actorOf(user, space).space;
  if (maxPatients !== null && position.active > maxPatients) return "too_many_patients";
  return position.bytes > (maxDiskBytes ?? 0) ? "too_many_bytes" : undefined;
}

async function write(job: ImportJob, archive: OpenArchive, until: number): Promise<void> {
  const { data, originals } = archive;
  const { space_id } = job;
  const step: Step = async (position) => {
    const file = data[position.file];
    const original = originals[position.file - data.length];
    if (file) await writeRecords(space_id, file.kind, recordsIn(file, await checkedContent(archive, file)));
    else if (original) await writeOriginal(space_id, original.name, await checkedContent(archive, original));
    return position;
  };
  const position = await eachFile(job, { files: data.length + originals.length, step, until });
  if (!position) return;
  const count = PatientCountEntity.put({ space_id, active: position.active });
  await transact({
    writes: [
      change(job, { state: "done", position, finished_at: nowIso() }, [...DUE]),
      put(count.params({ table: env("TABLE_NAME") })),
    ],
  });
}
