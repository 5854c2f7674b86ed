import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { APIGatewayProxyStructuredResultV2 } from "aws-lambda";

/** Characters. Compressing a shorter body saves less than the additional header costs. */
const WORTH_COMPRESSING = 1024;

/** Headers that prevent a browser from rendering a response or running scripts in it, and require https. */
const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "strict-transport-security": "max-age=63072000; includeSubDomains; preload",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
};

type Headers = Readonly<Record<string, string | undefined>>;

/** A response for API Gateway: JSON, or the text or bytes that the route produces, with an ETag on reads and compressed. */
export function reply(
  status: number,
  value: unknown,
  request: {
    method: string;
    headers: Headers;
    requestId: string;
    produces?: string | undefined;
    cacheable?: boolean;
    /** Seconds to wait before trying again. */
    retryAfter?: number | undefined;
  },
  cookies: readonly string[] = [],
): APIGatewayProxyStructuredResultV2 {
  const plain = request.produces !== undefined && status < 300;
  const text = !plain ? JSON.stringify(value) : value instanceof Uint8Array ? value : String(value);
  const headers: Record<string, string> = {
    "content-type": (plain && request.produces) || "application/json; charset=utf-8",
    // No cache may store health data or keys, because the disk of a shared computer outlives the session.
    "cache-control": request.cacheable && status < 300 ? "private, no-cache" : "no-store",
    "x-request-id": request.requestId,
    ...(request.retryAfter !== undefined && { "retry-after": String(request.retryAfter) }),
    ...SECURITY_HEADERS,
    vary: "accept-encoding, origin, cookie",
  };
  const base = { headers, ...(cookies.length > 0 && { cookies: [...cookies] }) };
  if (request.method === "GET" && status === 200) {
    const tag = `"${createHash("sha1").update(text).digest("base64url")}"`;
    headers.etag = tag;
    if (request.headers["if-none-match"] === tag) return { ...base, statusCode: 304 };
  }
  return { ...base, statusCode: status, ...encode(text, request.headers["accept-encoding"] ?? "", headers) };
}

function encode(text: string | Uint8Array, accepted: string, headers: Record<string, string>) {
  if (typeof text !== "string") return { body: Buffer.from(text).toString("base64"), isBase64Encoded: true };
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  if (!encoding || text.length < WORTH_COMPRESSING) return { body: text };
  headers["content-encoding"] = encoding;
  const bytes =
    encoding === "br"
      ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : gzipSync(text);
  return { body: bytes.toString("base64"), isBase64Encoded: true };
}
