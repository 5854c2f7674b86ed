type Asset = { names: readonly string[] };

/**
 * Names of the built files. What loads code on demand lists its files, and with names in words these lists were 3 kB of each
 * page. Fonts and pictures are listed nowhere and keep theirs.
 */
export const fileNames = {
  chunkFileNames: "assets/[hash].js",
  assetFileNames: ({ names }: Asset) =>
    names.some((name) => name.endsWith(".css")) ? "assets/[hash][extname]" : "assets/[name]-[hash][extname]",
};
