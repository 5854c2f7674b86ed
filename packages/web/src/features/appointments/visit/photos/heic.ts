/** The pixels of a photo in a format this browser cannot read. The decoder is a large file, fetched only now. */
export function decodeHeic(file: Blob): Promise<ImageBitmap> {
  const worker = new Worker(new URL("./heic-worker.ts", import.meta.url), { type: "module" });
  return new Promise<ImageBitmap>((resolve, reject) => {
    worker.onerror = () => reject(new Error("decoder failed"));
    worker.onmessage = ({ data }: MessageEvent<{ pixels?: ImageData; failed?: string }>) =>
      data.pixels ? resolve(createImageBitmap(data.pixels)) : reject(new Error(data.failed));
    file.arrayBuffer().then((bytes) => worker.postMessage(bytes, [bytes]), reject);
  }).finally(() => worker.terminate());
}
