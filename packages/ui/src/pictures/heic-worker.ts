import libheif from "libheif-js/libheif/libheif.js";

/** Decodes one photo off the page's thread: many megapixels take seconds. Answers its pixels, or what went wrong. */
self.onmessage = async ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const decoder = new (await libheif()).HeifDecoder();
    const [image] = decoder.decode(data);
    if (!image) throw new Error("no picture");
    const width = image.get_width();
    const height = image.get_height();
    const pixels = new ImageData(width, height);
    await new Promise<void>((resolve, reject) =>
      image.display(pixels, (shown) => (shown ? resolve() : reject(new Error("no pixels")))),
    );
    self.postMessage({ pixels }, { transfer: [pixels.data.buffer] });
  } catch (error) {
    self.postMessage({ failed: String(error) });
  }
};
