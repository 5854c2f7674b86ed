/** The folder of the fonts. In a bundle it is a folder next to index.mjs: `stacks/bundle.ts` replaces these lines. */
export const FONT_FOLDER = /* @__PURE__ */ new URL("../../assets/fonts/", import.meta.url);
/** The folder of the slices of the Chinese font. In a deployment it is a layer that all functions which print share. */
export const SLICE_FOLDER = /* @__PURE__ */ new URL("../../assets/fonts/han/", import.meta.url);
