import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LOAD_AGAIN, LOAD_TIMEOUT, LoadError, loadInside, loadPart } from "./load.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("raises a load error when a part does not arrive within 120 seconds", async () => {
  const result = loadPart(() => new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT - 1);
  await vi.advanceTimersByTimeAsync(1);
  expect(LOAD_TIMEOUT).toBe(120_000);
  expect(await result).toBeInstanceOf(LoadError);
});

it("raises a load error when its file is gone", async () => {
  const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  await expect(loadPart(gone)).rejects.toBeInstanceOf(LoadError);
});

it("asks again for a part of an open screen, at once when the connection is back", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("part");
  const part = loadInside(load);
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event("online"));
  expect(await part).toBe("part");
});

it("asks again after a while without a word from the browser", async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("part");
  const part = loadInside(load);
  await vi.advanceTimersByTimeAsync(LOAD_AGAIN);
  expect(await part).toBe("part");
});
