import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../api/errors.ts";
import { Autosave, RETRY, type SaveState } from "./autosave.ts";
import type { Edit } from "./drafts.ts";

type Facts = { baseVersion: number | null; edits?: readonly unknown[] };
const kept = vi.hoisted(() => new Map<string, { value: unknown } & Facts>());
vi.mock("./drafts.ts", () => ({
  pageKey: (key: string) => `${key}@page`,
  oneAtATime: (work: () => Promise<void>) => work(),
  looseKey: (key: string) => `${key}@loose`,
  draftsToTakeUp: async (key: string) =>
    [...kept]
      .filter(([name]) => name.startsWith(`${key}@`))
      .map(([name, draft]) => ({ key: name, at: "2026-11-21T10:00:00Z", ...draft })),
  saveDraft: async (key: string, value: unknown, facts: Facts) => {
    kept.set(key, { value, ...facts });
    return true;
  },
  prepareDraft: async () => undefined,
  removeDraft: async (key: string) => void kept.delete(key),
}));

const offline = new ApiError(0, { code: "offline" });
let states: SaveState<string>[] = [];
let values: string[] = [];
const save = vi.fn();

function start(value = "", version = 1) {
  const { signal, ...rest } = { signal: undefined, key: "k", value, version };
  void signal;
  return new Autosave<string>({
    ...rest,
    save,
    inside: (current) => {
      const { text, edit } = current as { text: string; edit?: Edit };
      return { value: text, edit };
    },
    onState: (state) => states.push(state),
    onValue: (next) => values.push(next),
  });
}
const stale = (current: { text: string; version: number; edit: unknown }) =>
  new ApiError(409, { code: "section.stale", current });
const last = () => states.at(-1)?.kind;

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  states = [];
  values = [];
  save
    .mockReset()
    .mockImplementation(async (_: string, { version }: { version: number }) => ({ version: version + 1 }));
});
afterEach(() => void vi.useRealTimers());

describe("autosave", () => {
  it("does not take the same content in another order for a change", async () => {
    kept.set("o@page", { value: { text: "knee", list: [{ a: 1, b: 2 }] }, baseVersion: 1 });
    const told: unknown[] = [];
    const autosave = new Autosave<object>({
      key: "o",
      value: { list: [{ b: 2, a: 1 }], text: "knee" },
      version: 2,
      save,
      onState: (state) => told.push(state),
      onValue: (value) => told.push(value),
    });
    await autosave.restore();
    expect([told, kept.size]).toEqual([[], 0]);
  });

  it("saves once, within 2 s of the last keystroke, and shows the time", async () => {
    const autosave = start();
    autosave.change("k");
    await vi.advanceTimersByTimeAsync(500);
    autosave.change("knee");
    expect(last()).toBe("unsaved");
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).toHaveBeenCalledOnce();
    expect(save).toHaveBeenCalledWith("knee", expect.objectContaining({ version: 1, leaving: false }));
    expect(states.at(-1)).toMatchObject({ kind: "saved", at: expect.any(Date) });
    expect(kept.size).toBe(0);
  });

  it("reports unsaved input once, not at every key", async () => {
    const autosave = start();
    for (const text of ["k", "kn", "kne", "knee"]) autosave.change(text);
    expect(states).toEqual([{ kind: "unsaved" }]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(states.map(({ kind }) => kind)).toEqual(["unsaved", "saving", "saved"]);
  });

  it("names the version the last save answered", async () => {
    const autosave = start();
    autosave.change("a");
    await vi.advanceTimersByTimeAsync(2000);
    autosave.change("ab");
    await vi.advanceTimersByTimeAsync(2000);
    expect(save.mock.calls.map(([, { version }]) => version)).toEqual([1, 2]);
  });

  it("keeps a draft of every keystroke older than 2 s while somebody types without a pause, and saves in between", async () => {
    const autosave = start();
    for (let typed = 1; typed <= 40; typed++) {
      autosave.change("x".repeat(typed));
      await vi.advanceTimersByTimeAsync(250);
      const draft = kept.get("k@page")?.value as string | undefined;
      if (typed > 8 && draft !== undefined) expect(draft.length).toBeGreaterThanOrEqual(typed - 8);
    }
    expect(save).toHaveBeenCalled();
  });

  it("keeps what is typed while a save runs and saves it next", async () => {
    let finish = () => undefined as unknown;
    save.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          finish = () => resolve({ version: 2 });
        }),
    );
    const autosave = start();
    autosave.change("a");
    await vi.advanceTimersByTimeAsync(1000);
    autosave.change("ab");
    finish();
    await vi.advanceTimersByTimeAsync(2000);
    expect(save.mock.calls.map(([value]) => value)).toEqual(["a", "ab"]);
    expect(last()).toBe("saved");
  });

  it("stays offline with the draft kept, tries again by itself, and is saved when the connection is back", async () => {
    save.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const autosave = start();
    autosave.change("knee");
    await vi.advanceTimersByTimeAsync(1500);
    expect(last()).toBe("offline");
    expect(kept.get("k@page")).toMatchObject({ value: "knee", baseVersion: 1 });
    autosave.change("knee, left");
    await vi.advanceTimersByTimeAsync(500);
    expect(kept.get("k@page")?.value).toBe("knee, left");
    await vi.advanceTimersByTimeAsync(RETRY.first * 3 + 100);
    expect(last()).toBe("saved");
    expect(save.mock.calls.at(-1)?.[0]).toBe("knee, left");
    expect(kept.size).toBe(0);
  });

  it("tries again while somebody types on, however long the server was away", async () => {
    const autosave = start();
    save.mockRejectedValue(offline);
    for (let second = 0; second < 90; second += 1) {
      autosave.change(`after ${second} s`);
      await vi.advanceTimersByTimeAsync(1000);
    }
    save.mockImplementation(async (_: string, { version }) => ({ version: version + 1 }));
    autosave.change("the server is back");
    await vi.advanceTimersByTimeAsync(RETRY.typing + 1000);
    expect(last()).toBe("saved");
    expect(save).toHaveBeenLastCalledWith("the server is back", expect.anything());
  });

  it.each([
    ["back", -3_600_000],
    ["forward", 3_600_000],
  ])("saves as soon as ever where the clock is set %s meanwhile", async (_, by) => {
    const autosave = start();
    autosave.change("kn");
    vi.setSystemTime(Date.now() + by);
    autosave.change("knee");
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).toHaveBeenLastCalledWith("knee", expect.anything());
    expect(last()).toBe("saved");
    save.mockRejectedValueOnce(offline);
    autosave.change("knee, left");
    await vi.advanceTimersByTimeAsync(1500);
    vi.setSystemTime(Date.now() - by);
    autosave.change("knee, left side");
    await vi.advanceTimersByTimeAsync(RETRY.first * 2);
    expect(last()).toBe("saved");
    expect(save).toHaveBeenLastCalledWith("knee, left side", expect.anything());
  });

  it("does not blink between the attempts of one outage", async () => {
    const autosave = start();
    save.mockRejectedValue(offline);
    autosave.change("knee");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(save.mock.calls.length).toBeGreaterThan(3);
    expect(states.map(({ kind }) => kind)).toEqual(["unsaved", "saving", "offline"]);
  });

  it.each([
    [408, "later"],
    [425, "later"],
    [429, "later"],
    [503, "later"],
    [409, "write.conflict"],
  ])("tries again after a %i %s", async (status, code) => {
    save.mockRejectedValueOnce(new ApiError(status, { code }));
    const autosave = start();
    autosave.change("knee");
    await vi.advanceTimersByTimeAsync(1500);
    expect(last()).toBe("offline");
    await vi.advanceTimersByTimeAsync(RETRY.first + 100);
    expect(last()).toBe("saved");
  });

  it("reports that storage is full, and keeps what was typed", async () => {
    save.mockRejectedValue(new ApiError(413, { code: "section.too_large" }));
    const autosave = start();
    autosave.change("knee");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last()).toBe("failed");
    expect(save).toHaveBeenCalledTimes(1);
    expect(kept.get("k@page")).toMatchObject({ value: "knee" });
  });

  it("recognises its own text if only the answer was lost, and continues from it", async () => {
    let arrived: unknown;
    save.mockImplementation(async (_text: string, { version, edit }) => {
      if (version === 2) return { version: 3 };
      if (arrived) throw stale({ text: "kn", version: 2, edit: arrived });
      arrived = edit;
      throw offline;
    });
    const autosave = start();
    autosave.change("kn");
    await vi.advanceTimersByTimeAsync(1500);
    autosave.change("knee");
    await vi.advanceTimersByTimeAsync(RETRY.first * 3);
    expect(states.map(({ kind }) => kind)).not.toContain("conflict");
    expect(save).toHaveBeenLastCalledWith("knee", expect.objectContaining({ version: 2, leaving: false }));
    expect(last()).toBe("saved");
  });

  it("ignores the drafts of other open pages, and takes over those of closed pages", async () => {
    kept.set("k@ended", { value: "left behind", baseVersion: 1 });
    const autosave = start();
    await autosave.restore();
    expect(values).toEqual(["left behind"]);
    expect([...kept.keys()]).toEqual(["k@page"]);
  });

  it("waits for the session, then sends", async () => {
    save.mockRejectedValueOnce(new ApiError(401, { code: "session.expired" }));
    const autosave = start();
    autosave.change("knee");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last()).toBe("signed-out");
    expect(save).toHaveBeenCalledOnce();
    await autosave.flush();
    expect(last()).toBe("saved");
  });

  it("shows both versions on a conflict, overwrites nothing, and keeps mine when chosen", async () => {
    save.mockRejectedValueOnce(
      new ApiError(409, { code: "demo.stale", current: { text: "theirs", version: 7 } }),
    );
    const autosave = start();
    autosave.change("mine");
    await vi.advanceTimersByTimeAsync(2000);
    expect(states.at(-1)).toMatchObject({
      kind: "conflict",
      mine: "mine",
      current: { text: "theirs" },
      version: 7,
    });
    autosave.change("mine, more");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(save).toHaveBeenCalledOnce();
    await autosave.keepMine();
    expect(save).toHaveBeenLastCalledWith(
      "mine, more",
      expect.objectContaining({ version: 7, leaving: false }),
    );
    expect(last()).toBe("saved");
  });

  it("takes theirs when chosen, and deletes the draft", async () => {
    save.mockRejectedValueOnce(
      new ApiError(409, { code: "demo.stale", current: { text: "theirs", version: 7 } }),
    );
    const autosave = start();
    autosave.change("mine");
    await vi.advanceTimersByTimeAsync(2000);
    await autosave.takeTheirs("theirs");
    expect(values).toEqual(["theirs"]);
    expect(kept.size).toBe(0);
    expect(save).toHaveBeenCalledOnce();
  });

  it("shows why a save was refused and keeps the text", async () => {
    save.mockRejectedValueOnce(new ApiError(402, { code: "plan.expired" }));
    const autosave = start();
    autosave.change("knee");
    await vi.advanceTimersByTimeAsync(2000);
    expect(last()).toBe("failed");
    expect(kept.get("k@page")?.value).toBe("knee");
  });

  it("sends the draft of an earlier visit", async () => {
    kept.set("k@page", { value: "knee", baseVersion: 1 });
    const autosave = start("", 1);
    await autosave.restore();
    expect(values).toEqual(["knee"]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(save).toHaveBeenCalledWith("knee", expect.objectContaining({ version: 1, leaving: false }));
  });

  it("shows both where the record moved on since the draft", async () => {
    kept.set("k@page", { value: "mine", baseVersion: 1 });
    const autosave = start("theirs", 4);
    await autosave.restore();
    await vi.advanceTimersByTimeAsync(5000);
    expect(states.at(-1)).toMatchObject({ kind: "conflict", mine: "mine", current: "theirs", version: 4 });
    expect(save).not.toHaveBeenCalled();
  });

  it("drops a draft that equals the server's value", async () => {
    kept.set("k@page", { value: "knee", baseVersion: 1 });
    await start("knee", 2).restore();
    expect(kept.size).toBe(0);
  });

  it("keeps and sends at once when the page goes away", async () => {
    const autosave = start();
    autosave.change("kn");
    await autosave.flush({ leaving: true });
    expect(save).toHaveBeenCalledWith("kn", expect.objectContaining({ version: 1, leaving: true }));
    autosave.change("knee");
    save.mockImplementationOnce(() => new Promise(() => undefined));
    void autosave.close();
    await vi.advanceTimersByTimeAsync(0);
    expect(kept.get("k@page")?.value).toBe("knee");
    expect(save).toHaveBeenLastCalledWith("knee", expect.objectContaining({ version: 2, leaving: true }));
  });

  it("adopts a newer value that arrives while a save ends, once it has ended", async () => {
    const autosave = start("a");
    // The server's answer is heard, and the page reads the record again before the draft is removed.
    save.mockImplementation(async () => {
      queueMicrotask(() => autosave.adopt("c", 3));
      return { version: 2 };
    });
    autosave.change("b");
    await vi.advanceTimersByTimeAsync(2000);
    expect(autosave.current).toMatchObject({ value: "c", version: 3, dirty: false });
    expect(values).toEqual(["c"]);
    expect(last()).toBe("saved");
  });

  it.each([
    ["that is older than what was saved", 2, ""],
    ["while more is typed", 3, "abc"],
  ])("does not adopt a value %s, though it arrives while a save ends", async (_, version, typed) => {
    const autosave = start("a");
    save.mockImplementationOnce(async () => {
      if (typed) autosave.change(typed);
      queueMicrotask(() => autosave.adopt("theirs", version));
      return { version: 2 };
    });
    autosave.change("ab");
    await vi.advanceTimersByTimeAsync(1500);
    expect(autosave.current.value).toBe(typed || "ab");
    expect(values).toEqual([]);
  });

  it("does not adopt what arrives while the last save of a closed screen ends", async () => {
    const autosave = start("a");
    save.mockImplementationOnce(async () => {
      queueMicrotask(() => autosave.adopt("theirs", 3));
      return { version: 2 };
    });
    autosave.change("ab");
    autosave.close();
    await vi.advanceTimersByTimeAsync(2000);
    expect(values).toEqual([]);
  });

  it("adopts a newer value of the server only while nothing is being typed", async () => {
    const autosave = start("a", 1);
    autosave.adopt("b", 2);
    expect(values).toEqual(["b"]);
    autosave.change("bc");
    autosave.adopt("d", 3);
    expect(autosave.current).toMatchObject({ value: "bc", version: 2 });
  });
});
