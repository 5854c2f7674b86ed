import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fileNames } from "../ui/src/build/file-names.ts";
import { preloadFont } from "../ui/src/build/preload-font.ts";
import { preloadMissing } from "../ui/src/build/preload-missing.ts";
import { reactInstead } from "../ui/src/build/react-instead.ts";
import { routeTables } from "../ui/src/build/route-tables.ts";
import { apartFromApp, sharedFiles } from "../ui/src/build/shared-files.ts";
import { zodWithoutCompiling } from "../ui/src/build/zod-without-compiling.ts";
import { offlineFiles } from "./src/service-worker/offline-files.ts";

const inPackage = (file: string) => join(import.meta.dirname, file);

export default defineConfig({
  root: import.meta.dirname,
  base: "/",
  resolve: { alias: reactInstead },
  plugins: [
    routeTables(),
    zodWithoutCompiling(),
    react(),
    preloadFont("/", ["index.html"]),
    preloadMissing(),
    offlineFiles(),
    apartFromApp(["monitoring", "consent", "offline"]),
  ],
  build: {
    target: "es2024",
    outDir: "dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: inPackage("index.html"),
        // The pages a patient opens with a link are documents of their own and load nothing of the app.
        monitoring: inPackage("monitoring.html"),
        consent: inPackage("consent.html"),
        offline: inPackage("offline.html"),
        "service-worker": inPackage("src/service-worker/worker.ts"),
      },
      output: {
        ...fileNames,
        codeSplitting: sharedFiles([
          /ui\/src\/forms\/(form|form-view|text-fields)\./,
          /ui\/src\/(shell\/(brand|commands|title)|session\/announcements|drafts\/deep-equal)\./,
          /createReactComponent/,
        ]),
        // The worker's address decides which pages it serves, and stays the same in every release.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { host: "127.0.0.1", port: 4300 },
  preview: { host: "127.0.0.1", port: 4301 },
});
