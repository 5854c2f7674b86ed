import { createHash, createHmac } from "node:crypto";
import { defaultProvider } from "@aws-sdk/credential-provider-node";
import { S3RequestPresigner } from "@aws-sdk/s3-request-presigner";
import { now } from "./clock.ts";
import { env } from "./env.ts";

/** Where a browser puts a file, and the headers it must send with it. */
export type Upload = { url: string; headers: Record<string, string> };

const UPLOAD_MINUTES = 15;
const DOWNLOAD_SECONDS = 5 * 60;
/** Browsers must not store pictures of patients after the page is closed. */
const NOT_STORED = { "response-cache-control": "no-store" };

/** Milliseconds for a file store's whole answer; the largest file read here is a logo. */
const REQUEST_MS = 8000;
const asked = (link: string, request: RequestInit = {}) =>
  fetch(link, { ...request, signal: AbortSignal.timeout(REQUEST_MS) });

type UploadedFile = {
  content_type: string;
  size: number;
  /** Accepts only the first upload, so that a checked file cannot be replaced. */
  once?: boolean;
  /** Minutes for which the link works; 15 by default. */
  minutes?: number;
};

/** A link to upload one file of exactly this type and size, which the signature covers. */
export async function uploadLink(
  key: string,
  { content_type, size, once = false, minutes = UPLOAD_MINUTES }: UploadedFile,
): Promise<Upload> {
  const sent = { "content-type": content_type, ...(once && { "if-none-match": "*" }) };
  const url = await signed("PUT", key, minutes * 60, { ...sent, "content-length": String(size) });
  // The browser counts the length itself; scripts may not set it.
  return { url, headers: sent };
}

/** A link to read one file, valid for 5 minutes. */
export const downloadLink = (key: string) => signed("GET", key, DOWNLOAD_SECONDS, {});

/**
 * A link to show a picture, valid for five to ten minutes. It stays the same for five minutes, so that reading a list
 * again does not reload its pictures.
 */
export const pictureLink = (key: string) => {
  const window = DOWNLOAD_SECONDS * 1000;
  return signed("GET", key, 2 * DOWNLOAD_SECONDS, {}, new Date(Math.floor(now() / window) * window));
};

/**
 * A link to a file under a name of its own, valid for 5 minutes. The store answers with the given media type, whatever
 * the file was stored with, so that nothing is ever shown as a page.
 */
export const documentLink = (
  key: string,
  { type, name, as }: { type: string; name: string; as: "inline" | "attachment" },
) =>
  signed("GET", key, DOWNLOAD_SECONDS, {}, undefined, {
    "response-content-type": type.startsWith("text/") ? `${type};charset=utf-8` : type,
    "response-content-disposition": `${as};filename*=UTF-8''${escapedName(name)}`,
  });

/** A file's name as RFC 5987 writes it in a header. What no system allows in names becomes a space. */
const escapedName = (name: string) =>
  encodeURIComponent(name.replaceAll(/[/\\:*?"<>|]/g, " ")).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Some bytes of a file, both ends included; null if it does not exist. */
export async function filePart(
  key: string,
  { first, last }: { first: number; last: number },
): Promise<Uint8Array | null> {
  const answer = await asked(await downloadLink(key), { headers: { range: `bytes=${first}-${last}` } });
  if (answer.status === 404 || answer.status === 403) return null;
  if (!answer.ok) throw new Error(`file store answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The first bytes of a file and its size; null if it does not exist. */
export async function fileFacts(
  key: string,
  bytes: number,
): Promise<{ start: Uint8Array; size: number } | null> {
  const answer = await asked(await downloadLink(key), { headers: { range: `bytes=0-${bytes - 1}` } });
  if (answer.status === 404 || answer.status === 403) return null;
  if (answer.status === 416) return { start: new Uint8Array(), size: 0 };
  if (!answer.ok) throw new Error(`file store answered ${answer.status}`);
  const start = new Uint8Array(await answer.arrayBuffer()).slice(0, bytes);
  const total = /\/(\d+)$/.exec(answer.headers.get("content-range") ?? "")?.[1];
  return { start, size: Number(total ?? answer.headers.get("content-length")) };
}

/** The first bytes of a file, to check its real format; null if it does not exist. */
export async function fileStart(key: string, bytes: number): Promise<Uint8Array | null> {
  const answer = await asked(await downloadLink(key), { headers: { range: `bytes=0-${bytes - 1}` } });
  if (answer.status === 404 || answer.status === 403) return null;
  if (!answer.ok) throw new Error(`file store answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer()).slice(0, bytes);
}

/** A whole file; null if it does not exist. For small files such as logos. */
export async function wholeFile(key: string): Promise<Uint8Array | null> {
  const answer = await asked(await downloadLink(key));
  if (answer.status === 404 || answer.status === 403) return null;
  if (!answer.ok) throw new Error(`file store answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Writes a file, replacing one of the same name. For small files that the server made. */
export async function putFile(key: string, content: Uint8Array, content_type: string): Promise<void> {
  const headers = { "content-type": content_type };
  const url = await signed("PUT", key, DOWNLOAD_SECONDS, headers);
  const answer = await fetch(url, { method: "PUT", headers, body: Buffer.from(content) });
  if (!answer.ok) throw new Error(`file store answered ${answer.status}`);
}

/** Begins the names of files that the bucket never replaces and never deletes: see `stacks/storage.ts`. */
export const WRITE_ONCE = "write-once/";

/** Writes a file that stays as it is. Throws where there is one of this name already, which is kept. */
export async function createFile(key: string, content: Uint8Array, content_type: string): Promise<void> {
  const headers = { "content-type": content_type, "if-none-match": "*" };
  const url = await signed("PUT", key, DOWNLOAD_SECONDS, headers);
  const answer = await asked(url, { method: "PUT", headers, body: Buffer.from(content) });
  if (!answer.ok) throw new Error(`file store answered ${answer.status}`);
}

/** Deletes a file. A missing file is not an error. */
export async function removeFile(key: string): Promise<void> {
  const answer = await asked(await signed("DELETE", key, DOWNLOAD_SECONDS, {}), { method: "DELETE" });
  if (!answer.ok && answer.status !== 404) throw new Error(`file store answered ${answer.status}`);
}

/**
 * Signs without the S3 client, which would double the size of every function that makes a link. It finds the endpoint and
 * the credentials in the same way as that client.
 */
export async function signed(
  method: string,
  key: string,
  expiresIn: number,
  headers: Record<string, string>,
  signingDate?: Date,
  query: Record<string, string> = {},
) {
  const { origin, path } = addressOf(key);
  const url = new URL(origin);
  const presigner = new S3RequestPresigner({
    region: String(process.env.AWS_REGION),
    credentials: defaultProvider(),
    sha256: Sha256,
  });
  const request = await presigner.presign(
    {
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      ...(url.port && { port: Number(url.port) }),
      path,
      query: method === "GET" && key !== "" ? { ...NOT_STORED, ...query } : query,
      headers: { host: url.host, ...headers },
    },
    {
      expiresIn,
      signableHeaders: new Set(["host", "content-type", "content-length", "if-none-match"]),
      ...(signingDate && { signingDate }),
    },
  );
  const signature = new URLSearchParams(request.query as Record<string, string>);
  // The signature covers a space as %20.
  return `${origin}${path}?${String(signature).replaceAll("+", "%20")}`;
}

function addressOf(key: string): { origin: string; path: string } {
  const bucket = env("FILES_BUCKET");
  const path = key.split("/").map(encodeURIComponent).join("/");
  const endpoint =
    process.env.AWS_ENDPOINT_URL_S3 ?? `https://s3.${String(process.env.AWS_REGION)}.amazonaws.com`;
  if (env("FILES_PATH_STYLE") === "true") return { origin: endpoint, path: `/${bucket}/${path}` };
  const host = new URL(endpoint);
  return { origin: `${host.protocol}//${bucket}.${host.host}`, path: `/${path}` };
}

/** SHA-256, and HMAC where there is a key, in the shape the signer asks for. */
class Sha256 {
  readonly #secret: Buffer | undefined;
  #chunks: Buffer[] = [];
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#secret = secret === undefined ? undefined : bytesOf(secret);
  }
  update(data: string | ArrayBuffer | ArrayBufferView) {
    this.#chunks.push(bytesOf(data));
  }
  async digest(): Promise<Uint8Array> {
    const hash = this.#secret ? createHmac("sha256", this.#secret) : createHash("sha256");
    return hash.update(Buffer.concat(this.#chunks)).digest();
  }
  reset() {
    this.#chunks = [];
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Buffer {
  if (typeof data === "string") return Buffer.from(data);
  if (data instanceof ArrayBuffer) return Buffer.from(data);
  return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
}
