import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { routeTables } from "../ui/src/build/route-tables.ts";
import { zodWithoutCompiling } from "../ui/src/build/zod-without-compiling.ts";

export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  plugins: [routeTables(), zodWithoutCompiling(), react()],
  build: {
    target: "es2024",
    outDir: "dist",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The pages a patient opens with a link are documents of their own and load nothing of the app.
    rolldownOptions: {
      input: ["index.html", "monitoring.html", "consent.html"].map((file) => join(import.meta.dirname, file)),
    },
  },
  server: { host: "127.0.0.1", port: 4300 },
  preview: { host: "127.0.0.1", port: 4301 },
});
