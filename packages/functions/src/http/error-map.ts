import { messageFor } from "@meridian/core/contracts/kernel/error-messages";
import type { ErrorBody } from "@meridian/core/contracts/kernel/route";
import { AppError, type ErrorKind } from "@meridian/core/platform/errors";
import type * as z from "zod";

/** HTTP status by kind of error. No other file uses status numbers. */
const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  absent: 404,
  conflict: 409,
  too_large: 413,
  throttled: 429,
};

/** Status and body of an error response. The body of an unexpected error has no details of it. */
export function mapError(error: unknown, requestId: string): { status: number; body: ErrorBody } {
  if (error instanceof AppError) {
    const { fields, current, details } = error.facts;
    return {
      status: STATUS[error.kind],
      body: {
        code: error.code,
        message: messageFor(error.code),
        requestId,
        ...(fields && { fields }),
        ...(current !== undefined && { current }),
        ...(details && { details }),
      },
    };
  }
  return { status: 500, body: { code: "internal", message: messageFor("internal"), requestId } };
}

const CODE = /^[a-z][a-z_]*(\.[a-z_]+)*$/;

/** The response names this many invalid fields at most. */
const MAX_FIELDS = 20;

/** Validates one part of a request; failures name the fields by their paths, at most twenty. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, MAX_FIELDS)) {
    const paths =
      issue.code === "unrecognized_keys"
        ? issue.keys.slice(0, MAX_FIELDS).map((key) => [...issue.path, key])
        : [issue.path];
    for (const path of paths) fields[path.join(".") || "body"] ??= fieldCode(issue);
  }
  const named = Object.entries(fields).slice(0, MAX_FIELDS);
  throw new AppError("invalid", "input.invalid", { fields: Object.fromEntries(named) });
}

function fieldCode(issue: z.core.$ZodIssue): string {
  if (CODE.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined")) return "required";
  return issue.code;
}
