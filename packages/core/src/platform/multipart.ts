import { signed } from "./files.ts";

/** The smallest part, except the last, that a file store takes. */
export const SMALLEST_PART = 5 * 1024 ** 2;

const LINK_SECONDS = 5 * 60;
/** Milliseconds for a part, which may be as large as the largest document. */
const PART_MS = 120_000;

/** A part that has arrived, as {@link completeUpload} names it. */
export type UploadedPart = { part: number; etag: string };

/** Begins a file that is sent in parts, in any number of processes. An unfinished one is deleted after a day. */
export async function beginUpload(key: string, content_type: string): Promise<string> {
  const headers = { "content-type": content_type };
  const link = await signed("POST", key, LINK_SECONDS, headers, undefined, { uploads: "" });
  const answer = await send(link, { method: "POST", headers });
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await answer.text())?.[1];
  if (!id) throw new Error("the file store gave no id of an upload");
  return id;
}

/** Sends one part, replacing one of the same number. Parts count from 1 and may have gaps. */
export async function putPart(
  key: string,
  { upload, part, content }: { upload: string; part: number; content: Uint8Array },
): Promise<UploadedPart> {
  const query = { partNumber: String(part), uploadId: upload };
  const link = await signed("PUT", key, LINK_SECONDS, {}, undefined, query);
  const answer = await send(link, { method: "PUT", body: Buffer.from(content) });
  const etag = answer.headers.get("etag");
  if (!etag) throw new Error("the file store gave no tag of a part");
  return { part, etag };
}

/** Puts the file together from the named parts, in their order; other parts of the upload are dropped. */
export async function completeUpload(
  key: string,
  upload: string,
  parts: readonly UploadedPart[],
): Promise<void> {
  const link = await signed("POST", key, LINK_SECONDS, {}, undefined, { uploadId: upload });
  const listed = parts.map(
    ({ part, etag }) => `<Part><PartNumber>${part}</PartNumber><ETag>${etag}</ETag></Part>`,
  );
  const body = `<CompleteMultipartUpload>${listed.join("")}</CompleteMultipartUpload>`;
  const answer = await send(link, { method: "POST", body });
  // The store answers 200 at once and says afterwards whether it could.
  const text = await answer.text();
  if (/<Error>/.test(text)) throw new Error("the file store could not put the parts together");
}

async function send(link: string, request: RequestInit): Promise<Response> {
  const answer = await fetch(link, { ...request, signal: AbortSignal.timeout(PART_MS) });
  if (!answer.ok) throw new Error(`file store answered ${answer.status}`);
  return answer;
}
