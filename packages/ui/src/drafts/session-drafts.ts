import { delMany, keys } from "idb-keyval";
import { draftOwner, draftStore, isOfSession } from "./drafts.ts";
import { fileStore } from "./pending-files.ts";

/** Removes the user's drafts and files that are kept until they sign out. Never fails: what stays is encrypted. */
export async function removeSessionDrafts(): Promise<void> {
  const owner = draftOwner();
  if (!owner) return;
  const start = `${owner}/`;
  for (const store of [draftStore, fileStore]) {
    const names = await store((database) => keys<string>(database)).catch(() => []);
    const own = names.filter((name) => name.startsWith(start) && isOfSession(name.slice(start.length)));
    if (own.length > 0) await store((database) => delMany(own, database)).catch(() => undefined);
  }
}
