import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterAll, expect, test, vi } from "vitest";
import { BUNDLE } from "../bundle.ts";

const folder = await mkdtemp(path.join(tmpdir(), "receipt-"));
afterAll(() => rm(folder, { recursive: true }));

const RECEIPT = {
  number: "2026/1",
  issued_at: "2026-11-21T11:10:00.000Z",
  content: {
    language: "pt",
    time_zone: "Europe/Lisbon",
    place: { name: "Demo House", address: "", phone: "", letterhead_height: 30 },
    patient: { name: "Demo Conceição", vat_number: "", address: "" },
    professional: "Demo Therapist",
    appointment_type: "Avaliação",
    start: "2026-11-21T10:00:00.000Z",
    price: 5000,
    paid: 5000,
    entries: [],
  },
};

test("a receipt is written by the bundle alone, away from every package", { timeout: 90_000 }, async () => {
  const outfile = path.join(folder, "index.mjs");
  await build({ ...BUNDLE, entryPoints: ["packages/core/src/charging/receipt-pdf.ts"], outfile });
  await writeFile(path.join(folder, "package.json"), '{"type":"module"}');
  vi.stubEnv("TABLE_NAME", "none");
  vi.stubEnv("AWS_REGION", "eu-west-1");
  const { renderReceipt } = await import(pathToFileURL(outfile).href);
  const pdf = Buffer.from(await renderReceipt(RECEIPT)).toString("latin1");
  expect(pdf.startsWith("%PDF-")).toBe(true);
  expect(pdf).toContain("/BaseFont /Helvetica");
});
