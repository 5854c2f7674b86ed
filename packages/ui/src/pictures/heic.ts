/** What became of one photo in the worker. */
export type Decoded = { pixels: ImageData } | { failed: string };

/**
 * The pixels of a photo in a format this browser cannot read; null where they cannot be read at all. The decoder is a
 * large file, fetched only now. Throws where it does not arrive.
 */
export function decodeHeic(file: Blob): Promise<ImageBitmap | null> {
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" });
  return new Promise<ImageBitmap | null>((resolve, reject) => {
    // A photo that cannot be decoded is reported by a message: an error event means that the decoder did not load.
    worker.onerror = () => reject(new Error("no decoder"));
    worker.onmessage = ({ data }: MessageEvent<Decoded>) =>
      resolve("pixels" in data ? createImageBitmap(data.pixels) : null);
    file.arrayBuffer().then((bytes) => worker.postMessage(bytes, [bytes]), reject);
  }).finally(() => worker.terminate());
}
