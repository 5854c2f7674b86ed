import type { FileLanguage, ReleaseFile } from "@meridian/core/clinical/icd/icd-file";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { IcdRelease } from "@meridian/core/contracts/classifications/icd";
import { call } from "@meridian/ui/api/client";
import { ApiError, isOffline } from "@meridian/ui/api/errors";

/** How often a batch is tried before loading stops. */
const TRIES = 6;
/** Chunks a batch brings; in order, one after the other, so that the server knows how far it got. */
const BATCH = 10;

export type Chosen = { file: ReleaseFile; fingerprint: string; name: string };

/** Reads a chosen file. Undefined where nothing in it is a code. */
export async function readChosen(
  file: File,
  name: string,
  language: FileLanguage,
): Promise<Chosen | undefined> {
  const bytes = await file.arrayBuffer();
  const { readRelease } = await import("@meridian/core/clinical/icd/icd-file");
  const read = readRelease(new TextDecoder().decode(bytes), language);
  if (!read) return undefined;
  // The language is part of what is loaded: the same file read as another one is another release.
  const marked = new Uint8Array([...new TextEncoder().encode(`${language}\n`), ...new Uint8Array(bytes)]);
  const digest = await crypto.subtle.digest("SHA-256", marked);
  const fingerprint = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { file: read, fingerprint, name };
}

type Watch = { signal: AbortSignal; progress: (release: IcdRelease) => void };

/**
 * Loads a release, continuing where it stopped, then makes it searchable. Stops between two batches on request; a
 * batch whose answer was lost is sent again, which changes nothing.
 */
export async function loadRelease(
  { file, fingerprint, name }: Chosen,
  { signal, progress }: Watch,
): Promise<void> {
  const { chunks, codes, index } = file;
  const body = { fingerprint, name, codes, chunks: chunks.length };
  let release = await call(backofficeRoutes.startIcdRelease, { body });
  progress(release);
  while (release.loaded < chunks.length && release.state === "loading") {
    if (signal.aborted) return;
    const at = release.loaded;
    release = await again(() =>
      call(backofficeRoutes.addIcdChunks, {
        params: { release: release.id, at },
        body: { chunks: chunks.slice(at, at + BATCH) },
        notFound: "throw",
      }),
    );
    progress(release);
  }
  progress(
    await again(() =>
      call(backofficeRoutes.publishIcdRelease, {
        params: { release: release.id },
        body: { index: base64(index) },
        notFound: "throw",
      }),
    ),
  );
}

function base64(bytes: Uint8Array): string {
  let text = "";
  // A few at a time: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Takes a release out of the searches, then deletes it part by part. */
export async function withdrawRelease(release: string, progress: (left: number) => void): Promise<void> {
  let left = 1;
  while (left > 0) {
    const step = () => call(backofficeRoutes.withdrawIcdRelease, { params: { release }, notFound: "throw" });
    left = (await again(step)).left;
    progress(left);
  }
}

/** A connection that comes and goes, or a table that is busy, ends no loading: tried again, with growing pauses. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const passing =
        isOffline(error) || (error instanceof ApiError && (error.status === 429 || error.status >= 500));
      if (!passing || tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, 400 * 2 ** tries));
    }
  }
}
