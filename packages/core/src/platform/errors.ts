/** Kinds of expected failures. Only the HTTP layer's error map turns them into status numbers. */
export type ErrorKind =
  | "invalid"
  | "unauthenticated"
  | "payment_required"
  | "forbidden"
  | "absent"
  | "conflict"
  | "too_large"
  | "throttled";

export type ErrorFacts = {
  /** Message code by field path. */
  fields?: Record<string, string>;
  /** The item as it is now, for conflicts. */
  current?: unknown;
  /** Numbers and ids used in the message; never names or clinical text. */
  details?: Record<string, unknown>;
};

/** An expected failure. `code` is stable and dotted (`patient.not_found`); clients translate it. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: string;
  readonly facts: ErrorFacts;
  constructor(kind: ErrorKind, code: string, facts: ErrorFacts = {}) {
    super(code);
    this.name = "AppError";
    this.kind = kind;
    this.code = code;
    this.facts = facts;
  }
}

/** 404: it does not exist, is in another space, or the caller may not know that it exists. */
export const absent = (what: string) => new AppError("absent", `${what}.not_found`);
/** 409: the item was changed by someone else first; `current` is its present version. */
export const stale = (what: string, current: unknown) =>
  new AppError("conflict", `${what}.stale`, { current });
/** 409: another entry of the same kind has the name. */
export const nameExists = () => new AppError("conflict", "name.exists", { fields: { name: "name.exists" } });
/** 400 naming one field. */
export const invalidField = (field: string, code: string) =>
  new AppError("invalid", "input.invalid", { fields: { [field]: code } });
