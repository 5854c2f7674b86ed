declare module "libheif-js/libheif/libheif.js" {
  type HeifImage = {
    get_width(): number;
    get_height(): number;
    /** Fills the pixels; `null` where it could not. */
    display(pixels: ImageData, done: (shown: ImageData | null) => void): void;
  };
  type Libheif = { HeifDecoder: new () => { decode(file: ArrayBuffer): HeifImage[] } };
  /** Ready at once, or to be waited for, as the build has it. */
  export default function libheif(): Libheif | Promise<Libheif>;
}
