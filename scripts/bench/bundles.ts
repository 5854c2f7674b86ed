import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { allEntries, bundleFolder, bundleFunctions, printsDocuments } from "../../stacks/bundle.ts";
import { modulesOf, sizeOf, startingModules } from "../../stacks/bundle-parts.ts";
import { BARE, bytesWithoutPatches } from "../../stacks/test/bare-function.ts";

const root = resolve(import.meta.dirname, "../..");

/**
 * Functions that write documents contain the PDF library, so they are compared with a function that contains it too.
 */
const DOCUMENTS = `import PDFDocument from "pdfkit";
export const write = () => new PDFDocument();
${BARE}`;

/**
 * The function that starts with the most code, compared with the smallest one that has the same database libraries; the same
 * of those that write documents, compared with the smallest possible one; and the one with the most code if it needs all of its parts.
 * Minified bytes.
 */
export async function benchBundles() {
  const folder = join(root, ".build", "bench");
  mkdirSync(folder, { recursive: true });
  const plain = await bytesWithoutPatches(BARE);
  const documents = await bytesWithoutPatches(DOCUMENTS);
  await bundleFunctions();
  const weights = allEntries()
    .map((name) => ({
      name,
      bytes: sizeOf(startingModules(bundleFolder(name, root))),
      all: sizeOf(modulesOf(bundleFolder(name, root))),
      writes: printsDocuments(name, root),
    }))
    .sort((a, b) => b.bytes - a.bytes);
  writeFileSync(join(folder, "handlers.json"), JSON.stringify({ plain, documents, weights }, null, 2));
  const against = (
    bare: number,
    chosen: typeof weights,
    bytes: (one: (typeof weights)[number]) => number,
  ) => {
    const worst = chosen.toSorted((a, b) => bytes(b) - bytes(a))[0];
    if (!worst) throw new Error("no function to compare");
    return { worst: worst.name, bytes: bytes(worst), bare, ratio: bytes(worst) / bare };
  };
  const plainOnes = weights.filter(({ writes }) => !writes);
  const writers = weights.filter(({ writes }) => writes);
  return {
    handlers: against(plain, plainOnes, ({ bytes }) => bytes),
    writers: against(documents, writers, ({ bytes }) => bytes),
    whole: against(plain, plainOnes, ({ all }) => all),
  };
}
