import type { AppError } from "../platform/errors.ts";

/** The error some work is refused with; throws where it is not refused. */
export const refusal = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => {
      throw new Error("was not refused");
    },
    (error) => error,
  );
