import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const PAGE = "offline.html";
const WORKER = "service-worker.js";
const PLACE = "__OFFLINE_PAGE__";

/** The files of the site that a document loads. */
export const filesOf = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);

/** Puts the built offline page's files into the worker. The mark changes with them, so that browsers install the worker anew. */
export function offlineFiles(): Plugin {
  return {
    name: "meridian:offline-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const html = bundle[PAGE];
        const worker = bundle[WORKER];
        if (html?.type !== "asset" || worker?.type !== "chunk")
          throw new Error("The offline page or its worker was not built");
        const source = html.source.toString();
        const mark = createHash("sha256").update(source).digest("hex").slice(0, 12);
        const files = [`/${PAGE}`, ...filesOf(source)];
        if (!worker.code.includes(PLACE))
          throw new Error("The worker has no place for the offline page's files");
        // A worker that imports is refused by some browsers.
        if (worker.imports.length > 0) throw new Error("The worker shares code with a page");
        worker.code = worker.code.replaceAll(PLACE, JSON.stringify({ mark, files }));
      },
    },
  };
}
