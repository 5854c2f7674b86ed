import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']*contracts\/[\w/-]+(?:\.ts)?)["'];?/g;
const PREFIX = "meridian-routes:";
const SUFFIX = "?routes";

/**
 * Keeps the API's schemas out of what only calls. Where a screen imports a route table from a contract, it gets a module
 * of its own with what a call needs at run time (method, path, who may call). The contract itself, with its schemas, is
 * loaded by those who import one of them by name, best on demand: `import("@meridian/core/contracts/patients/patients")`.
 */
export function routeTables(): Plugin {
  return {
    name: "meridian:route-tables",
    enforce: "pre",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes("node_modules") || !code.includes("Routes")) return null;
      const split = splitImports(code);
      return split === code ? null : { code: split, map: null };
    },
    async resolveId(source, importer) {
      if (!source.startsWith(PREFIX)) return null;
      const resolved = await this.resolve(source.slice(PREFIX.length), importer);
      return resolved && `${resolved.id}${SUFFIX}`;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      const contract = (await import(`${pathToFileURL(file).href}?built=${Date.now()}`)) as Record<
        string,
        unknown
      >;
      const tables = Object.entries(contract).filter(([name]) => name.endsWith("Routes"));
      const code = tables.map(
        ([name, table]) => `export const ${name} = ${JSON.stringify(slimTable(table))};`,
      );
      return { code: code.join("\n"), moduleType: "js", moduleSideEffects: false, map: null };
    },
  };
}

/** Moves the route tables out of each import of a contract into an import of their own. */
function splitImports(code: string) {
  return code.replaceAll(IMPORT, (whole, names: string, source: string) => {
    const all = names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type "));
    const tables = all.filter((name) => /Routes( as |$)/.test(name));
    if (tables.length === 0) return whole;
    const rest = all.filter((name) => !tables.includes(name));
    const others = rest.length > 0 ? `import { ${rest.join(", ")} } from "${source}";` : "";
    return `import { ${tables.join(", ")} } from "${PREFIX}${source}";${others}`;
  });
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
