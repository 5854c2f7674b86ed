import { unpackIcdIndex } from "../clinical/icd/icd-index.ts";
import type { IcdRelease, IcdRow } from "../contracts/classifications/icd.ts";
import { put, remove, transact } from "../db/transact.ts";
import { updateOnce } from "../db/update-once.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import * as Revisions from "../revisions/index.ts";
import { db } from "./entities.ts";
import type { ReleaseItem } from "./icd.entity.ts";
import { readActiveRelease } from "./icd-active-release.ts";
import { lastOf, toLines } from "./icd-chunks.ts";
import { writeActiveRelease } from "./icd-entries.ts";
import { indexParts } from "./icd-index.ts";

/** Chunks one request of a withdrawal deletes. */
const DELETED_CHUNKS = 25;

const toView = (item: ReleaseItem, current: string | undefined): IcdRelease => ({
  id: item.release_id,
  name: item.name,
  codes: item.codes,
  chunks: item.chunks,
  loaded: item.loaded,
  state: item.state,
  current: item.release_id === current,
  created_at: item.created_at,
});

async function stored(release: string): Promise<ReleaseItem> {
  const { data } = await db.entities.icdRelease
    .get({ kind: "icd", release_id: release })
    .go({ consistent: true });
  if (!data) throw absent("icd_release");
  return data;
}

/** Every release, newest first. Two requests. */
export async function icdReleases(): Promise<{ releases: IcdRelease[] }> {
  const [active, { data }] = await Promise.all([
    readActiveRelease(),
    db.entities.icdRelease.query.primary({ kind: "icd" }).go({ pages: 1, consistent: true }),
  ]);
  const newest = data.sort((a, b) => b.created_at.localeCompare(a.created_at));
  return { releases: newest.map((item) => toView(item, active.release_id)) };
}

type ReleaseChange = Partial<Pick<Revisions.Change, "before" | "after" | "action">>;

/** The history's entry for what happens to a release, which counts no versions. */
const releaseRevision = (
  { release_id, name }: Pick<ReleaseItem, "release_id" | "name">,
  { before, after, action }: ReleaseChange,
) =>
  Revisions.revisionWrite({
    kind: "icd_release",
    subject: release_id,
    title: name,
    version: now(),
    before,
    after,
    action,
  });

type Start = { fingerprint: string; name: string; codes: number; chunks: number };

/**
 * Starts loading a release. The same file is the same release: a second attempt continues where the first one stopped, and
 * a complete one has nothing left to load. Three requests.
 */
export async function startIcdRelease({ fingerprint, ...start }: Start): Promise<IcdRelease> {
  const release_id = `icr_${fingerprint.slice(0, 32)}`;
  const active = await readActiveRelease();
  const key = { kind: "icd", release_id } as const;
  const { data: current } = await db.entities.icdRelease.get(key).go({ consistent: true });
  if (current?.state === "withdrawing") throw new AppError("conflict", "icd_release.withdrawing");
  if (current) return toView(current, active.release_id);
  const item = {
    ...key,
    ...start,
    loaded: 0,
    state: "loading" as const,
    created_at: nowIso(),
    created_by: actor().id,
  };
  await transact({
    writes: [
      put(db.entities.icdRelease.create(item).params()),
      releaseRevision(item, { after: { codes: start.codes, active: false } }),
    ],
    audit: { action: "create", record: release_id },
  });
  return toView(item, undefined);
}

/**
 * Writes some chunks of a release, from number `at` on. Writing the same chunks again changes nothing. Three requests.
 * Throws 409 `icd_release.gap` where chunks before `at` are missing.
 */
export async function addIcdChunks(
  release: string,
  at: number,
  chunks: readonly IcdRow[][],
): Promise<IcdRelease> {
  const current = await stored(release);
  if (current.state === "withdrawing") throw new AppError("conflict", "icd_release.withdrawing");
  if (at > current.loaded || at + chunks.length > current.chunks)
    throw new AppError("conflict", "icd_release.gap", { details: { loaded: current.loaded } });
  if (current.state === "ready") return toView(current, undefined);
  await writeChunks(release, chunks);
  const loaded = Math.max(current.loaded, at + chunks.length);
  const further = db.entities.icdRelease
    .patch({ kind: "icd", release_id: release })
    .set({ loaded })
    .where((item, { lt, eq }) => `${lt(item.loaded, loaded)} AND ${eq(item.state, "loading")}`);
  // Nothing is updated where another tab has loaded more of the same file.
  if (loaded > current.loaded) await updateOnce(further.params(), (found) => found.loaded === loaded);
  return toView({ ...current, loaded }, undefined);
}

async function writeChunks(release_id: string, chunks: readonly IcdRow[][]): Promise<void> {
  const codes = chunks.map((rows) => ({ release_id, last: lastOf(rows), lines: toLines(rows) }));
  requireAllWritten(await db.entities.icdChunk.put(codes).go());
}

/** Throws where the table did not accept every chunk; the browser sends the batch again later. */
function requireAllWritten({ unprocessed }: { unprocessed: unknown[] }) {
  if (unprocessed.length > 0)
    throw new AppError("throttled", "icd_release.busy", { details: { retry_after: 2 } });
}

/**
 * Makes a release the active one. Five requests. Throws 409 `icd_release.incomplete`, 400 where the index is not
 * this release's.
 */
export async function publishIcdRelease(release: string, index: string): Promise<IcdRelease> {
  const current = await stored(release);
  if (current.state === "withdrawing" || current.loaded < current.chunks)
    throw new AppError("conflict", "icd_release.incomplete", { details: { loaded: current.loaded } });
  if (current.state !== "ready") await saveIndex(current, Buffer.from(index, "base64"));
  const active = await readActiveRelease();
  if (active.release_id !== release)
    await writeActiveRelease(
      active,
      { release_id: release },
      { action: "update", record: release },
      releaseRevision(current, { action: "publish", before: { active: false }, after: { active: true } }),
    );
  return toView({ ...current, state: "ready" }, release);
}

async function saveIndex({ release_id, chunks, codes }: ReleaseItem, bytes: Uint8Array): Promise<void> {
  const index = unpackIcdIndex(bytes);
  if (index?.lasts.length !== chunks || index.lengths.length !== codes)
    throw invalidField("index", "field.invalid");
  requireAllWritten(await db.entities.icdIndex.put(indexParts(release_id, bytes)).go());
  await db.entities.icdRelease.patch({ kind: "icd", release_id }).set({ state: "ready" }).go();
}

/** Removes a release from searches, then deletes a part of it. Called again until nothing is left. */
export async function withdrawIcdRelease(release: string): Promise<{ left: number }> {
  const current = await stored(release);
  const key = { kind: "icd", release_id: release } as const;
  if (current.state !== "withdrawing") {
    const active = await readActiveRelease();
    if (active.release_id === release)
      await writeActiveRelease(
        active,
        { release_id: null },
        { action: "archive", record: release },
        releaseRevision(current, { before: { active: true }, after: { active: false } }),
      );
    await db.entities.icdRelease.patch(key).set({ state: "withdrawing" }).go();
  }
  const { data } = await db.entities.icdChunk.query
    .codes({ release_id: release })
    .go({ limit: DELETED_CHUNKS + 1, pages: 1, consistent: true });
  const some = data.slice(0, DELETED_CHUNKS).map(({ last }) => ({ release_id: release, last }));
  if (some.length > 0) requireAllWritten(await db.entities.icdChunk.delete(some).go());
  if (data.length > some.length) {
    const loaded = Math.max(1, current.loaded - some.length);
    await db.entities.icdRelease.patch(key).set({ loaded }).go();
    return { left: loaded };
  }
  const { data: parts } = await db.entities.icdIndex.query
    .parts({ release_id: release })
    .go({ pages: "all" });
  if (parts.length > 0) requireAllWritten(await db.entities.icdIndex.delete(parts).go());
  await transact({
    writes: [
      remove(db.entities.icdRelease.remove(key).params()),
      releaseRevision(current, { before: { codes: current.codes } }),
    ],
    audit: { action: "delete", record: release },
  });
  return { left: 0 };
}
