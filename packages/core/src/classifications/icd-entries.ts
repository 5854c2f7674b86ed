import { compactCode } from "../clinical/icd/icd-words.ts";
import type { IcdItem } from "../contracts/classifications/icd.ts";
import { put, transact } from "../db/transact.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { icdCommon } from "../reference/icd-common.ts";
import { db } from "./entities.ts";
import { readActiveRelease, type Shelf, saveActiveRelease } from "./icd-active-release.ts";
import { fromLines } from "./icd-chunks.ts";
import { merged } from "./icd-codes.ts";

/** Read by every search, so it stays small. */
const MAX_ENTRIES = 500;

export type OfficeEntry = { item: IcdItem | null; written: boolean; version: number };

/** One code as clinics see it, and whether the back office wrote it. Two requests. */
export async function icdEntry(code: string): Promise<OfficeEntry> {
  return entryOf(await readActiveRelease(), code);
}

async function entryOf(shelf: Shelf, code: string): Promise<OfficeEntry> {
  const key = compactCode(code);
  const rows = await releaseRow(shelf, key);
  const found = merged({ shelf, clinic: undefined, rows }).find((one) => compactCode(one.code) === key);
  if (!found) return { item: null, written: false, version: shelf.version };
  const { words: _, ...item } = found;
  return { item, written: writtenAs(shelf, key) !== undefined, version: shelf.version };
}

async function releaseRow({ release_id }: Shelf, key: string) {
  if (!release_id) return [];
  const { data } = await db.entities.icdChunk.query
    .codes({ release_id })
    .gte({ last: key })
    .go({ limit: 1, pages: 1 });
  return data.flatMap(({ lines }) => fromLines(lines)).filter((row) => compactCode(row.code) === key);
}

const writtenAs = ({ entries }: Shelf, key: string) => entries.find((one) => compactCode(one.code) === key);

type Titles = { en: string; pt: string; fresh: boolean; version: number };

/**
 * Writes a code's titles for every clinic. Three requests. Throws 409 `icd.stale`, `icd.exists` for a new code that is
 * there already, 409 `icd.too_many`.
 */
export async function saveIcdEntry(code: string, { en, pt, fresh, version }: Titles): Promise<OfficeEntry> {
  const shelf = await readActiveRelease();
  if (shelf.version !== version) throw stale("icd", { version: shelf.version });
  const key = compactCode(code);
  const shipped = icdCommon.some((one) => compactCode(one.code) === key);
  const known = shipped || writtenAs(shelf, key) !== undefined;
  if (fresh && (known || (await releaseRow(shelf, key)).length > 0))
    throw new AppError("conflict", "icd.exists");
  const others = shelf.entries.filter((one) => compactCode(one.code) !== key);
  if (others.length >= MAX_ENTRIES) throw new AppError("conflict", "icd.too_many");
  const entries = [...others, { code, en, pt }];
  await writeActiveRelease(
    shelf,
    { entries },
    { action: known ? "update" : "create", record: `icd_${code}` },
  );
  return {
    item:
      merged({ shelf: { ...shelf, entries }, clinic: undefined, rows: [] }).find(
        (one) => one.code === code,
      ) ?? null,
    written: true,
    version: version + 1,
  };
}

/** Takes back what the back office wrote for a code. Three requests. Throws 404 `icd.not_found`, 409 `icd.stale`. */
export async function removeIcdEntry(code: string, version: number): Promise<OfficeEntry> {
  const shelf = await readActiveRelease();
  const key = compactCode(code);
  if (!writtenAs(shelf, key)) throw absent("icd");
  if (shelf.version !== version) throw stale("icd", { version: shelf.version });
  const entries = shelf.entries.filter((one) => compactCode(one.code) !== key);
  await writeActiveRelease(shelf, { entries }, { action: "delete", record: `icd_${code}` });
  return entryOf({ ...shelf, entries, version: version + 1 }, code);
}

type ShelfChange = Partial<Pick<Shelf, "entries">> & { release_id?: string | null };

/** Writes the shelf if nobody wrote it since it was read. Throws 409 `icd.stale`. */
export async function writeActiveRelease(
  shelf: Shelf,
  { release_id, ...change }: ShelfChange,
  audit: Parameters<typeof transact>[0]["audit"],
): Promise<void> {
  const { version, kind: _, release_id: before, ...held } = shelf;
  const release = release_id === undefined ? before : (release_id ?? undefined);
  const write = db.entities.icdShelf
    .put({ kind: "icd", ...held, ...change, ...(release && { release_id: release }), version: version + 1 })
    .where((stored, { eq, notExists }) =>
      version === 0 ? notExists(stored.version) : eq(stored.version, version),
    );
  await transact({
    writes: [put(write.params(), () => stale("icd", { version }))],
    ...(audit && { audit }),
  });
  saveActiveRelease(undefined);
}
