import { Unreadable } from "./limits.ts";
import { readFile } from "./read-file.ts";

/** What the page asks: a file, and afterwards its sheets by index. */
export type Question = { id: number; file: Blob } | { id: number; sheet: number };

let opened: Awaited<ReturnType<typeof readFile>> | undefined;

/** Reads files off the page's thread. */
self.onmessage = async ({ data }: MessageEvent<Question>) => {
  const { id } = data;
  try {
    if ("file" in data) {
      opened = await readFile(data.file);
      const { hash, content, sheets } = opened;
      self.postMessage({ id, answer: { hash, content, sheets } });
    } else {
      self.postMessage({ id, answer: await opened?.read(data.sheet) });
    }
  } catch (error) {
    const refused = error instanceof Unreadable ? error : new Unreadable("damaged");
    self.postMessage({ id, refused: { reason: refused.reason, limit: refused.limit } });
  }
};
