import { describe, expect, it, vi } from "vitest";
import { deviceStore } from "./device.ts";

describe("a store of the device", () => {
  it("does not call the browser silent because the page itself was too busy to hear it", async () => {
    const stored = deviceStore("demo", "demo");
    // The answer takes some turns of the page, as one of the browser's own store does.
    const answer = async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setTimeout(next));
      return "kept";
    };
    const asked = stored(answer, 50);
    const until = performance.now() + 200;
    while (performance.now() < until);
    expect(await asked).toBe("kept");
  });

  it("gives a browser up that never answers", async () => {
    vi.useFakeTimers();
    const asked = deviceStore("demo", "demo")(() => new Promise(() => undefined));
    const failed = expect(asked).rejects.toThrow("device.silent");
    await vi.advanceTimersByTimeAsync(3000);
    await failed;
    vi.useRealTimers();
  });
});
