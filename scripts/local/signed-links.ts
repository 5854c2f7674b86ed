import { createHash, createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";

/**
 * Whether a request may reach the private file store: with a link signed for exactly this request, or with a signed
 * header as SDK clients send. s3rver does not check links.
 */
export function permitted(request: IncomingMessage, secret: string): boolean {
  if (request.method === "OPTIONS") return true;
  const url = new URL(request.url ?? "/", "http://localhost");
  const given = url.searchParams.get("X-Amz-Signature");
  if (given === null) return request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 ") === true;
  return given === signatureOf(request, url, secret);
}

/** The signature (version 4) that a link for this request must have. */
function signatureOf({ method, headers }: IncomingMessage, url: URL, secret: string): string {
  const of = (name: string) => url.searchParams.get(name) ?? "";
  const signed = of("X-Amz-SignedHeaders");
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join("&");
  const lines = signed.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}\n`);
  const body = of("X-Amz-Content-Sha256") || "UNSIGNED-PAYLOAD";
  const request = [method, url.pathname, query, lines.join(""), signed, body].join("\n");
  const [, ...scope] = of("X-Amz-Credential").split("/");
  const text = ["AWS4-HMAC-SHA256", of("X-Amz-Date"), scope.join("/"), sha256(request)].join("\n");
  const key = scope.reduce<string | Buffer>((outer, part) => hmac(outer, part), `AWS4${secret}`);
  return hmac(key, text).toString("hex");
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
/** AWS's escaping; `encodeURIComponent` leaves a few characters unescaped. */
const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
