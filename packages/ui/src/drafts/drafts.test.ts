import { createStore, entries } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDraftKey, listDrafts, openDrafts, readDraft, removeDraft, saveDraft } from "./drafts.ts";

const keyOf = (letter: string) => btoa(letter.repeat(32));

beforeEach(async () => {
  forgetDraftKey();
  await openDrafts("usr_a", keyOf("a"));
});

describe("drafts", () => {
  it("reads back what was kept, with its base version", async () => {
    await saveDraft("appointment/1/complaint", { text: "knee" }, { baseVersion: 3 });
    expect(await readDraft("appointment/1/complaint")).toMatchObject({
      value: { text: "knee" },
      baseVersion: 3,
    });
  });

  it("stores nothing that can be read without the session's key", async () => {
    await saveDraft("appointment/2/complaint", "migraine since spring");
    const stored = await entries(createStore("meridian-drafts", "drafts"));
    const bytes = stored.map(([, sealed]) =>
      Buffer.from((sealed as { data: ArrayBuffer }).data).toString("latin1"),
    );
    expect(bytes.join()).not.toContain("migraine");
  });

  it("keeps nothing and reads nothing without a session", async () => {
    await saveDraft("x", "kept");
    forgetDraftKey();
    expect(await saveDraft("x", "other")).toBe(false);
    expect(await readDraft("x")).toBeUndefined();
    expect(await listDrafts()).toEqual([]);
  });

  it("belongs to one user", async () => {
    await saveDraft("mine", "a's");
    await openDrafts("usr_b", keyOf("b"));
    expect(await readDraft("mine")).toBeUndefined();
    expect((await listDrafts()).map(({ key }) => key)).not.toContain("mine");
  });

  it("does not open with another key", async () => {
    await saveDraft("mine", "a's");
    await openDrafts("usr_a", keyOf("z"));
    expect(await readDraft("mine")).toBeUndefined();
  });

  it("lists by prefix, newest first, and forgets what was removed", async () => {
    await saveDraft("list/one", 1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await saveDraft("list/two", 2);
    expect((await listDrafts("list/")).map(({ key }) => key)).toEqual(["list/two", "list/one"]);
    await removeDraft("list/two");
    expect((await listDrafts("list/")).map(({ key }) => key)).toEqual(["list/one"]);
  });
});

describe("a browser without room", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  const troubles: [string, () => void][] = [
    [
      "that is full",
      () => {
        vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
          throw new DOMException("full", "QuotaExceededError");
        });
      },
    ],
    ["that keeps nothing", () => vi.stubGlobal("indexedDB", undefined)],
    [
      "that refuses",
      () => {
        vi.stubGlobal("indexedDB", {
          open: () => {
            throw new DOMException("private", "SecurityError");
          },
        });
      },
    ],
  ];
  it.each(troubles)(
    "%s: says so, and gives back what was typed as long as the page is open",
    async (_, trouble) => {
      trouble();
      vi.resetModules();
      const fresh = await import("./drafts.ts");
      await fresh.openDrafts("usr_a", keyOf("a"));
      const key = fresh.pageKey("tight/complaint");
      expect(await fresh.saveDraft(key, "knee", { baseVersion: 2 })).toBe(false);
      expect(await fresh.draftsToTakeUp("tight/complaint")).toMatchObject([
        { value: "knee", baseVersion: 2 },
      ]);
      expect(await fresh.listDrafts("tight/")).toHaveLength(1);
      await fresh.openDrafts("usr_b", keyOf("b"));
      expect(await fresh.draftsToTakeUp("tight/complaint")).toEqual([]);
      await fresh.openDrafts("usr_a", keyOf("a"));
      await fresh.removeDraft(key);
      expect(await fresh.readDraft(key)).toBeUndefined();
    },
  );

  it("goes on with what the page has once there is room again", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await saveDraft("room", "older")).toBe(false);
    expect(await saveDraft("room", "newer")).toBe(true);
    expect(put).toHaveBeenCalledTimes(2);
    expect((await readDraft("room"))?.value).toBe("newer");
  });
});
