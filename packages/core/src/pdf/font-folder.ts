/** The folder of the fonts. In a bundle it is a folder next to index.mjs: `stacks/bundle.ts` replaces this line. */
export const FONT_FOLDER = /* @__PURE__ */ new URL("../../assets/fonts/", import.meta.url);
