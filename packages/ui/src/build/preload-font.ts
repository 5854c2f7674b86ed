import type { Plugin } from "vite";

const FONT = /^assets\/inter-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Lets a document ask for the font of its letters at once. Found only in a stylesheet, it arrived after the first texts were
 * drawn with another font, and every line that then broke elsewhere moved what is below it. `documents` names those that
 * use it: the pages that a patient opens with a link do without.
 */
export function preloadFont(base: string, documents: readonly string[]): Plugin {
  return {
    name: "meridian:preload-font",
    apply: "build",
    transformIndexHtml(html, { bundle, path }) {
      if (!documents.some((name) => path.endsWith(name))) return html;
      const font = Object.keys(bundle ?? {}).find((file) => FONT.test(file));
      if (!font) throw new Error(`The font that ${path} is to load first is not in the build`);
      const attrs = {
        rel: "preload",
        as: "font",
        type: "font/woff2",
        href: `${base}${font}`,
        crossorigin: "",
      };
      return [{ tag: "link", attrs, injectTo: "head" as const }];
    },
  };
}
