import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fileNames } from "../ui/src/build/file-names.ts";
import { preloadFont } from "../ui/src/build/preload-font.ts";
import { preloadMissing } from "../ui/src/build/preload-missing.ts";
import { routeTables } from "../ui/src/build/route-tables.ts";
import { zodWithoutCompiling } from "../ui/src/build/zod-without-compiling.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "/admin/",
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
    rolldownOptions: { output: fileNames },
  },
  server: { host: "127.0.0.1", port: 4302 },
  preview: { host: "127.0.0.1", port: 4303 },
});
