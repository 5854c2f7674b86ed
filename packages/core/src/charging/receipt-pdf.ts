import PDFDocument from "pdfkit";
import { Clinic } from "../clinic/index.ts";
import type { Language } from "../contracts/primitives.ts";
import { wholeFile } from "../platform/files.ts";
import type { ReceiptItem } from "./receipt.entity.ts";
import { receiptText } from "./receipt-text.ts";
import { readReceipt } from "./receipts.ts";
import { winAnsi } from "./win-ansi.ts";

const MILLIMETRE = 72 / 25.4;
const MARGIN = 20 * MILLIMETRE;
const LEADING = 16;
/** Room for a logo where the place has no letterhead of its own, millimetres. */
const LOGO_HEAD = 28;
const TAGS: Record<Language, string> = { en: "en-GB", pt: "pt-PT" };

/** A receipt to print. One request. */
export async function receiptPdf(receiptId: string): Promise<Uint8Array> {
  const receipt = await readReceipt(receiptId);
  const { logo } = receipt.content.place;
  // A file that went away since takes nothing from what the receipt says.
  const file = logo ? await wholeFile(Clinic.logoKey(logo, receipt.space_id)) : null;
  return renderReceipt(receipt, file ?? undefined);
}

type Line = readonly [label: string, value: string, strong?: boolean];
type Receipt = Pick<ReceiptItem, "content" | "number" | "issued_at">;

/** The same receipt is the same bytes, whenever it is printed. */
export function renderReceipt(receipt: Receipt, logo?: Uint8Array): Promise<Uint8Array> {
  const { content, number, issued_at } = receipt;
  const text = receiptText[content.language];
  const document = new PDFDocument({
    size: "A4",
    margin: MARGIN,
    compress: false,
    lang: TAGS[content.language],
    info: { Title: winAnsi(`${text.title} ${number}`), CreationDate: new Date(issued_at) },
  });
  // The paper's own head stays free; a place without one begins at the margin.
  const head = Math.max(content.place.letterhead_height, logo ? LOGO_HEAD : 0) * MILLIMETRE;
  if (logo) drawLogo(document, logo, head);
  document.y = Math.max(MARGIN, head + LEADING);
  heading(document, receipt);
  lines(document, factsOf(receipt));
  rule(document);
  lines(document, moneyOf(receipt));
  const issued = `${text.issued} ${dateOf(receipt, issued_at)}`;
  document.moveDown(2).font("Helvetica").fontSize(9).fillColor("#555555");
  document.text(winAnsi(`${issued} · ${text.notFiscal}`), MARGIN);
  return finished(document);
}

/** The place's logo at the left of the letterhead. A picture that cannot be read is left out. */
function drawLogo(document: PDFKit.PDFDocument, logo: Uint8Array, head: number) {
  const top = 8 * MILLIMETRE;
  try {
    document.image(Buffer.from(logo), MARGIN, top, { fit: [document.page.width - 2 * MARGIN, head - top] });
  } catch {
    return;
  }
}

function heading(document: PDFKit.PDFDocument, { content, number }: Receipt) {
  const { name, address, phone } = content.place;
  const text = receiptText[content.language];
  document.font("Helvetica-Bold").fontSize(13).fillColor("#000000").text(winAnsi(name), MARGIN);
  document.font("Helvetica").fontSize(10).fillColor("#555555");
  for (const line of [address, phone]) if (line) document.text(winAnsi(line));
  document.moveDown(2).font("Helvetica-Bold").fontSize(18).fillColor("#000000");
  document.text(winAnsi(`${text.title} ${number}`));
  document.fontSize(10).text(winAnsi(text.notFiscal)).moveDown(1);
}

function factsOf(receipt: Receipt): Line[] {
  const { content } = receipt;
  const text = receiptText[content.language];
  const facts: Line[] = [
    [text.patient, content.patient.name],
    ["", content.patient.address],
    [text.vat, content.patient.vat_number],
    [text.appointment, content.appointment_type],
    [text.date, dateOf(receipt, content.start)],
    [text.professional, content.professional],
  ];
  return facts.filter(([, value]) => value !== "");
}

function moneyOf(receipt: Receipt): Line[] {
  const { content } = receipt;
  const text = receiptText[content.language];
  const due = content.price - content.paid;
  return [
    [text.price, money(receipt, content.price)],
    ...content.entries.map(
      ({ kind, amount, method, taken_at }): Line => [
        `${text[kind]}, ${text[method]}, ${dateOf(receipt, taken_at)}`,
        money(receipt, kind === "payment" ? amount : -amount),
      ],
    ),
    [text.paid, money(receipt, content.paid), true],
    ...(due > 0 ? [[text.due, money(receipt, due)] as Line] : []),
  ];
}

function lines(document: PDFKit.PDFDocument, rows: readonly Line[]) {
  const width = document.page.width - 2 * MARGIN;
  const label = width * 0.55;
  for (const [name, value, strong] of rows) {
    document
      .font(strong ? "Helvetica-Bold" : "Helvetica")
      .fontSize(10)
      .fillColor("#000000");
    const height = Math.max(
      document.heightOfString(winAnsi(name), { width: label - 8 }),
      document.heightOfString(winAnsi(value), { width: width - label }),
    );
    if (document.y + height > document.page.height - MARGIN) document.addPage();
    const top = document.y;
    document.text(winAnsi(name), MARGIN, top, { width: label - 8 });
    document.text(winAnsi(value), MARGIN + label, top, { width: width - label, align: "right" });
    document.y = top + height + 5;
  }
}

function rule(document: PDFKit.PDFDocument) {
  const y = document.y + 4;
  document
    .moveTo(MARGIN, y)
    .lineTo(document.page.width - MARGIN, y)
    .strokeColor("#999999")
    .stroke();
  document.y = y + 10;
}

const dateOf = ({ content }: Receipt, instant: string) =>
  new Intl.DateTimeFormat(TAGS[content.language], { dateStyle: "long", timeZone: content.time_zone }).format(
    new Date(instant),
  );

const money = ({ content }: Receipt, cents: number) =>
  new Intl.NumberFormat(TAGS[content.language], { style: "currency", currency: "EUR" }).format(cents / 100);

function finished(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on("data", (part: Buffer) => parts.push(part));
    document.on("end", () => resolve(Buffer.concat(parts)));
    document.on("error", reject);
    document.end();
  });
}
