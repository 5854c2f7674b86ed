import type { Reason } from "./limits.ts";
import { Unreadable } from "./limits.ts";
import type { OpenedFile } from "./read-file.ts";
import type { Question } from "./reader-worker.ts";

type Answer = { id: number; answer?: unknown; refused?: { reason: Reason; limit?: number } };

/** A file that is read in a worker; `close` ends the worker. */
export type ReadingFile = OpenedFile & { close: () => void };

/** Opens a file in a worker. Throws {@link Unreadable}. */
export async function openFile(file: Blob): Promise<ReadingFile> {
  const worker = new Worker(new URL("./reader-worker.ts", import.meta.url), { type: "module" });
  let asked = 0;
  const ask = <T>(question: { file: Blob } | { sheet: number }) =>
    new Promise<T>((resolve, reject) => {
      asked += 1;
      const id = asked;
      const listen = ({ data }: MessageEvent<Answer>) => {
        if (data.id !== id) return;
        worker.removeEventListener("message", listen);
        if (data.refused) reject(new Unreadable(data.refused.reason, data.refused.limit));
        else resolve(data.answer as T);
      };
      worker.addEventListener("message", listen);
      // The worker's program did not load, or it ended for lack of memory.
      worker.addEventListener("error", () => reject(new Unreadable("damaged")), { once: true });
      worker.postMessage({ id, ...question } satisfies Question);
    });
  try {
    const opened = await ask<Omit<OpenedFile, "read">>({ file });
    return { ...opened, read: (sheet) => ask({ sheet }), close: () => worker.terminate() };
  } catch (error) {
    worker.terminate();
    throw error;
  }
}
