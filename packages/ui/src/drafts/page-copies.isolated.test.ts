import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { draftKeys } from "../testing/draft-keys.ts";

const OWNER = "usr_copies";
const KEYS = draftKeys(btoa("c".repeat(32)));

/** What listens in the page that is open; it ends with the page. */
const listening: Parameters<typeof window.removeEventListener>[] = [];
const listen = window.addEventListener.bind(window);
vi.spyOn(window, "addEventListener").mockImplementation((...asked: Parameters<typeof listen>) => {
  listening.push([asked[0], asked[1]]);
  listen(...asked);
});

/** A page of the tab: the code as a browser loads it anew, with a user signed in. */
async function openPage(owner = OWNER) {
  for (const one of listening.splice(0)) window.removeEventListener(...one);
  vi.resetModules();
  const drafts = await import("./drafts.ts");
  await drafts.openDrafts(owner, KEYS);
  return drafts;
}
const leave = () => window.dispatchEvent(new Event("pagehide"));
/** Long enough to encrypt, much shorter than until a draft is stored. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const inTab = () => Object.entries(sessionStorage);

beforeEach(() => sessionStorage.clear());

describe("a page that is reloaded while somebody types", () => {
  it("loses nothing of a form that is sent by hand", async () => {
    const { pageKey, readDraft } = await openPage();
    const { useStoredForm } = await import("./use-stored-form.ts");
    const { result, unmount } = renderHook(() => useStoredForm<string>("byhand", true));
    await aMoment();
    act(() => result.current.keep("pain in the kn", 1));
    act(() => result.current.keep("pain in the knee", 1));
    await aMoment();
    expect(await readDraft(pageKey("byhand"))).toBeUndefined();
    leave();

    const { draftsToTakeUp } = await openPage();
    expect((await draftsToTakeUp("byhand")).map(({ value }) => value)).toEqual(["pain in the knee"]);
    unmount();
  });

  it("loses nothing of a section that saves by itself", async () => {
    await openPage();
    const { useAutosave } = await import("./use-autosave.ts");
    const save = () => new Promise<never>(() => undefined);
    const { result, unmount } = renderHook(() =>
      useAutosave({ key: "byitself", value: "", version: 1, save }),
    );
    await aMoment();
    act(() => result.current.setDraft("knee"));
    await aMoment();
    leave();
    const { draftsToTakeUp } = await openPage();
    expect(await draftsToTakeUp("byitself")).toMatchObject([{ value: "knee", baseVersion: 1 }]);
    unmount();
  });

  it("stores in the next page what the last one left, and then nothing of it stays in the tab", async () => {
    const first = await openPage();
    await first.prepareDraft("moved@first", "knee");
    leave();
    expect(inTab()).toHaveLength(1);
    const next = await openPage();
    await waitFor(() => expect(inTab()).toHaveLength(0));
    expect((await next.readDraft("moved@first"))?.value).toBe("knee");
    expect(next.deviceHasRoom()).toBe(true);
  });

  it("does not bring back what was sent, stored or given up before it went", async () => {
    const first = await openPage();
    await first.prepareDraft("sent", "knee");
    leave();
    await first.removeDraft("sent");
    expect(inTab()).toEqual([]);
    const preparing = first.prepareDraft("given-up", "knee");
    await first.removeDraft("given-up");
    await preparing;
    await first.saveDraft("stored", "knee");
    leave();
    expect(inTab()).toEqual([]);
  });

  it("keeps the newest where several changes are encrypted at once", async () => {
    const first = await openPage();
    await Promise.all(["k", "kn", "kne", "knee"].map((text) => first.prepareDraft("typed", text)));
    leave();
    const next = await openPage();
    expect((await next.readDraft("typed"))?.value).toBe("knee");
  });

  it("does not replace what is newer on the device", async () => {
    const first = await openPage();
    await first.prepareDraft("older", "knee");
    leave();
    const [copy] = inTab();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await first.saveDraft("older", "knee, left");
    sessionStorage.setItem(...(copy as [string, string]));
    const next = await openPage();
    await waitFor(() => expect(inTab()).toHaveLength(0));
    expect((await next.readDraft("older"))?.value).toBe("knee, left");
  });
});

describe("what it leaves in the tab", () => {
  it("is encrypted, and another user cannot read it", async () => {
    const first = await openPage();
    await first.prepareDraft("secret", "migraine since spring");
    leave();
    expect(JSON.stringify(inTab())).not.toMatch(/migraine|bWlncmFpbmU/);
    const other = await openPage("usr_other");
    expect(await other.readDraft("secret")).toBeUndefined();
    expect(await other.draftsLeft("")).toEqual([]);
    expect(inTab()).toHaveLength(1);
  });

  it("is removed at signing out like the drafts that are kept until then", async () => {
    const first = await openPage();
    const { removeSessionDrafts } = await import("./session-drafts.ts");
    await first.prepareDraft(first.ofSession("list"), "all patients");
    await first.prepareDraft("kept", "knee");
    leave();
    expect(inTab()).toHaveLength(2);
    await removeSessionDrafts();
    leave();
    expect(inTab().map(([name]) => name)).toEqual([`meridian-draft/${OWNER}/kept`]);
  });
});
