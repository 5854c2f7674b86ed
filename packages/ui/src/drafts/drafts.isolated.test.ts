import { createStore, entries, set } from "idb-keyval";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { draftKeys } from "../testing/draft-keys.ts";
import { forgetDraftKey, listDrafts, openDrafts, readDraft, removeDraft, saveDraft } from "./drafts.ts";
import { readPendingFile, storePendingFile } from "./pending-files.ts";
import { reencryptDrafts } from "./reencrypt-drafts.ts";

const keyOf = (letter: string) => btoa(letter.repeat(32));

beforeEach(async () => {
  forgetDraftKey();
  await openDrafts("usr_a", draftKeys(keyOf("a")));
});

describe("drafts", () => {
  it("reads a draft back with its base version", async () => {
    await saveDraft("appointment/1/complaint", { text: "knee" }, { baseVersion: 3 });
    expect(await readDraft("appointment/1/complaint")).toMatchObject({
      value: { text: "knee" },
      baseVersion: 3,
    });
  });

  it("stores only encrypted data", async () => {
    await saveDraft("appointment/2/complaint", "migraine since spring");
    const stored = await entries(createStore("meridian-drafts", "drafts"));
    const bytes = stored.map(([, sealed]) =>
      Buffer.from((sealed as { data: ArrayBuffer }).data).toString("latin1"),
    );
    expect(bytes.join()).not.toContain("migraine");
  });

  it("neither saves nor reads without a session", async () => {
    await saveDraft("x", "kept");
    forgetDraftKey();
    expect(await saveDraft("x", "other")).toBe(false);
    expect(await readDraft("x")).toBeUndefined();
    expect(await listDrafts()).toEqual([]);
  });

  it("belongs to one user", async () => {
    await saveDraft("mine", "a's");
    await openDrafts("usr_b", draftKeys(keyOf("b")));
    expect(await readDraft("mine")).toBeUndefined();
    expect((await listDrafts()).map(({ key }) => key)).not.toContain("mine");
  });

  it("cannot be decrypted with another key", async () => {
    await saveDraft("mine", "a's");
    await openDrafts("usr_a", draftKeys(keyOf("z")));
    expect(await readDraft("mine")).toBeUndefined();
  });

  it("lists by prefix, newest first, without removed drafts", async () => {
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
  it.each(troubles)("%s: reports it, and keeps the draft as long as the page is open", async (_, trouble) => {
    trouble();
    vi.resetModules();
    const fresh = await import("./drafts.ts");
    await fresh.openDrafts("usr_a", draftKeys(keyOf("a")));
    const key = fresh.pageKey("tight/complaint");
    expect(await fresh.saveDraft(key, "knee", { baseVersion: 2 })).toBe(false);
    expect(await fresh.draftsToTakeUp("tight/complaint")).toMatchObject([{ value: "knee", baseVersion: 2 }]);
    expect(await fresh.listDrafts("tight/")).toHaveLength(1);
    await fresh.openDrafts("usr_b", draftKeys(keyOf("b")));
    expect(await fresh.draftsToTakeUp("tight/complaint")).toEqual([]);
    await fresh.openDrafts("usr_a", draftKeys(keyOf("a")));
    await fresh.removeDraft(key);
    expect(await fresh.readDraft(key)).toBeUndefined();
  });

  it("stores drafts again once there is room", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementationOnce(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await saveDraft("room", "older")).toBe(false);
    expect(await saveDraft("room", "newer")).toBe(true);
    expect(put).toHaveBeenCalledTimes(2);
    expect((await readDraft("room"))?.value).toBe("newer");
  });
});

describe("when the keys are changed", () => {
  const first = { id: "key-1", key: keyOf("1") };
  const second = { id: "key-2", key: keyOf("2") };
  const third = { id: "key-3", key: keyOf("3") };
  const opened = (current: typeof first, others: (typeof first)[]) =>
    openDrafts("usr_keys", draftKeys(current.key, { draft_key_id: current.id, other_draft_keys: others }));
  const boxes = async () =>
    (await entries<string, { key?: string }>(createStore("meridian-drafts", "drafts"))).filter(([name]) =>
      name.startsWith("usr_keys/"),
    );
  const leave = () => forgetDraftKey();

  it("reads drafts of the previous key, encrypts them again, and loses nothing over two rotations", async () => {
    await opened(first, []);
    await saveDraft("appointment/1", "written with the first");
    await storePendingFile("photos/1", { name: "knee" }, new Blob(["picture"]));
    leave();

    await opened(second, [first]);
    expect(await readDraft("appointment/1")).toMatchObject({ value: "written with the first" });
    await reencryptDrafts();
    expect((await boxes()).map(([, { key }]) => key)).toEqual(["key-2"]);
    leave();

    await opened(third, [second]);
    expect(await readDraft("appointment/1")).toMatchObject({ value: "written with the first" });
    expect(new TextDecoder().decode(await readPendingFile("photos/1"))).toBe("picture");
  });

  it("reads and encrypts again drafts of a version that named no key", async () => {
    await opened(first, []);
    await saveDraft("appointment/2", "of an earlier version");
    const store = createStore("meridian-drafts", "drafts");
    const [name, box] = (await boxes()).find(([held]) => held.endsWith("/2")) ?? [];
    const { key: _, ...unnamed } = box ?? {};
    await set(String(name), unnamed, store);
    leave();
    await opened(second, [first]);
    await reencryptDrafts();
    leave();
    await opened(second, []);
    expect(await readDraft("appointment/2")).toMatchObject({ value: "of an earlier version" });
  });

  it("leaves drafts that were written or removed while they were being encrypted again", async () => {
    await opened(first, []);
    await saveDraft("appointment/3", "before");
    await saveDraft("appointment/4", "sent");
    await opened(second, [first]);
    await Promise.all([reencryptDrafts(), saveDraft("appointment/3", "after"), removeDraft("appointment/4")]);
    expect(await readDraft("appointment/3")).toMatchObject({ value: "after" });
    expect(await readDraft("appointment/4")).toBeUndefined();
    expect((await boxes()).map(([name]) => name)).not.toContain("usr_keys/appointment/4");
  });

  it("reads its own drafts while another server does not know the newer key yet", async () => {
    await opened(second, [first]);
    await saveDraft("appointment/5", "newest");
    await opened(first, []);
    expect(await readDraft("appointment/5")).toMatchObject({ value: "newest" });
  });
});
