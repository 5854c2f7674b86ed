import { createStore, entries } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftKeys } from "../testing/draft-keys.ts";
import { forgetDraftKey, openDrafts } from "./drafts.ts";
import {
  hasPendingFiles,
  listPendingFiles,
  readPendingFile,
  removePendingFile,
  storePendingFile,
  updatePendingFile,
} from "./pending-files.ts";

const keyOf = (letter: string) => btoa(letter.repeat(32));
const asUser = (letter: string) => openDrafts(`usr_${letter}`, draftKeys(keyOf(letter)));
const text = (content: ArrayBuffer | undefined) => content && new TextDecoder().decode(content);
const picture = (content = "a tongue") => new Blob([content]);

beforeEach(() => asUser("a"));
afterEach(() => {
  vi.restoreAllMocks();
  forgetDraftKey();
});

describe("pending files", () => {
  it("are read back with their facts, until they are removed", async () => {
    expect(await storePendingFile("photo/apt_1/one", { name: "one.jpg" }, picture())).toBe(true);
    await updatePendingFile("photo/apt_1/one", { name: "one.jpg", photo: "pho_1" });
    expect(await listPendingFiles("photo/apt_1/")).toEqual([
      { key: "photo/apt_1/one", facts: { name: "one.jpg", photo: "pho_1" } },
    ]);
    expect(await listPendingFiles("photo/apt_2/")).toEqual([]);
    expect(await hasPendingFiles()).toBe(true);
    expect(text(await readPendingFile("photo/apt_1/one"))).toBe("a tongue");
    await removePendingFile("photo/apt_1/one");
    expect(await listPendingFiles("photo/")).toEqual([]);
    expect(await readPendingFile("photo/apt_1/one")).toBeUndefined();
    expect(await hasPendingFiles()).toBe(false);
  });

  it("ignore an update of one that is gone", async () => {
    await updatePendingFile("photo/apt_1/none", { name: "x" });
    expect(await listPendingFiles("photo/")).toEqual([]);
  });

  it("belong to one user, and cannot be read without a session", async () => {
    await storePendingFile("photo/apt_1/two", { patient: "pat_secret" }, picture("what it shows"));
    const lying = await entries(createStore("meridian-files", "files"));
    const bytes = lying.map(([, box]) => Buffer.from((box as { data: ArrayBuffer }).data).toString("latin1"));
    expect(bytes.join()).not.toMatch(/pat_secret|what it shows/);
    for (const other of ["b", undefined]) {
      forgetDraftKey();
      if (other) await asUser(other);
      expect(await listPendingFiles("photo/")).toEqual([]);
      expect(await readPendingFile("photo/apt_1/two")).toBeUndefined();
    }
    // The same name with another key opens nothing either.
    await openDrafts("usr_a", draftKeys(keyOf("z")));
    expect(await listPendingFiles("photo/")).toEqual([]);
    await asUser("a");
    await removePendingFile("photo/apt_1/two");
  });

  it("are refused without room, and leave nothing behind", async () => {
    const large = { size: 600 * 1024 * 1024, arrayBuffer: vi.fn() } as unknown as Blob;
    expect(await storePendingFile("photo/apt_1/large", {}, large)).toBe(false);
    expect(large.arrayBuffer).not.toHaveBeenCalled();
    const put = IDBObjectStore.prototype.put;
    let writes = 0;
    vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (this: IDBObjectStore, ...given) {
      writes += 1;
      if (writes === 2) {
        this.transaction.abort();
        throw new DOMException("full", "QuotaExceededError");
      }
      return put.apply(this, given);
    });
    expect(await storePendingFile("photo/apt_1/full", {}, picture())).toBe(false);
    expect(await listPendingFiles("photo/")).toEqual([]);
    forgetDraftKey();
    expect(await storePendingFile("photo/apt_1/nobody", {}, picture())).toBe(false);
  });
});
