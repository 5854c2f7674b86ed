import { expect, it, vi } from "vitest";
import { AppError } from "../platform/errors.ts";
import { retryOn, writeConflict } from "./retry-on.ts";

class Moved extends Error {}
const named = (name: string) => Object.assign(new Error("refused"), { name });

/** Fails with each of the errors in turn, then answers "done". */
const failing = (...errors: Error[]) => {
  const left = [...errors];
  return vi.fn(async (_attempt: number) => {
    const error = left.shift();
    if (error) throw error;
    return "done";
  });
};

it.each([
  ["the code of a business error", "timer.conflict", new AppError("conflict", "timer.conflict")],
  ["the name of a service's error", "TransactionConflictException", named("TransactionConflictException")],
  ["the class of an error", Moved, new Moved()],
])("does the work again for %s", async (_, code, error) => {
  const work = failing(error, error);
  expect(await retryOn([code], work, { attempts: 3 })).toBe("done");
  expect(work.mock.calls).toEqual([[1], [2], [3]]);
});

it("throws any other error after the first attempt", async () => {
  const work = failing(new AppError("conflict", "appointment.stale"));
  await expect(retryOn(["timer.conflict", Moved], work, { attempts: 3 })).rejects.toMatchObject({
    code: "appointment.stale",
  });
  expect(work).toHaveBeenCalledTimes(1);
});

it("compares the code of a business error, not its name", async () => {
  const work = failing(new AppError("conflict", "timer.conflict"));
  await expect(retryOn(["AppError"], work, { attempts: 3 })).rejects.toBeInstanceOf(AppError);
  expect(work).toHaveBeenCalledTimes(1);
});

it("throws the last error after the last attempt", async () => {
  const last = new Moved("third");
  const work = failing(new Moved(), new Moved(), last);
  await expect(retryOn([Moved], work, { attempts: 3 })).rejects.toBe(last);
  expect(work).toHaveBeenCalledTimes(3);
});

it("throws the caller's error instead of the last one", async () => {
  const work = failing(new Moved(), new Moved());
  await expect(retryOn([Moved], work, { attempts: 2, exhausted: writeConflict })).rejects.toMatchObject({
    kind: "conflict",
    code: "write.conflict",
  });
});

it("reports the error and waits before each further attempt, but not after the last", async () => {
  const steps: string[] = [];
  const work = failing(new Moved("first"), new Moved("second"));
  const attempt = retryOn([Moved], work, {
    attempts: 2,
    onRetry: (error) => steps.push((error as Error).message),
    pause: async (number) => steps.push(`pause ${number}`),
  });
  await expect(attempt).rejects.toThrow("second");
  expect(steps).toEqual(["first", "pause 1"]);
});
