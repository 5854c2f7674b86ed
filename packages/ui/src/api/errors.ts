import type { ErrorBody } from "@meridian/core/contracts/kernel/route";

/** Failures the client names itself; every other code is the API's. */
export type ClientCode = "offline" | "timeout" | "unexpected";

/** A call that did not succeed, as the API said it or as the client saw it. */
export class ApiError extends Error {
  /** HTTP status, 0 where no answer came. */
  readonly status: number;
  readonly code: string;
  /** Message code by field path. */
  readonly fields: Record<string, string>;
  /** The state as it stands, on 409. */
  readonly current: unknown;
  readonly details: Record<string, unknown>;
  readonly requestId: string | undefined;

  constructor(status: number, body: Partial<ErrorBody> & { code: string }) {
    super(body.code);
    this.name = "ApiError";
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.current = body.current;
    this.details = body.details ?? {};
    this.requestId = body.requestId;
  }
}

/** No answer came: nothing is known to have happened. */
export const isOffline = (error: unknown) =>
  error instanceof ApiError && (error.code === "offline" || error.code === "timeout");
/** The session ended and could not be renewed. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;
/** Somebody else wrote first; `current` holds what stands. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;
/** The API refused with this code. */
export const isCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code;
