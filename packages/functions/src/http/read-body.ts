import { createHash } from "node:crypto";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { AppError } from "@meridian/core/platform/errors";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** Maximum length of a body in characters, on public routes and for signed-in users. */
const MAX_LENGTH = { public: 64 * 1024, signedIn: 6 * 1024 * 1024 };
/** Maximum nesting of lists and objects. Parsing deeper ones could overflow the stack. */
const MAX_DEPTH = 100;
/** Maximum number of fields. The largest form has less than a hundredth of it. */
const MAX_FIELDS = 20_000;

type Options = { form: boolean; isPublic: boolean };

/**
 * The request's body as an object: JSON, or form fields where the route takes them. Throws 413 `body.too_large` and 400
 * `body.too_deep` before any of it is parsed, 400 `body.not_json`.
 */
export function readBody(event: APIGatewayProxyEventV2, { form, isPublic }: Options): unknown {
  const type = event.headers?.["content-type"] ?? "";
  const limit = isPublic ? MAX_LENGTH.public : MAX_LENGTH.signedIn;
  if ((event.body?.length ?? 0) > limit) throw new AppError("too_large", "body.too_large");
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? "", "base64").toString("utf8") : event.body;
  if (form && type.startsWith("application/x-www-form-urlencoded"))
    return formFields(new URLSearchParams(text ?? ""));
  if (text === undefined || text === "") return {};
  if (!type.startsWith("application/json")) throw new AppError("invalid", "body.not_json");
  checkShape(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid", "body.not_json");
  }
}

/** The body as the caller sent it. Throws 413 `body.too_large`. */
export function rawBody(event: APIGatewayProxyEventV2): string {
  if ((event.body?.length ?? 0) > MAX_LENGTH.public) throw new AppError("too_large", "body.too_large");
  return event.isBase64Encoded
    ? Buffer.from(event.body ?? "", "base64").toString("utf8")
    : (event.body ?? "");
}

/** Checks the depth and the number of fields of a JSON text before it is parsed. */
function checkShape(text: string): void {
  let depth = 0;
  let fields = 0;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfText(text, at);
    else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") depth -= 1;
    else if (char === ":") fields += 1;
    if (depth > MAX_DEPTH || fields > MAX_FIELDS) throw new AppError("invalid", "body.too_deep");
  }
}

/** Index of the closing quote of the string that begins here, or the end of the text. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0;
    while (text[at - 1 - escapes] === "\\") escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return text.length;
}

/** A form's fields; `proof.size` is the field `size` of the object `proof`. */
function formFields(form: URLSearchParams): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of form) {
    const [first = name, ...rest] = name.split(".");
    const inside = rest.join(".");
    fields.set(first, inside ? { ...(fields.get(first) as object), [inside]: value } : value);
  }
  return Object.fromEntries(fields);
}

/**
 * A hash that distinguishes a repeated request from a different one with the same idempotency key. It is stored for a
 * day, so it names the route by method and path: the id of a route may change from one version to the next.
 */
export const fingerprint = (
  { method, path }: Pick<Route, "method" | "path">,
  input: { params: unknown; body: unknown },
) =>
  createHash("sha256")
    .update(JSON.stringify([`${method} ${path}`, input.params, input.body]))
    .digest("hex");
