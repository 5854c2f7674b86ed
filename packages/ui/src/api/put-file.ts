import { ApiError } from "./errors.ts";
import { trackRequest } from "./in-flight.ts";

/** Where to upload a file, as the API returned it. */
export type UploadLink = { url: string; headers: Record<string, string> };

type Options = {
  signal: AbortSignal;
  /** Bytes sent so far. */
  onProgress: (sent: number) => void;
};

/**
 * Uploads a file directly to the file store. A file that is already there counts as uploaded. Throws `upload.link`
 * when the link is not valid any more, `offline` when no answer came, and the signal's reason when aborted.
 */
export function putFile(
  { url, headers }: UploadLink,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<void> {
  const done = trackRequest();
  return new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    // Only XMLHttpRequest reports upload progress.
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener("abort", abort, { once: true });
    request.upload.onprogress = ({ loaded }) => onProgress(loaded);
    request.onabort = () => reject(signal.reason);
    request.onerror = () => reject(new ApiError(0, { code: "offline" }));
    request.onload = () => {
      const { status } = request;
      if ((status >= 200 && status < 300) || status === 412) return resolve();
      reject(new ApiError(status, { code: status === 403 ? "upload.link" : "offline" }));
    };
    request.onloadend = () => signal.removeEventListener("abort", abort);
    request.open("PUT", url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(file);
  }).finally(done);
}

/**
 * Uploads a small file without progress. A file that is already there counts as uploaded. Throws `ApiError` with the
 * given code when it did not arrive.
 */
export async function sendFile(
  { url, headers }: UploadLink,
  file: Blob,
  lost = "file.not_found",
): Promise<void> {
  const done = trackRequest();
  try {
    const answer = await fetch(url, { method: "PUT", headers, body: file });
    if (!answer.ok && answer.status !== 412) throw new Error(`${answer.status}`);
  } catch {
    throw new ApiError(0, { code: lost });
  } finally {
    done();
  }
}
