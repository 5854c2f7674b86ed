import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { pdfText } from "@meridian/core/testing/pdf-text";
import { build } from "esbuild";
import { afterAll, expect, test, vi } from "vitest";
import { BUNDLE, copyFonts, sliceFolder } from "../bundle.ts";

const folder = await mkdtemp(path.join(tmpdir(), "receipt-"));
afterAll(() => rm(folder, { recursive: true }));

const RECEIPT = {
  number: "2026/1",
  issued_at: "2026-11-21T11:10:00.000Z",
  content: {
    language: "pt",
    time_zone: "Europe/Lisbon",
    place: { name: "Demo House", address: "", phone: "", letterhead_height: 30 },
    patient: { name: "Demo Conceição Łukasz Αλέξης Дмитрий 足三里 鬱龘", vat_number: "", address: "" },
    professional: "Demo Therapist",
    appointment_type: "Avaliação",
    start: "2026-11-21T10:00:00.000Z",
    price: 5000,
    paid: 5000,
    entries: [],
  },
};

/** Prints the receipt out of a bundle whose layer is in a folder. */
async function printed(layer: string): Promise<string> {
  vi.stubEnv("SLICE_FOLDER", layer);
  const entry = pathToFileURL(path.join(folder, "routes/billing/receipt-pdf", "index.mjs"));
  const { renderReceipt } = await import(`${entry.href}?${layer}`);
  return pdfText(await renderReceipt(RECEIPT)).replaceAll("\u00a0", " ");
}

test("the bundle prints a receipt outside the repository, without any package", {
  timeout: 90_000,
}, async () => {
  const entry = "routes/billing/receipt-pdf" as const;
  const { metafile } = await build({
    ...BUNDLE,
    stdin: {
      contents: 'export { renderReceipt } from "./receipt-pdf.ts";',
      resolveDir: path.resolve("packages/core/src/billing"),
    },
    outfile: path.join(folder, entry, "index.mjs"),
    metafile: true,
  });
  await copyFonts(metafile, process.cwd());
  await writeFile(path.join(folder, "package.json"), '{"type":"module"}');
  vi.stubEnv("TABLE_NAME", "none");
  vi.stubEnv("AWS_REGION", "eu-west-1");
  const text = await printed(`${sliceFolder()}/`);
  for (const part of [
    "Recibo 2026/1",
    "Demo Conceição Łukasz Αλέξης Дмитрий",
    "足三里",
    "鬱",
    "龘",
    "50,00 €",
  ])
    expect(text).toContain(part);

  const withoutLayer = await printed(`${folder}/nowhere/`);
  expect(withoutLayer).toContain("足三里");
  expect(withoutLayer).toContain("□");
  expect(withoutLayer).not.toContain("龘");
  const fonts = await readdir(path.join(folder, entry, "fonts"), { recursive: true });
  expect(fonts.filter((file) => file.endsWith(".woff"))).toEqual([]);
});

test("the fonts are copied only next to bundles that print documents", { timeout: 90_000 }, async () => {
  const outfile = path.join(folder, "other", "index.mjs");
  const stdin = {
    contents: 'export { get as handler } from "./billing.ts";',
    resolveDir: path.resolve("packages/functions/src/routes/billing"),
  };
  const { metafile } = await build({ ...BUNDLE, stdin, outfile, metafile: true });
  await copyFonts(metafile, process.cwd());
  expect(await readdir(path.dirname(outfile))).toEqual(["index.mjs"]);
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  expect(inputs.filter((file) => /pdfkit|fontkit/.test(file))).toEqual([]);
});
