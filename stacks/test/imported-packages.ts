import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";

/** An import of a minified module, by name: not of a file, which begins with a dot. The product's own code never calls `require`. */
const IMPORT = /\b(?:from|import|import\()"([@a-z][^"\s]*)"/g;

/** Packages that the modules of a bundle import instead of containing them, without Node's own modules. */
export const importedPackages = (files: readonly string[]): Set<string> =>
  new Set(
    files
      .flatMap((file) => [...readFileSync(file, "utf8").matchAll(IMPORT)])
      .map(([, name = ""]) => name)
      .filter((name) => !isBuiltin(name))
      .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name),
  );
