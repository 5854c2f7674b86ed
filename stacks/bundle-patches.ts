import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/**
 * Leaves out of the functions' bundles what a function can never use. Every kilobyte is read and parsed at each cold
 * start.
 */
export const slimmer: Plugin = {
  name: "slimmer",
  setup(build) {
    // zod's messages in some fifty languages; ours are codes.
    build.onLoad({ filter: /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
    // zod would compile its checks with `new Function`: nothing of ours makes code of text.
    build.onLoad({ filter: /[/\\]zod[/\\]v4[/\\]core[/\\]core\.js$/ }, async ({ path }) => ({
      contents: replacedIn(await readFile(path, "utf8"), [
        [/__zod_globalConfig = \{\}/, "__zod_globalConfig = { jitless: true }"],
      ]),
    }));
    // What writes PDF has its fonts beside it, embeds them and never opens a standard one.
    build.onLoad({ filter: /[/\\]pdfkit[/\\]js[/\\]pdfkit\.node\.mjs$/ }, async ({ path }) => ({
      contents: replacedIn(await readFile(path, "utf8"), [
        [/^const require\$1 = createRequire\(import\.meta\.url\);$/m, ""],
        [/^registerStdFontLoaders\(\{[^}]*\}\);$/m, ""],
      ]),
    }));
    // The fonts are Latin, Greek, Cyrillic and Chinese: the tables that shape Indic and South-East Asian scripts, and
    // decompressing web fonts, are for others.
    build.onLoad({ filter: /[/\\]fontkit[/\\]dist[/\\]module\.mjs$/ }, async ({ path }) => ({
      contents: replacedIn(await readFile(path, "utf8"), [
        [/^ {4}(?:bng2|bali): [\s\S]*?(?=^ {4}latn: )/m, ""],
        [/JSON\.parse\("\{\\"stateTable.*"\)/, "{ stateTable: [], accepting: [], tags: [] }"],
        [
          /JSON\.parse\("\{\\"categories.*"\)/,
          "{ categories: [], decompositions: {}, stateTable: [], accepting: [], tags: [] }",
        ],
        [/new \(0, \$[\w$]+unicodetrie\)\(\(0, [\w$]+\)\("[^"]+"\)\)/g, "null"],
      ]),
    }));
    build.onResolve(
      { filter: /^(brotli\/decompress\.js|unicode-properties|linebreak|@noble\/ciphers\/aes)$/ },
      ({ path }) => ({
        path,
        namespace: "instead",
      }),
    );
    build.onLoad({ filter: /.*/, namespace: "instead" }, ({ path }) => ({ contents: INSTEAD[path] ?? "" }));
    // Lambda hands its credentials over in the environment: profiles, single sign-on and metadata services, each with
    // a client of its own, are for other machines.
    build.onResolve({ filter: /^@aws-sdk\/credential-provider-node$/ }, ({ resolveDir }) => ({
      path: "credentials",
      namespace: "environment",
      pluginData: { resolveDir },
    }));
    build.onLoad({ filter: /^credentials$/, namespace: "environment" }, ({ pluginData }) => ({
      contents:
        'import { fromEnv } from "@aws-sdk/credential-provider-env"; export const defaultProvider = () => fromEnv();',
      resolveDir: pluginData.resolveDir,
    }));
  },
};

/** What libraries that write PDF get in place of tables the runtime has itself, and of what is never called. */
const INSTEAD: Readonly<Record<string, string>> = {
  "brotli/decompress.js": 'export { brotliDecompressSync as default } from "node:zlib";',
  "unicode-properties": `
    const text = (code) => String.fromCodePoint(code);
    const SCRIPTS = ["Latin", "Greek", "Cyrillic", "Han"].map((name) => [name, new RegExp("\\\\p{Script=" + name + "}", "u")]);
    export const getScript = (code) => SCRIPTS.find(([, script]) => script.test(text(code)))?.[0] ?? "Common";
    export const getCombiningClass = () => "Not_Reordered";
    export const getCategory = (code) => (/\\p{Mn}/u.test(text(code)) ? "Mn" : "Lo");
    export const isMark = (code) => /\\p{M}/u.test(text(code));
    export const isDigit = (code) => /\\p{Nd}/u.test(text(code));`,
  // Lines are broken by the documents themselves, and none is encrypted.
  linebreak: "export default class {}",
  "@noble/ciphers/aes": "export const cbc = undefined, ecb = undefined;",
};

/** Throws where the text is not what it was when the replacement was written. */
function replacedIn(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((before, [pattern, replacement]) => {
    if (!pattern.test(before)) throw new Error(`nothing to leave out: ${pattern}`);
    return before.replace(pattern, replacement);
  }, text);
}
