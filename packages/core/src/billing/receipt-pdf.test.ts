import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { firstBaseline, pdfPages, pdfText as wordsOf } from "../testing/pdf-text.ts";
import { largePng, PICTURES } from "../testing/pictures.ts";
import type { ReceiptContent } from "./receipt.entity.ts";
import { renderReceipt } from "./receipt-pdf.ts";

const content: ReceiptContent = {
  language: "pt",
  time_zone: "Europe/Lisbon",
  place: {
    name: "Casa Demonstração",
    address: "Rua Demo, 1",
    phone: "+351 210 000 000",
    vat_number: "501964843",
    letterhead_height: 40,
  },
  patient: { name: "Demo Patient Conceição", vat_number: "123456789", address: "Travessa do Açúcar" },
  professional: "Demo Therapist",
  appointment_type: "Avaliação",
  start: "2026-11-21T10:00:00.000Z",
  price: 5000,
  paid: 3000,
  entries: [
    { kind: "payment", amount: 5000, method: "mbway", taken_at: "2026-11-21T11:00:00.000Z" },
    { kind: "refund", amount: 2000, method: "cash", taken_at: "2026-11-21T11:05:00.000Z" },
  ],
};
const receipt = { number: "2026/12", issued_at: "2026-11-21T11:10:00.000Z", content };

test("names the payer, the payments and the clinic in the patient's language, and that it is not a fiscal document", async () => {
  const pdf = await renderReceipt(receipt);
  expect(Buffer.from(pdf).toString("latin1")).toMatch(/^%PDF-/);
  const words = wordsOf(pdf);
  for (const part of [
    "Casa Demonstração",
    "Rua Demo, 1",
    "+351 210 000 000",
    "NIF 501964843",
    "Serviço",
    "Recibo 2026/12",
    "Não é um documento fiscal",
    "Demo Patient Conceição",
    "123456789",
    "Travessa do Açúcar",
    "Avaliação",
    "Demo Therapist",
    "21 de novembro de 2026",
    "50,00 €",
    "Devolução, numerário",
    "-20,00 €",
    "30,00 €",
  ])
    expect(words.replaceAll("\u00a0", " ")).toContain(part);
  const english = wordsOf(await renderReceipt({ ...receipt, content: { ...content, language: "en" } }));
  for (const part of ["Receipt 2026/12", "Not a fiscal document", "€50.00", "Still to pay", "€20.00"])
    expect(english).toContain(part);
});

test("is the same bytes each time, and leaves the letterhead free", async () => {
  expect(await renderReceipt(receipt)).toEqual(await renderReceipt(receipt));
  const top = async (letterhead_height: number) => {
    const place = { ...content.place, letterhead_height };
    return firstBaseline(await renderReceipt({ ...receipt, content: { ...content, place } }));
  };
  const millimetre = 72 / 25.4;
  expect(await top(0)).toBeGreaterThan(841.89 - 30 * millimetre);
  expect(await top(40)).toBeLessThan(841.89 - 40 * millimetre);
  expect(await top(120)).toBeLessThan(841.89 - 120 * millimetre);
});

test("lists many payments on further pages", async () => {
  const [entry] = content.entries;
  const entries = Array.from({ length: 40 }, () => entry as (typeof content.entries)[number]);
  const pdf = await renderReceipt({ ...receipt, content: { ...content, entries } });
  const pages = pdfPages(pdf);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toContain("Página 1 de 2");
  expect(pages[1]).toContain("Página 2 de 2");
  expect(wordsOf(pdf).match(/Pagamento/g)).toHaveLength(40);
});

test("a name in any script can be read out again; what no face has is seen to be missing", async () => {
  const name = "Łukasz Őrség Nguyễn Дмитрий Αλέξανδρος 足三里";
  const pdf = await renderReceipt({
    ...receipt,
    content: { ...content, patient: { ...content.patient, name } },
  });
  // Each face is set apart.
  expect(wordsOf(pdf).replaceAll("\n", "")).toContain(name);
  const patient = { ...content.patient, name: "Demo \u{1f600} \u05d0\u05d1 x" };
  expect(wordsOf(await renderReceipt({ ...receipt, content: { ...content, patient } }))).toContain(
    "Demo □ □□ x",
  );
});

test("lists each test and treatment its price is the sum of", async () => {
  const items = [
    { list: "tests" as const, key: "tongue", price: 1500 },
    { list: "treatments" as const, key: "acupuncture", price: 3500 },
    { list: "treatments" as const, key: "ctr_1", name: "Demo Own Treatment", price: 0 },
  ];
  const words = wordsOf(await renderReceipt({ ...receipt, content: { ...content, items } }));
  expect(words.replaceAll("\u00a0", " ")).toMatch(
    /Língua\n15,00 €\nAcupuntura\n35,00 €\nDemo Own Treatment\n0,00 €/,
  );
  expect(wordsOf(await renderReceipt(receipt))).not.toContain("Testes e tratamentos");
});

test("no text at all breaks it", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 40 }), async (name) => {
      const pdf = await renderReceipt({
        ...receipt,
        content: { ...content, patient: { ...content.patient, name }, appointment_type: name },
      });
      expect(pdf.length).toBeGreaterThan(1000);
    }),
    { numRuns: 20 },
  );
});

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("shows the place's logo, and is printed without it if the picture cannot be read", async () => {
  const plain = await renderReceipt(receipt);
  const withLogo = Buffer.from(await renderReceipt(receipt, PNG)).toString("latin1");
  expect(withLogo).toContain("/Subtype /Image");
  expect(Buffer.from(plain).toString("latin1")).not.toContain("/Subtype /Image");
  const broken = await renderReceipt(receipt, Buffer.from("not a picture"));
  expect(wordsOf(broken)).toBe(wordsOf(plain));
});

test("is printed with any picture that was stored before pictures were looked at", async () => {
  const plain = wordsOf(await renderReceipt(receipt));
  const interrupted = vi.fn();
  process.on("uncaughtException", interrupted);
  for (const picture of [
    PICTURES.damagedPng,
    PICTURES.bomb,
    PICTURES.png.subarray(0, 60),
    largePng(6000, 6000),
  ]) {
    const started = performance.now();
    expect(wordsOf(await renderReceipt(receipt, picture))).toBe(plain);
    expect(performance.now() - started).toBeLessThan(2000);
  }
  // pdfkit unpacks after the call that opened the picture has ended.
  await new Promise((resolve) => setTimeout(resolve, 100));
  process.off("uncaughtException", interrupted);
  expect(interrupted).not.toHaveBeenCalled();
});
