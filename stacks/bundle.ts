import { existsSync, readFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { allRoutes } from "@meridian/core/contracts/all";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { type Schedule, schedules } from "@meridian/core/contracts/kernel/schedules";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { bundleInParts, partFinder, partsImportedBy, withoutParts } from "./bundle-parts.ts";
import { bundlePatches } from "./bundle-patches.ts";
import { databasePatches } from "./database-patches.ts";
import { type RouteHandler, routeHandlers } from "./handlers.ts";

const SOURCE = "packages/functions/src";
const OUT = ".build/functions";

/**
 * A Lambda function, named by its folder in the build output. Streams, schedules and triggers have one source file each,
 * with the same name. A route's handler is one export of its domain's file.
 */
export type Entry = `routes/${string}` | `stream/${string}` | `schedules/${string}` | `triggers/${string}`;

export const CONSUMER: Entry = "stream/consume";
export const COUNTER: Entry = "stream/count-changes";
export const CUSTOM_MESSAGE: Entry = "triggers/custom-message";
export const FROM_EDGE: Entry = "triggers/from-edge";

/** The function of `patients.list` is `routes/patients/list`. */
export const routeEntry = (route: Pick<Route, "id">): Entry => `routes/${route.id.replace(".", "/")}`;
export const scheduleEntry = (schedule: Schedule): Entry => `schedules/${schedule.id}`;

/** Every function of the product. */
export const allEntries = (): Entry[] => [
  ...allRoutes.map(routeEntry),
  ...schedules.map(scheduleEntry),
  CONSUMER,
  COUNTER,
  CUSTOM_MESSAGE,
  FROM_EDGE,
];

/**
 * Folder deployed as the function: `index.mjs`, which exports `handler`, the modules that it imports if it is in parts, and the fonts if
 * it prints documents.
 */
export const bundleFolder = (entry: Entry, root = process.cwd()) => path.join(root, OUT, entry);
/** Lambda's name of the exported handler in such a folder. */
export const HANDLER = "index.handler";

/** Functions bundled in one run. All of them in one run take more than 11 GB, because each keeps a copy of all that it contains. */
const AT_ONCE = 60;

/**
 * Bundles every function, many in one run, so that code they have in common is parsed once a run. SST would run a bundler and an
 * `npm install` for each. Source maps are left out because they would be larger than the code. A function whose files import others
 * only when they need them is bundled a second time, in parts.
 * @param whole the functions that contain their packages, when deployed all of them; the others import them from where they start
 * @throws as `entrySources` does
 */
export async function bundleFunctions(whole: readonly Entry[] = allEntries()): Promise<void> {
  const root = process.cwd();
  const sources = functionPlugin(root);
  await rm(path.join(root, OUT), { recursive: true, force: true });
  await bundleEach(whole, [...BUNDLE.plugins, sources], root);
  const others = allEntries().filter((entry) => !whole.includes(entry));
  await bundleEach(others, [packagesOutside, ...BUNDLE.plugins, sources], root);
}

async function bundleEach(entries: readonly Entry[], plugins: Plugin[], root: string): Promise<void> {
  const options = {
    ...BUNDLE,
    plugins: [withoutParts(root), ...plugins],
    outExtension: { ".js": ".mjs" },
    absWorkingDir: root,
  };
  const partsFrom = partFinder(options);
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const together = entries.slice(from, from + AT_ONCE);
    const { metafile } = await build({
      ...options,
      entryPoints: together.map((entry) => ({ in: functionEntry(entry), out: `${entry}/index` })),
      outdir: path.join(root, OUT),
      metafile: true,
    });
    await copyFonts(metafile, root);
    for (const entry of together) {
      const first = partsImportedBy(metafile.outputs[`${OUT}/${entry}/index.mjs`]);
      if (first.length === 0) continue;
      const inParts = await bundleInParts({
        ...options,
        plugins: [withoutParts(root, await partsFrom(first)), ...plugins],
        entryPoints: [{ in: functionEntry(entry), out: "index" }],
        outdir: bundleFolder(entry, root),
      });
      await copyFonts(inParts, root);
    }
  }
}

/** Leaves packages out of a bundle, which imports them by their names instead. */
const packagesOutside: Plugin = {
  name: "packages-outside",
  setup(build) {
    build.onResolve({ filter: /^[@\w]/ }, ({ path: name, kind }) =>
      kind === "entry-point" || name.startsWith("@meridian/") ? undefined : { path: name, external: true },
    );
  },
};

const FUNCTION = "function:";
/** The entry point that `functionPlugin` resolves to a function's handler. */
export const functionEntry = (entry: Entry) => `${FUNCTION}${entry}`;

/**
 * The source file and export that each function starts from.
 * @throws naming routes, jobs and triggers without a handler, and handlers without a route
 */
export function entrySources(root = process.cwd()): ReadonlyMap<string, RouteHandler> {
  const handlers = routeHandlers(root);
  const files = allEntries()
    .filter((entry) => !entry.startsWith("routes/"))
    .map((entry) => [entry, { file: `${SOURCE}/${entry}.ts`, name: "handler" }] as const);
  const missing = files.filter(([, { file }]) => !exportsHandler(path.join(root, file)));
  if (missing.length > 0)
    throw new Error(`No exported handler in: ${missing.map(([, { file }]) => file).join(", ")}`);
  const routes = allRoutes.map(
    (route) => [routeEntry(route), handlers.get(route.id) as RouteHandler] as const,
  );
  return new Map([...routes, ...files]);
}

const exportsHandler = (file: string) =>
  existsSync(file) && /^export (?:const|(?:async )?function) handler\b/m.test(readFileSync(file, "utf8"));

/** Generates the entry points: one line each, which exports one handler of a source file. */
export const functionPlugin = (root = process.cwd(), sources = entrySources(root)): Plugin => ({
  name: "function-entries",
  setup(build) {
    build.onResolve({ filter: /^function:/ }, ({ path: name }) => ({
      path: name.slice(FUNCTION.length),
      namespace: "function",
    }));
    build.onLoad({ filter: /.*/, namespace: "function" }, ({ path: entry }) => {
      const { file, name } = sources.get(entry) as RouteHandler;
      return {
        contents: `export { ${name} as handler } from ${JSON.stringify(path.join(root, file))};`,
        resolveDir: root,
      };
    });
  },
});

const FONTS = "packages/core/assets/fonts";
const FONT_FOLDER = "packages/core/src/pdf/font-folder.ts";

/**
 * Copies the documents' fonts into the folder of every bundle that reads them, without the slices of the Chinese font, which
 * are in a layer. The style sheet that says which slice has a character stays with the bundle.
 */
export async function copyFonts({ outputs }: Metafile, root: string): Promise<void> {
  const isSlice = (file: string) => file.endsWith(".woff");
  for (const [file, { inputs }] of Object.entries(outputs))
    if ((inputs[FONT_FOLDER]?.bytesInOutput ?? 0) > 0)
      await cp(path.join(root, FONTS), path.join(root, path.dirname(file), "fonts"), {
        recursive: true,
        filter: (one) => !isSlice(one),
      });
}

/** Whether a function prints documents, once it is bundled. */
export const printsDocuments = (entry: Entry, root = process.cwd()) =>
  existsSync(path.join(bundleFolder(entry, root), "fonts"));

/** What the layer of functions that print consists of: it is unpacked into `/opt`. */
export const sliceFolder = (root = process.cwd()) => path.join(root, FONTS, "han");

/**
 * Lets a bundle read the fonts from its own folder instead of the package they come from, and the slices of the Chinese font
 * from the layer.
 */
const fontFolder: Plugin = {
  name: "font-folder",
  setup(build) {
    build.onLoad({ filter: /[/\\]pdf[/\\]font-folder\.ts$/ }, () => ({
      contents: `
        export const FONT_FOLDER = /* @__PURE__ */ new URL("./fonts/", import.meta.url);
        export const SLICE_FOLDER = /* @__PURE__ */ new URL("file://" + (process.env.SLICE_FOLDER ?? "/opt/"));`,
    }));
  },
};

/** esbuild's options for every function. The benchmark measures with the same ones. */
export const BUNDLE = {
  bundle: true,
  minify: true,
  platform: "node",
  target: "node24",
  format: "esm",
  mainFields: ["module", "main"],
  // Packages in CommonJS call require() for Node's own modules.
  banner: {
    js: 'import{createRequire as __require}from"node:module";const require=__require(import.meta.url);',
  },
  // Letters with accents as they are: escapes are longer, and Node reads modules as UTF-8.
  charset: "utf8",
  legalComments: "none",
  logLevel: "warning",
  plugins: [bundlePatches, databasePatches, fontFolder],
} satisfies BuildOptions;
