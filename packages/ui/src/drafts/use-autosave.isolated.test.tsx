import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announceService } from "../api/client.ts";
import { ApiError } from "../api/errors.ts";
import { draftKeys } from "../testing/draft-keys.ts";
import { forgetDraftKey, openDrafts, pageKey, readDraft } from "./drafts.ts";
import { useAutosave } from "./use-autosave.ts";

const save = vi.fn();
const options = (key: string, value = "", version = 1) => ({ key, value, version, save });

beforeEach(async () => {
  save
    .mockReset()
    .mockImplementation(async (_: string, { version }: { version: number }) => ({ version: version + 1 }));
  await openDrafts("usr_hook", draftKeys(btoa("h".repeat(32))));
});
afterEach(() => forgetDraftKey());

describe("useAutosave", () => {
  it("keeps what was typed when the screen is left while offline, and sends it on the return", async () => {
    save.mockRejectedValue(new ApiError(0, { code: "offline" }));
    const first = renderHook(() => useAutosave(options("record/1")));
    act(() => first.result.current.setDraft("knee"));
    first.unmount();
    await waitFor(async () => expect((await readDraft(pageKey("record/1")))?.value).toBe("knee"));
    save.mockReset().mockResolvedValue({ version: 2 });
    const second = renderHook(() => useAutosave(options("record/1")));
    await waitFor(() => expect(second.result.current.draft).toBe("knee"));
    await waitFor(() => expect(second.result.current.state.kind).toBe("saved"));
    expect(save).toHaveBeenCalledWith("knee", expect.objectContaining({ version: 1, leaving: false }));
    expect(await readDraft(pageKey("record/1"))).toBeUndefined();
  });

  it("sends when the session is back", async () => {
    save.mockRejectedValueOnce(new ApiError(401, { code: "session.expired" }));
    const { result } = renderHook(() => useAutosave(options("record/2")));
    act(() => result.current.setDraft("knee"));
    await waitFor(() => expect(result.current.state.kind).toBe("signed-out"));
    act(() => announceService());
    await waitFor(() => expect(result.current.state.kind).toBe("saved"));
  });

  it("shows the server's value, and saves nothing, where saving is off", async () => {
    const { result, rerender } = renderHook(
      (value: string) => useAutosave({ ...options("record/3", value), enabled: false }),
      { initialProps: "signed" },
    );
    rerender("amended");
    expect(result.current.draft).toBe("amended");
    act(() => result.current.setDraft("x"));
    expect(result.current.draft).toBe("amended");
    expect(save).not.toHaveBeenCalled();
  });

  describe("where the browser keeps nothing", () => {
    beforeEach(() => {
      for (const part of ["put", "get", "getAllKeys", "delete"] as const)
        vi.spyOn(IDBObjectStore.prototype, part).mockImplementation(() => {
          throw new DOMException("full", "QuotaExceededError");
        });
    });
    afterEach(() => void vi.restoreAllMocks());

    it("saves all the same", async () => {
      const { result } = renderHook(() => useAutosave(options("record/4")));
      act(() => result.current.setDraft("knee"));
      await waitFor(() => expect(result.current.state.kind).toBe("saved"));
      act(() => result.current.setDraft("knee, left"));
      await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
      await waitFor(() => expect(result.current.state.kind).toBe("saved"));
    });

    it("reports that nothing is stored, and restores the text when its screen returns", async () => {
      save.mockRejectedValue(new ApiError(401, { code: "session.expired" }));
      const first = renderHook(() => useAutosave(options("record/5")));
      act(() => first.result.current.setDraft("knee"));
      await waitFor(() => expect(first.result.current.state).toEqual({ kind: "signed-out", kept: false }));
      first.unmount();
      const second = renderHook(() => useAutosave(options("record/5")));
      await waitFor(() => expect(second.result.current.draft).toBe("knee"));
    });
  });

  describe("a page that is closed", () => {
    const asks = () => {
      const leaving = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(leaving);
      return leaving.defaultPrevented;
    };

    it("asks while words are unsent, and goes when they are saved", async () => {
      save.mockRejectedValueOnce(new ApiError(401, { code: "session.expired" }));
      const { result } = renderHook(() => useAutosave(options("record/6")));
      // What the test before it left unsent is saved as its page goes.
      await waitFor(() => expect(asks()).toBe(false));
      act(() => result.current.setDraft("knee"));
      expect(asks()).toBe(true);
      await waitFor(() => expect(result.current.state.kind).toBe("signed-out"));
      expect(asks()).toBe(true);
      act(() => announceService());
      await waitFor(() => expect(result.current.state.kind).toBe("saved"));
      expect(asks()).toBe(false);
    });

    it("does not ask for the words of a screen that was left: they are on the device", async () => {
      save.mockRejectedValue(new ApiError(0, { code: "offline" }));
      const { result, unmount } = renderHook(() => useAutosave(options("record/7")));
      act(() => result.current.setDraft("knee"));
      unmount();
      await waitFor(() => expect(asks()).toBe(false));
      expect((await readDraft(pageKey("record/7")))?.value).toBe("knee");
    });
  });
});
