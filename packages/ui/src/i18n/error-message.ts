import type { TFunction } from "i18next";
import { ApiError } from "../api/errors.ts";
import { formatDate, formatTime, today } from "./format.ts";

/**
 * The sentence for an error code of the API or of a field. Codes are dotted; the file `errors` is keyed by the whole
 * code. `details` fill the sentence's figures; the seconds to wait choose
 * between "second" and "seconds". A code without a sentence gets the general one.
 */
export function codeMessage(t: TFunction<"errors">, code: string, details: Record<string, unknown> = {}) {
  const translate = t as unknown as (key: string, options: Record<string, unknown>) => string;
  if (code === "throttled" && typeof details.retry_after === "number")
    return translate(...tryAgainAt(details.retry_after));
  return translate(code, {
    ...details,
    ...(typeof details.retry_after === "number" && { count: details.retry_after }),
    ns: "errors",
    keySeparator: false,
    defaultValue: translate("unexpected", { ns: "errors" }),
  });
}

/** When one can try again, to the minute that is surely late enough; with its day where that is not today. */
function tryAgainAt(seconds: number): [key: string, options: Record<string, unknown>] {
  const minute = 60_000;
  const at = new Date(Math.ceil((Date.now() + seconds * 1000) / minute) * minute);
  const key = today(at) === today() ? "throttledUntil" : "throttledUntilDay";
  return [key, { ns: "errors", time: formatTime(at), date: formatDate(at, "dayMonth") }];
}

/** What to say about any failure caught by a screen. */
export function errorMessage(t: TFunction<"errors">, error: unknown) {
  if (error instanceof ApiError) return codeMessage(t, error.code, error.details);
  return codeMessage(t, "unexpected");
}

/** The sentence for a field: its own code, else the general "not accepted". */
export function fieldMessage(t: TFunction<"errors">, code: string) {
  const translate = t as unknown as (key: string, options: Record<string, unknown>) => string;
  return translate(code, {
    ns: "errors",
    keySeparator: false,
    defaultValue: translate("field.invalid", { ns: "errors", keySeparator: false }),
  });
}
