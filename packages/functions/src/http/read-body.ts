import { createHash } from "node:crypto";
import { AppError } from "@meridian/core/platform/errors";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** The request's body as an object: JSON, or form fields where the route takes them. Throws 400 `body.not_json`. */
export function readBody(event: APIGatewayProxyEventV2, form: boolean): unknown {
  const type = event.headers?.["content-type"] ?? "";
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? "", "base64").toString("utf8") : event.body;
  if (form && type.startsWith("application/x-www-form-urlencoded"))
    return formFields(new URLSearchParams(text ?? ""));
  if (text === undefined || text === "") return {};
  if (!type.startsWith("application/json")) throw new AppError("invalid", "body.not_json");
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid", "body.not_json");
  }
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

/** Tells a repeat of one request from a different request under the same idempotency key. */
export const fingerprint = (routeId: string, input: { params: unknown; body: unknown }) =>
  createHash("sha256")
    .update(JSON.stringify([routeId, input.params, input.body]))
    .digest("hex");
