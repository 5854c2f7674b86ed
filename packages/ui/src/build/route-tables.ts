import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const CONTRACT = /[\\/]core[\\/]src[\\/]contracts[\\/]([\w-]+)\.ts$/;

/**
 * Keeps the API's schemas out of the browser. A contract module imported by a screen gives it the route table with
 * only what a call needs at run time (method, path, who may call); its schemas are loaded only where one is used by name.
 */
export function routeTables(): Plugin {
  return {
    name: "meridian:route-tables",
    enforce: "pre",
    async load(id) {
      const match = CONTRACT.exec(id);
      if (!match?.[1]) return null;
      const module = (await import(`${pathToFileURL(id).href}?built=${Date.now()}`)) as Record<
        string,
        unknown
      >;
      const tables = Object.entries(module).filter(([name]) => name.endsWith("Routes"));
      if (tables.length === 0) return null;
      this.addWatchFile(id);
      const slim = tables.map(
        ([name, table]) => `export const ${name} = ${JSON.stringify(slimTable(table))};`,
      );
      return {
        code: `export * from ${JSON.stringify(`./${match[1]}.ts?schemas`)};\n${slim.join("\n")}`,
        moduleType: "js",
        moduleSideEffects: false,
        map: null,
      };
    },
  };
}

type Declared = { id: string; method: string; path: string; access: unknown; idempotent?: true };

function slimTable(table: unknown) {
  const routes = Object.entries(table as Record<string, Declared>);
  return Object.fromEntries(
    routes.map(([verb, { id, method, path, access, idempotent }]) => [
      verb,
      { id, method, path, access, idempotent },
    ]),
  );
}
