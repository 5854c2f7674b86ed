import { readdirSync, readFileSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";

const LATER = "later:";

/**
 * Leaves out of a bundle what source files import only when they need it, except `parts`. Otherwise esbuild would put it into the
 * bundle, and keep everything of the files that it shares with the rest.
 */
export const withoutParts = (root: string, parts: ReadonlySet<string> = new Set()): Plugin => ({
  name: "without-parts",
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path: name, kind, resolveDir }) => {
      if (kind !== "dynamic-import" || resolveDir.includes("node_modules")) return undefined;
      const file = path.relative(root, path.join(resolveDir, name));
      return parts.has(file) ? undefined : { path: LATER + file, external: true };
    });
  },
});

/** The source files that an output of a build without parts imports when it needs them. */
export const partsImportedBy = (output: Metafile["outputs"][string] | undefined): string[] =>
  output?.imports.flatMap(({ path: name }) => (name.startsWith(LATER) ? [name.slice(LATER.length)] : [])) ??
  [];

/**
 * Finds all parts of a function from those that it imports itself: parts import others. What a part imports is found once.
 * @param options those of a build without parts
 */
export function partFinder(options: BuildOptions) {
  const known = new Map<string, string[]>();
  return async (first: readonly string[]): Promise<ReadonlySet<string>> => {
    const found = new Set(first);
    for (const part of found) {
      if (!known.has(part)) {
        const entryPoints = [...found].filter((one) => !known.has(one));
        const { metafile } = await build({
          ...options,
          entryPoints,
          outdir: "parts",
          write: false,
          metafile: true,
        });
        for (const output of Object.values(metafile.outputs))
          if (output.entryPoint) known.set(output.entryPoint, partsImportedBy(output));
      }
      for (const imported of known.get(part) ?? []) found.add(imported);
    }
    return found;
  };
}

/**
 * Bundles a function into a folder: `index.mjs`, what it imports at its start, and what it imports when it needs it.
 * @param options those of a build with these parts, of one entry point whose output is `index.mjs`
 */
export async function bundleInParts(
  options: BuildOptions & { outdir: string; absWorkingDir: string },
): Promise<Metafile> {
  const { outdir, absWorkingDir: root } = options;
  const { metafile, outputFiles } = await build({
    ...options,
    splitting: true,
    chunkNames: "[name]-[hash]",
    metafile: true,
    write: false,
  });
  // What packages would import is bundled as well, even where they never do.
  const used = new Set([path.relative(root, path.join(outdir, "index.mjs"))]);
  for (const file of used)
    for (const { path: imported } of metafile.outputs[file]?.imports ?? [])
      if (imported in metafile.outputs) used.add(imported);
  await mkdir(outdir, { recursive: true });
  for (const { path: file, contents } of outputFiles)
    if (used.has(path.relative(root, file))) await writeFile(file, contents);
  return metafile;
}

/** The modules of a function's folder. */
export const modulesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".mjs"))
    .map((file) => path.join(folder, file));

/** An import of a minified module that is loaded together with it. */
const IMPORTED_FILE = /\b(?:from|import)"(\.\/[^"]+\.mjs)"/g;

/** The modules of a function's folder that it starts with. */
export function startingModules(folder: string): string[] {
  const found = new Set([path.join(folder, "index.mjs")]);
  for (const file of found)
    for (const [, imported = ""] of readFileSync(file, "utf8").matchAll(IMPORTED_FILE))
      found.add(path.join(folder, imported));
  return [...found];
}

/** Bytes of files together. */
export const sizeOf = (files: readonly string[]) => files.reduce((sum, file) => sum + statSync(file).size, 0);
