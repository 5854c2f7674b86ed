import { compactCode } from "../clinical/icd/icd-words.ts";
import type { IcdItem } from "../contracts/classifications/icd.ts";
import type { AuditEntry } from "../db/audit.ts";
import { type Operation, put, transact } from "../db/transact.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { icdCommon } from "../reference/icd-common.ts";
import * as Revisions from "../revisions/index.ts";
import { db } from "./entities.ts";
import { type ActiveRelease, readActiveRelease, saveActiveRelease } from "./icd-active-release.ts";
import { fromLines } from "./icd-chunks.ts";
import { merged } from "./icd-codes.ts";

/** Bounded, because every search reads all of them. */
const MAX_ENTRIES = 500;

export type OfficeEntry = { item: IcdItem | null; written: boolean; version: number };

/** One code as clinics see it, and whether the back office wrote it. Two requests. */
export async function icdEntry(code: string): Promise<OfficeEntry> {
  return entryOf(await readActiveRelease(), code);
}

async function entryOf(active: ActiveRelease, code: string): Promise<OfficeEntry> {
  const key = compactCode(code);
  const rows = await releaseRow(active, key);
  const found = merged({ active, clinic: undefined, rows }).find((one) => compactCode(one.code) === key);
  if (!found) return { item: null, written: false, version: active.version };
  const { words: _, ...item } = found;
  return { item, written: officeEntryOf(active, key) !== undefined, version: active.version };
}

async function releaseRow({ release_id }: ActiveRelease, key: string) {
  if (!release_id) return [];
  const { data } = await db.entities.icdChunk.query
    .codes({ release_id })
    .gte({ last: key })
    .go({ limit: 1, pages: 1 });
  return data.flatMap(({ lines }) => fromLines(lines)).filter((row) => compactCode(row.code) === key);
}

const officeEntryOf = ({ entries }: ActiveRelease, key: string) =>
  entries.find((one) => compactCode(one.code) === key);

type Titles = { en: string; pt: string; fresh: boolean; version: number };

/**
 * Writes a code's titles for every clinic. Three requests. Throws 409 `icd.stale`, `icd.exists` for a new code that
 * exists already, or `icd.too_many`.
 */
export async function saveIcdEntry(code: string, { en, pt, fresh, version }: Titles): Promise<OfficeEntry> {
  const active = await readActiveRelease();
  if (active.version !== version) throw stale("icd", { version: active.version });
  const key = compactCode(code);
  const shipped = icdCommon.some((one) => compactCode(one.code) === key);
  const exists = shipped || officeEntryOf(active, key) !== undefined;
  if (fresh && (exists || (await releaseRow(active, key)).length > 0))
    throw new AppError("conflict", "icd.exists");
  const others = active.entries.filter((one) => compactCode(one.code) !== key);
  if (others.length >= MAX_ENTRIES) throw new AppError("conflict", "icd.too_many");
  const entries = [...others, { code, en, pt }];
  await writeActiveRelease(
    active,
    { entries },
    { action: exists ? "update" : "create", record: `icd_${code}` },
    entryRevision(code, version + 1, { before: titlesBefore(active, key), after: { en, pt } }),
  );
  return {
    item:
      merged({ active: { ...active, entries }, clinic: undefined, rows: [] }).find(
        (one) => one.code === code,
      ) ?? null,
    written: true,
    version: version + 1,
  };
}

/** Removes the titles the back office wrote for a code. Three requests. Throws 404 `icd.not_found`, 409 `icd.stale`. */
export async function removeIcdEntry(code: string, version: number): Promise<OfficeEntry> {
  const active = await readActiveRelease();
  const key = compactCode(code);
  if (!officeEntryOf(active, key)) throw absent("icd");
  if (active.version !== version) throw stale("icd", { version: active.version });
  const entries = active.entries.filter((one) => compactCode(one.code) !== key);
  await writeActiveRelease(
    active,
    { entries },
    { action: "delete", record: `icd_${code}` },
    entryRevision(code, version + 1, { before: titlesBefore(active, key) }),
  );
  return entryOf({ ...active, entries, version: version + 1 }, code);
}

type Words = { en: string; pt: string };

/** The titles that were written for a code; without any, those of the common codes, which ship with the product. */
function titlesBefore(active: ActiveRelease, key: string): Words | undefined {
  const found = officeEntryOf(active, key) ?? icdCommon.find((one) => compactCode(one.code) === key);
  return found && { en: found.en, pt: found.pt };
}

const entryRevision = (
  code: string,
  version: number,
  change: { before?: Words | undefined; after?: Words },
) =>
  Revisions.revisionWrite({
    kind: "icd_entry",
    subject: `icd_${code}`,
    title: code,
    version,
    before: change.before,
    after: change.after,
  });

type ActiveReleaseChange = Partial<Pick<ActiveRelease, "entries">> & { release_id?: string | null };

/** Writes the active release on the condition that it was not changed since it was read. Throws 409 `icd.stale`. */
export async function writeActiveRelease(
  active: ActiveRelease,
  { release_id, ...change }: ActiveReleaseChange,
  audit: AuditEntry,
  revision: Operation,
): Promise<void> {
  const { version, kind: _, release_id: before, ...fields } = active;
  const release = release_id === undefined ? before : (release_id ?? undefined);
  const write = db.entities.activeRelease
    .put({ kind: "icd", ...fields, ...change, ...(release && { release_id: release }), version: version + 1 })
    .where((stored, { eq, notExists }) =>
      version === 0 ? notExists(stored.version) : eq(stored.version, version),
    );
  await transact({
    writes: [put(write.params(), () => stale("icd", { version })), revision],
    audit,
  });
  saveActiveRelease(undefined);
}
