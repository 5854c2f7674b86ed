import type { Plugin } from "vite";

type Chunk = { imports: readonly string[] };

/** A file and all that it imports, directly or through others. */
export function loadedWith(file: string, chunks: ReadonlyMap<string, Chunk>, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks.get(file)?.imports ?? []) loadedWith(imported, chunks, found);
  return found;
}

/**
 * Code that is loaded on demand names the files to load beside it, so that none waits for another. The bundler names all of
 * them; those that the asking file itself imports are there already, and their lists were a seventh of the app's first file.
 */
export function preloadMissing(): Plugin {
  const chunks = new Map<string, Chunk>();
  const there = new Map<string, Set<string>>();
  return {
    name: "meridian:preload-missing",
    apply: "build",
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId, hostType }) => {
            if (hostType === "html") return files;
            const loaded = there.get(hostId) ?? loadedWith(hostId, chunks);
            there.set(hostId, loaded);
            return files.filter((file) => !loaded.has(file));
          },
        },
      },
    }),
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) if (file.type === "chunk") chunks.set(name, file);
      },
    },
  };
}
