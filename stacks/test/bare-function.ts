import path from "node:path";
import { build } from "esbuild";
import { BUNDLE } from "../bundle.ts";
import { ROOT } from "./synth.ts";

/** The smallest function that reads an item with the libraries that the product reads items with. */
export const BARE = `
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

/** Minified bytes of a program, bundled without the patches of our build. */
export async function bytesWithoutPatches(program: string): Promise<number> {
  const { outputFiles } = await build({
    ...BUNDLE,
    plugins: [],
    logLevel: "error",
    stdin: { contents: program, resolveDir: path.join(ROOT, "packages/core/src") },
    write: false,
    outfile: "bare.mjs",
    absWorkingDir: ROOT,
  });
  return outputFiles.reduce((sum, { contents }) => sum + contents.length, 0);
}
