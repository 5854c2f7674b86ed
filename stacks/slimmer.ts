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
    // `z` as a named import is one object with all of zod in it; as a namespace, only what is used stays.
    build.onLoad({ filter: /[/\\]packages[/\\](core|functions)[/\\]src[/\\].*\.ts$/ }, async ({ path }) => ({
      loader: "ts",
      contents: (await readFile(path, "utf8")).replace(
        /^import \{ z \} from "zod";/m,
        'import * as z from "zod";',
      ),
    }));
    // pdfkit looks for the standard fonts' widths beside itself at run time; in a bundle they have to be in it.
    build.onLoad({ filter: /[/\\]pdfkit[/\\]js[/\\]pdfkit\.node\.mjs$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8"))
        .replace(/^const require\$1 = createRequire\(import\.meta\.url\);$/m, "")
        .replaceAll("require$1('#standard-fonts/", "require('#standard-fonts/"),
    }));
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
