import { beforeEach, expect, it, vi } from "vitest";
import { draftOwner, readDraft, saveDraft } from "../drafts/drafts.ts";
import { demoUser } from "../testing/render.tsx";
import { clearSession, onUserChanged, sessionUserNow, storeSession } from "./session.ts";

const startAnew = vi.fn();
const first = demoUser({ id: "usr_first" });
const other = demoUser({ id: "usr_second", draft_key: btoa("s".repeat(32)) });

beforeEach(async () => {
  clearSession();
  startAnew.mockReset();
  onUserChanged(startAnew);
  await storeSession(first);
});

it.each([
  ["a renewal brings somebody else", () => undefined],
  ["somebody else signs in where a session had ended", () => clearSession({ keepDrafts: true })],
])("reloads the page where %s, and shows them nothing of the first user", async (_, before) => {
  before();
  const done = vi.fn();
  void storeSession(other).then(done);
  await saveDraft("appointment/apt_1/notes", "the first one's last words");
  expect(startAnew).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
  expect(sessionUserNow()?.id).not.toBe(other.id);
  clearSession();
  await storeSession(other);
  expect(await readDraft("appointment/apt_1/notes")).toBeUndefined();
  clearSession();
  await storeSession(first);
  expect((await readDraft("appointment/apt_1/notes"))?.value).toBe("the first one's last words");
});

it("reloads the page once, however often it is called", async () => {
  void storeSession(other);
  void storeSession(other);
  await Promise.resolve();
  expect(startAnew).toHaveBeenCalledOnce();
});

it("continues with the same user, and after signing out with any", async () => {
  clearSession({ keepDrafts: true });
  await storeSession(first);
  clearSession();
  await storeSession(other);
  expect(startAnew).not.toHaveBeenCalled();
  expect(sessionUserNow()?.id).toBe(other.id);
});

it("returns no user until the drafts can be read", async () => {
  clearSession();
  const stored = storeSession(first);
  expect([sessionUserNow(), draftOwner()]).toEqual([undefined, undefined]);
  await stored;
  expect([sessionUserNow()?.id, draftOwner()]).toEqual([first.id, first.id]);
});

it("stays signed out when the session ended while it was being stored", async () => {
  clearSession();
  const stored = storeSession(first);
  clearSession();
  await stored;
  expect([sessionUserNow(), draftOwner()]).toEqual([undefined, undefined]);
});
