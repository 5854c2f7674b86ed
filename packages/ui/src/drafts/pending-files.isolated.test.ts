import { createStore, entries } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftKeys } from "../testing/draft-keys.ts";
import { forgetDraftKey, openDrafts } from "./drafts.ts";
import {
  changeKeptFile,
  dropKeptFile,
  filesWait,
  keepFile,
  keptFiles,
  readKeptFile,
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

describe("kept files", () => {
  it("come back with what is said of them, until they are dropped", async () => {
    expect(await keepFile("photo/apt_1/one", { name: "one.jpg" }, picture())).toBe(true);
    await changeKeptFile("photo/apt_1/one", { name: "one.jpg", photo: "pho_1" });
    expect(await keptFiles("photo/apt_1/")).toEqual([
      { key: "photo/apt_1/one", facts: { name: "one.jpg", photo: "pho_1" } },
    ]);
    expect(await keptFiles("photo/apt_2/")).toEqual([]);
    expect(await filesWait()).toBe(true);
    expect(text(await readKeptFile("photo/apt_1/one"))).toBe("a tongue");
    await dropKeptFile("photo/apt_1/one");
    expect(await keptFiles("photo/")).toEqual([]);
    expect(await readKeptFile("photo/apt_1/one")).toBeUndefined();
    expect(await filesWait()).toBe(false);
  });

  it("say nothing new of one that is not there", async () => {
    await changeKeptFile("photo/apt_1/none", { name: "x" });
    expect(await keptFiles("photo/")).toEqual([]);
  });

  it("are one user's alone, and readable by nobody without a session", async () => {
    await keepFile("photo/apt_1/two", { patient: "pat_secret" }, picture("what it shows"));
    const lying = await entries(createStore("meridian-files", "files"));
    const bytes = lying.map(([, box]) => Buffer.from((box as { data: ArrayBuffer }).data).toString("latin1"));
    expect(bytes.join()).not.toMatch(/pat_secret|what it shows/);
    for (const other of ["b", undefined]) {
      forgetDraftKey();
      if (other) await asUser(other);
      expect(await keptFiles("photo/")).toEqual([]);
      expect(await readKeptFile("photo/apt_1/two")).toBeUndefined();
    }
    // The same name with another key opens nothing either.
    await openDrafts("usr_a", draftKeys(keyOf("z")));
    expect(await keptFiles("photo/")).toEqual([]);
    await asUser("a");
    await dropKeptFile("photo/apt_1/two");
  });

  it("are refused where there is no room, and leave nothing half", async () => {
    const large = { size: 600 * 1024 * 1024, arrayBuffer: vi.fn() } as unknown as Blob;
    expect(await keepFile("photo/apt_1/large", {}, large)).toBe(false);
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
    expect(await keepFile("photo/apt_1/full", {}, picture())).toBe(false);
    expect(await keptFiles("photo/")).toEqual([]);
    forgetDraftKey();
    expect(await keepFile("photo/apt_1/nobody", {}, picture())).toBe(false);
  });
});
