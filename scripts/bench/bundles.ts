import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "esbuild";
import { allEntries, BUNDLE, bundleFolder, bundleFunctions } from "../../stacks/bundle.ts";

const root = resolve(import.meta.dirname, "../..");

const BARE = `
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { Entity } from "electrodb";
const thing = new Entity(
  {
    model: { entity: "thing", version: "1", service: "bare" },
    attributes: { id: { type: "string", required: true } },
    indexes: { primary: { pk: { field: "pk", composite: ["id"] }, sk: { field: "sk", composite: [] } } },
  },
  { client: DynamoDBDocumentClient.from(new DynamoDBClient({})), table: process.env.TABLE_NAME },
);
export const handler = async (event) => ({ statusCode: 200, body: JSON.stringify((await thing.get({ id: event.id }).go()).data) });
`;

/** The heaviest function as deployed against the least one with the same database libraries; minified bytes. */
export async function benchBundles() {
  const folder = join(root, ".build", "bench");
  mkdirSync(folder, { recursive: true });
  const entry = join(root, "packages/core/src", ".bare-handler.mjs");
  const outfile = join(folder, "bare-handler.mjs");
  await build({
    ...BUNDLE,
    // As anyone would bundle it: without what our build leaves out of ours.
    plugins: [],
    stdin: { contents: BARE, resolveDir: join(root, "packages/core/src"), sourcefile: entry },
    outfile,
    absWorkingDir: root,
  });
  await bundleFunctions();
  const weights = allEntries()
    .map((name) => ({ name, bytes: statSync(join(bundleFolder(name, root), "index.mjs")).size }))
    .sort((a, b) => b.bytes - a.bytes);
  const bare = readFileSync(outfile).length;
  const worst = weights[0];
  writeFileSync(join(folder, "handlers.json"), JSON.stringify({ bare, weights }, null, 2));
  return { worst: worst?.name ?? "none", bytes: worst?.bytes ?? 0, bare, ratio: (worst?.bytes ?? 0) / bare };
}
