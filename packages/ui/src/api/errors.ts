import type { ErrorBody } from "@meridian/core/contracts/kernel/route";

/** Error codes made by the client; all others come from the API. */
export type ClientCode = "offline" | "timeout" | "unexpected";

/** A failed call, as the API or the client reported it. */
export class ApiError extends Error {
  /** HTTP status, 0 where no answer came. */
  readonly status: number;
  readonly code: string;
  /** Error code by field path. */
  readonly fields: Record<string, string>;
  /** The current state of the record, on 409. */
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

/** Whether no answer came, so that the result is unknown. */
export const isOffline = (error: unknown) =>
  error instanceof ApiError && (error.code === "offline" || error.code === "timeout");
/** Whether the session ended and could not be renewed. */
export const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401;
/** Whether somebody else saved first; `current` is their version. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409;
/** Whether the API refused with this code. */
export const isCode = (error: unknown, code: string): error is ApiError =>
  error instanceof ApiError && error.code === code;
