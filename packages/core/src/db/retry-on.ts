import { AppError } from "../platform/errors.ts";

/** The code of an AppError, the name of another error as AWS gives it, or a class of errors. */
type Retried = string | (abstract new (...parameters: never[]) => Error);

type Options = {
  /** The largest number of attempts, including the first. */
  attempts: number;
  /** Waits after a failed attempt, numbered from 1. Without it the next attempt follows at once. */
  pause?: (attempt: number) => Promise<unknown>;
  /** Called before each further attempt with the error of the one before. */
  onRetry?: (error: unknown) => void;
  /** The error to throw after the last attempt. Without it the last error is thrown as it is. */
  exhausted?: (error: unknown) => unknown;
};

/**
 * Repeats work while it fails with one of `codes`, because somebody else wrote at the same moment. `work` gets the
 * number of the attempt, from 1. Any other error is thrown at once. The work must read again what its decision depends
 * on.
 */
export async function retryOn<T>(
  codes: readonly Retried[],
  work: (attempt: number) => Promise<T>,
  { attempts, pause, onRetry, exhausted = (error) => error }: Options,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!codes.some((code) => matches(error, code))) throw error;
      if (attempt >= attempts) throw exhausted(error);
      onRetry?.(error);
      await pause?.(attempt);
    }
  }
}

/** 409 `write.conflict`, for work that conflicted with other writes in every attempt. */
export const writeConflict = () => new AppError("conflict", "write.conflict");

function matches(error: unknown, code: Retried): boolean {
  if (typeof code !== "string") return error instanceof code;
  if (error instanceof AppError) return error.code === code;
  return error instanceof Error && error.name === code;
}
