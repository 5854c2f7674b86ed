import { createStore, entries } from "idb-keyval";
import { beforeEach, describe, expect, it } from "vitest";
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
