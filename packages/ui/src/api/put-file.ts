import { ApiError } from "./errors.ts";
import { trackRequest } from "./in-flight.ts";

/** Where the API said to put a file. */
export type UploadLink = { url: string; headers: Record<string, string> };

type Options = {
  signal: AbortSignal;
  /** Bytes sent so far. */
  onProgress: (sent: number) => void;
};

/**
 * Puts a file straight into the file store. One that is there already is as good as sent. Throws `upload.link` where
 * the link does not hold any more, `offline` where no answer came, and the signal's reason when it was called off.
 */
export function putFile(
  { url, headers }: UploadLink,
  file: Blob,
  { signal, onProgress }: Options,
): Promise<void> {
  const done = trackRequest();
  return new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    // Only XMLHttpRequest tells how much of a file has left.
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
 * Puts a small file into the file store, where nobody waits for its progress. One that is there already is as good as
 * sent. Throws `ApiError` with the given code
 * where it did not arrive.
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
