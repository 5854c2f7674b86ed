import { describe, expect, it, vi } from "vitest";
import { deviceStore } from "./device.ts";

describe("the device's store", () => {
  it("does not give up on the browser because the page itself was busy", async () => {
    const stored = deviceStore("demo", "demo");
    // The answer takes a few turns of the event loop, as the browser's own does.
    const answer = async () => {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => setTimeout(next));
      return "kept";
    };
    const asked = stored(answer, 50);
    const until = performance.now() + 200;
    while (performance.now() < until);
    expect(await asked).toBe("kept");
  });

  it("gives up on a browser that never answers", async () => {
    vi.useFakeTimers();
    const asked = deviceStore("demo", "demo")(() => new Promise(() => undefined));
    const failed = expect(asked).rejects.toThrow("device.silent");
    await vi.advanceTimersByTimeAsync(3000);
    await failed;
    vi.useRealTimers();
  });
});
