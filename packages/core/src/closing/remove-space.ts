import { batchDelete, writeItems } from "../db/batch-write.ts";
import { putRaw, type RawItem } from "../db/raw-items.ts";
import { scanNaming } from "../db/scan-naming.ts";
import { listFolders, removeVersion, versionsBelow } from "../platform/file-versions.ts";
import { WRITE_ONCE } from "../platform/files.ts";
import { accountOf, removeAccount } from "../platform/identity-accounts.ts";
import { belongsTo, keptOf } from "./kept.ts";

/** Files deleted at the same time. */
const CONCURRENT = 10;

/** Removes one page of the table's items that belong to a space. Returns how many it changed and where the next page begins. */
export async function removePage(
  space: string,
  { after, limit }: { after?: Record<string, unknown> | undefined; limit?: number | undefined },
): Promise<{ removed: number; next: Record<string, unknown> | undefined }> {
  const { items, next } = await scanNaming(space, { after, limit });
  const own = items.filter((item) => belongsTo(space, item));
  const gone: RawItem[] = [];
  let reduced = 0;
  for (const item of own) {
    const kept = keptOf(item);
    if (!kept) gone.push(item);
    else if (kept !== item) {
      await putRaw(kept);
      reduced += 1;
    }
  }
  // The accounts first: the items name them.
  for (const user of gone.filter(({ __edb_e__ }) => __edb_e__ === "user")) await removeSignIn(space, user);
  await writeItems(gone.map(({ pk, sk }) => batchDelete({ Key: { pk, sk } })));
  return { removed: gone.length + reduced, next };
}

/** Deletes a user's account at the user pool, unless the address has one of another space by now. */
async function removeSignIn(space: string, { subject, email }: RawItem): Promise<void> {
  const name = subject ?? email;
  if (typeof name !== "string" || name === "") return;
  const account = await accountOf(name);
  if (account?.claims?.spaceId === space) await removeAccount(account.subject);
}

/** The folder of files that are sent and not yet accepted. It has the other folders in it. */
const SENT = "sent/";

/**
 * Deletes the space's files with all their versions, until `isOver` says that time is up. Files lie below
 * `<folder>/<space>/`, and which folders there are is asked of the store, so that a new one is not forgotten. Those that
 * are written once stay. Returns how many versions were deleted; undefined if it was interrupted.
 */
export async function removeFiles(space: string, isOver: () => boolean): Promise<number | undefined> {
  const folders = (await listFolders("")).filter((folder) => folder !== WRITE_ONCE && folder !== SENT);
  let removed = 0;
  for (const folder of [...folders, ...(await listFolders(SENT))])
    for (;;) {
      if (isOver()) return undefined;
      const versions = await versionsBelow(`${folder}${space}/`);
      if (versions.length === 0) break;
      for (let first = 0; first < versions.length; first += CONCURRENT)
        await Promise.all(versions.slice(first, first + CONCURRENT).map(removeVersion));
      removed += versions.length;
    }
  return removed;
}
