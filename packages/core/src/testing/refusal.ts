import type { AppError } from "../platform/errors.ts";

/** The error with which some work is refused; throws if it succeeds. */
export const refusal = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => {
      throw new Error("was not refused");
    },
    (error) => error,
  );
