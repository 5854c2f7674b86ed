import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
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

/**
 * Functions that write documents contain the PDF library, so they are compared with a function that contains it too.
 */
const DOCUMENTS = `import PDFDocument from "pdfkit";
export const write = () => new PDFDocument();
${BARE}`;

/**
 * The largest function as deployed, compared with the smallest one that has the same database libraries; and the
 * largest of those that write documents, compared with the smallest possible one. Minified bytes.
 */
export async function benchBundles() {
  const folder = join(root, ".build", "bench");
  mkdirSync(folder, { recursive: true });
  const plain = await bareBytes("bare-handler", BARE);
  const documents = await bareBytes("bare-documents", DOCUMENTS);
  await bundleFunctions();
  const weights = allEntries()
    .map((name) => ({
      name,
      bytes: statSync(join(bundleFolder(name, root), "index.mjs")).size,
      writes: existsSync(join(bundleFolder(name, root), "fonts")),
    }))
    .sort((a, b) => b.bytes - a.bytes);
  writeFileSync(join(folder, "handlers.json"), JSON.stringify({ plain, documents, weights }, null, 2));
  const against = (bare: number, writes: boolean) => {
    const worst = weights.find((one) => one.writes === writes);
    return {
      worst: worst?.name ?? "none",
      bytes: worst?.bytes ?? 0,
      bare,
      ratio: (worst?.bytes ?? 0) / bare,
    };
  };
  return { handlers: against(plain, false), writers: against(documents, true) };
}

/** Bundled without the patches of our build. */
async function bareBytes(name: string, contents: string): Promise<number> {
  const resolveDir = join(root, "packages/core/src");
  const outfile = join(root, ".build", "bench", `${name}.mjs`);
  await build({
    ...BUNDLE,
    plugins: [],
    logLevel: "error",
    stdin: { contents, resolveDir, sourcefile: join(resolveDir, `.${name}.mjs`) },
    outfile,
    absWorkingDir: root,
  });
  return readFileSync(outfile).length;
}
