import type * as ConstantTime from "../platform/constant-time.ts";

/** Whether answers take their full time. Only a test of that time waits for it. */
export const waits = { on: false };

/**
 * `platform/constant-time` without its waiting, until `waits.on` is set:
 * `vi.mock("@meridian/core/platform/constant-time", async (original) => (await import("@meridian/core/testing/waits")).unpaced(original))`.
 */
export async function unpaced<T>(original: () => Promise<T>) {
  const actual = (await original()) as typeof ConstantTime;
  const paced =
    (wait: typeof actual.constantTimeAnswer): typeof wait =>
    (work, milliseconds) =>
      wait(work, waits.on ? milliseconds : 0);
  return {
    constantTimeAnswer: paced(actual.constantTimeAnswer),
    constantTimeRefusal: paced(actual.constantTimeRefusal),
  };
}
