import { promisifyRequest } from "idb-keyval";
import { afterAll, vi } from "vitest";
import { clearSession } from "../session/session.ts";

/**
 * For test files that share a process, and with it the window and the modules. Each begins with an empty device, and what it
 * changed is taken back after it.
 */

// Before a file is loaded rather than after the one before it, whose last drafts may still be on their way.
window.localStorage.clear();
window.sessionStorage.clear();
for (const { name } of await indexedDB.databases()) if (name) await emptyDatabase(name);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearSession();
});

/** Removes the records alone: modules keep their connection to the database as long as the process lives. */
async function emptyDatabase(name: string) {
  const database = await promisifyRequest(indexedDB.open(name));
  for (const store of database.objectStoreNames)
    await promisifyRequest(database.transaction(store, "readwrite").objectStore(store).clear());
  database.close();
}
