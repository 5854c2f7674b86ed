/** Where the fonts are from here; a bundle has them beside itself and gets its own line (`stacks/bundle.ts`). */
export const FONT_FOLDER = /* @__PURE__ */ new URL("../../assets/fonts/", import.meta.url);
