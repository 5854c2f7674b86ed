import { delMany, keys } from "idb-keyval";
import { draftOwner, draftStore, isOfSession } from "./drafts.ts";
import { dropCopies } from "./page-copies.ts";
import { fileStore } from "./pending-files.ts";

/** Removes the user's drafts and files that are kept until they sign out. Never fails: what stays is encrypted. */
export async function removeSessionDrafts(): Promise<void> {
  const owner = draftOwner();
  if (!owner) return;
  const start = `${owner}/`;
  const isOwn = (name: string) => name.startsWith(start) && isOfSession(name.slice(start.length));
  dropCopies(isOwn);
  for (const store of [draftStore, fileStore]) {
    const names = await store((database) => keys<string>(database)).catch(() => []);
    const own = names.filter(isOwn);
    if (own.length > 0) await store((database) => delMany(own, database)).catch(() => undefined);
  }
}
