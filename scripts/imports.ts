/**
 * Checks the import rules (.dependency-cruiser.cjs). dependency-cruiser needs the compiler's JavaScript API, which
 * TypeScript 7 no longer has, so for this tool "typescript" resolves to the last compiler with it, which
 * `@ts-morph/common` contains.
 */
import { createRequire, registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const compiler = require.resolve("@ts-morph/common/dist/typescript.js");
const { version } = require(compiler) as { version: string };

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "typescript") return { url: pathToFileURL(compiler).href, shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url.endsWith("/node_modules/typescript/package.json"))
      return { format: "json", source: JSON.stringify({ name: "typescript", version }), shortCircuit: true };
    return next(url, context);
  },
});

const folders = process.argv.slice(2);
process.argv.splice(2, folders.length, "--config", ".dependency-cruiser.cjs", ...folders);
await import(new URL("../../bin/dependency-cruise.mjs", import.meta.resolve("dependency-cruiser")).href);
