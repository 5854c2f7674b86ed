import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announceService } from "../api/client.ts";
import { ApiError } from "../api/errors.ts";
import { forgetDraftKey, openDrafts, pageKey, readDraft } from "./drafts.ts";
import { useAutosave } from "./use-autosave.ts";

const save = vi.fn();
const options = (key: string, value = "", version = 1) => ({ key, value, version, save });

beforeEach(async () => {
  save
    .mockReset()
    .mockImplementation(async (_: string, { version }: { version: number }) => ({ version: version + 1 }));
  await openDrafts("usr_hook", btoa("h".repeat(32)));
});
afterEach(() => forgetDraftKey());

describe("useAutosave", () => {
  it("keeps what was typed when the screen is left while offline, and sends it on the way back", async () => {
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
});
