import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { replaceAll } from "./bundle-patches.ts";

/** What ElectroDB and the product send to the database. */
const COMMANDS = [
  "GetCommand",
  "PutCommand",
  "UpdateCommand",
  "DeleteCommand",
  "QueryCommand",
  "ScanCommand",
  "BatchGetCommand",
  "BatchWriteCommand",
  "TransactGetCommand",
  "TransactWriteCommand",
];
const NAMES = COMMANDS.join(", ");

/** Marks a search for the package itself. */
const ORIGINAL = "original";

/**
 * Lets a bundle contain only those parts of ElectroDB and of the database client that functions use, for all of it is
 * parsed at each cold start.
 */
export const databasePatches: Plugin = {
  name: "database-patches",
  setup(build) {
    // ElectroDB is CommonJS and requires the whole document client, and what CommonJS requires is bundled whole. It is
    // given the commands it sends instead.
    build.onResolve({ filter: /^electrodb$/ }, ({ pluginData, resolveDir }) =>
      pluginData === ORIGINAL
        ? undefined
        : { path: "electrodb", namespace: "electrodb", pluginData: { resolveDir } },
    );
    build.onLoad({ filter: /.*/, namespace: "electrodb" }, async ({ pluginData: { resolveDir } }) => {
      const search = { kind: "import-statement", resolveDir, pluginData: ORIGINAL } as const;
      const original = await build.resolve("electrodb", search);
      return {
        contents: `import { ${NAMES} } from "@aws-sdk/lib-dynamodb";
          import commands from "electrodb-commands";
          Object.assign(commands, { ${NAMES} });
          export * from ${JSON.stringify(original.path)};`,
        resolveDir,
      };
    });
    build.onLoad({ filter: /[/\\]electrodb[/\\]src[/\\]client\.js$/ }, async ({ path }) => ({
      contents: replaceAll(await readFile(path, "utf8"), [
        [/require\("@aws-sdk\/lib-dynamodb"\)/, 'require("electrodb-commands")'],
        // Only for transactions of its own, of which the product has none.
        [/require\("@aws-sdk\/util-dynamodb"\)/, "{}"],
      ]),
    }));
    // The document client does not say that parts of it can be left out.
    build.onResolve({ filter: /^@aws-sdk\/lib-dynamodb$/ }, ({ resolveDir }) => ({
      path: "document-client",
      namespace: "document-client",
      pluginData: { resolveDir },
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: "document-client" }, ({ pluginData: { resolveDir } }) => ({
      contents: ["DynamoDBDocumentClient", ...COMMANDS.map((name) => `commands/${name}`)]
        .map((file) => `export * from "@aws-sdk/lib-dynamodb/dist-es/${file}.js";`)
        .join("\n"),
      resolveDir,
    }));
    // Nothing the product asks of AWS answers with a stream of events.
    build.onResolve({ filter: /^@smithy\/core\/event-streams$/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, namespace: "unused" } : undefined,
    );
    build.onResolve({ filter: /^(electrodb-commands|jsonschema|@aws-sdk\/endpoint-cache)$/ }, ({ path }) => ({
      path,
      namespace: "unused",
    }));
    build.onLoad({ filter: /.*/, namespace: "unused" }, ({ path }) => ({ contents: UNUSED[path] ?? "" }));
  },
};

/**
 * Instead of the library with which ElectroDB compares the model of each entity with a JSON Schema, which the tests let it do. What
 * remains of it is how it tells a model from an entity.
 */
export const NO_MODEL_CHECK = `
    class Validator {
      addSchema() {}
      validate({ _instance }) {
        return { errors: _instance ? [{ property: "instance", message: "is an entity already" }] : [] };
      }
    }
    Validator.prototype.customFormats = {};
    module.exports = { Validator };`;

/** Instead of modules that do nothing a function needs. */
const UNUSED: Readonly<Record<string, string>> = {
  "electrodb-commands": "module.exports = {};",
  // Holds the addresses that the database would be asked for. No command the product sends asks for one.
  "@aws-sdk/endpoint-cache": "export class EndpointCache {}",
  jsonschema: NO_MODEL_CHECK,
};
