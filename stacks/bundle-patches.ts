import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { MIN_PASSWORD } from "@meridian/core/contracts/kernel/primitives";
import type { Plugin } from "esbuild";

/**
 * Replaces parts of libraries that no function uses, because every kilobyte is read and parsed at each cold start.
 */
export const bundlePatches: Plugin = {
  name: "bundle-patches",
  setup(build) {
    // zod's messages in some fifty languages: the API answers with codes instead.
    build.onLoad({ filter: /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js";',
    }));
    // zod would compile its checks with `new Function`. The product generates no code at run time.
    build.onLoad({ filter: /[/\\]zod[/\\]v4[/\\]core[/\\]core\.js$/ }, async ({ path }) => ({
      contents: replaceAll(await readFile(path, "utf8"), [
        [/__zod_globalConfig = \{\}/, "__zod_globalConfig = { jitless: true }"],
      ]),
    }));
    // JSON Schema is made by scripts, from the sources.
    build.onLoad({ filter: /[/\\]zod[/\\]v4[/\\]classic[/\\]schemas\.js$/ }, async ({ path }) => ({
      contents: replaceAll(await readFile(path, "utf8"), [
        [/^ {4}inst\._zod\.processJSONSchema = .*;$/gm, ""],
        [/^ {12}jsonSchema: \{[\s\S]*?^ {12}\},$/m, ""],
        [/createToJSONSchemaMethod\(this, \{\}\)\(params\)/, "undefined"],
      ]),
    }));
    // Passwords are compared with the common ones from the shortest length that is accepted on; the list is mostly shorter ones.
    build.onLoad({ filter: /[/\\]language-common[/\\]dist[/\\]passwords\.json\.mjs$/ }, async ({ path }) => {
      const { default: listed }: { default: string[] } = await import(pathToFileURL(path).href);
      const long = listed.filter((password) => password.length >= MIN_PASSWORD);
      return { contents: `export default ${JSON.stringify(long.join("\n"))}.split("\\n");` };
    });
    // Words to make passwords of.
    build.onLoad({ filter: /[/\\]language-common[/\\]dist[/\\]diceware\.json\.mjs$/ }, () => ({
      contents: "export default [];",
    }));
    // The fonts are Latin, Greek, Cyrillic and Chinese, so the tables that shape Indic and South-East Asian scripts
    // and the decompression of web fonts are not needed.
    build.onLoad({ filter: /[/\\]fontkit[/\\]dist[/\\]module\.mjs$/ }, async ({ path }) => ({
      contents: replaceAll(await readFile(path, "utf8"), [
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
      {
        filter: /^(brotli\/decompress\.js|unicode-properties|linebreak|@noble\/ciphers\/aes)$/,
      },
      ({ path }) => ({
        path,
        namespace: "replacement",
      }),
    );
    build.onLoad({ filter: /.*/, namespace: "replacement" }, ({ path }) => ({
      contents: REPLACEMENTS[path] ?? "",
    }));
    // Lambda passes credentials in environment variables. Profiles, single sign-on and metadata services, each with a
    // client of its own, are not used there.
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

/** Modules for pdfkit and fontkit: Node's own functions instead of bundled tables, and stubs of what is never called. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  "brotli/decompress.js": 'export { brotliDecompressSync as default } from "node:zlib";',
  "unicode-properties": `
    const text = (code) => String.fromCodePoint(code);
    const SCRIPTS = ["Latin", "Greek", "Cyrillic", "Han"].map((name) => [name, new RegExp("\\\\p{Script=" + name + "}", "u")]);
    export const getScript = (code) => SCRIPTS.find(([, script]) => script.test(text(code)))?.[0] ?? "Common";
    export const getCombiningClass = () => "Not_Reordered";
    export const getCategory = (code) => (/\\p{Mn}/u.test(text(code)) ? "Mn" : "Lo");
    export const isMark = (code) => /\\p{M}/u.test(text(code));
    export const isDigit = (code) => /\\p{Nd}/u.test(text(code));`,
  // `pdf/text-layout.ts` breaks the lines, and no document is encrypted.
  linebreak: "export default class {}",
  "@noble/ciphers/aes": "export const cbc = undefined, ecb = undefined;",
};

/**
 * The text with every pattern replaced.
 * @throws when a pattern does not match, which happens when a new version of the library changed that code
 */
export function replaceAll(text: string, replacements: readonly (readonly [RegExp, string])[]): string {
  return replacements.reduce((before, [pattern, replacement]) => {
    if (!pattern.test(before)) throw new Error(`No match for the patch ${pattern}`);
    return before.replace(pattern, replacement);
  }, text);
}
