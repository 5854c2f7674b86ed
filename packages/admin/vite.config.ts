import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fileNames } from "../ui/src/build/file-names.ts";
import { preloadFont } from "../ui/src/build/preload-font.ts";
import { preloadMissing } from "../ui/src/build/preload-missing.ts";
import { reactInstead } from "../ui/src/build/react-instead.ts";
import { routeTables } from "../ui/src/build/route-tables.ts";
import { sharedFiles } from "../ui/src/build/shared-files.ts";
import { zodWithoutCompiling } from "../ui/src/build/zod-without-compiling.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
  resolve: { alias: reactInstead },
  plugins: [
    routeTables(),
    zodWithoutCompiling(),
    react(),
    preloadFont("/admin/", ["index.html"]),
    preloadMissing(),
  ],
  build: {
    target: "es2024",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { ...fileNames, codeSplitting: sharedFiles() } },
  },
  server: { host: "127.0.0.1", port: 4302 },
  preview: { host: "127.0.0.1", port: 4303 },
});
