import { logoKey } from "../clinic/index.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { auditRead } from "../db/audit.ts";
import type { Block } from "../pdf/index.ts";
import * as Pdf from "../pdf/index.ts";
import { actor } from "../platform/context.ts";
import { wholeFile } from "../platform/files.ts";
import { readReceipt } from "./reading-receipt.ts";
import type { ReceiptItem } from "./receipt.entity.ts";
import { receiptText } from "./receipt-text.ts";

const TAGS: Record<Language, string> = { en: "en-GB", pt: "pt-PT" };

/** A receipt as PDF. Throws 404, 403. Two requests; the read is recorded. */
export async function receiptPdf(receiptId: string): Promise<Uint8Array> {
  const receipt = await readReceipt(receiptId);
  await auditRead(receiptId, receipt.patient_id);
  return renderReceipt(receipt, await logoOf(receipt));
}

/** The logo at the time of issue, or the establishment's current one if that was replaced. */
async function logoOf({ content, space_id, establishment_id }: ReceiptItem): Promise<Uint8Array | undefined> {
  const place = actor().space.establishments.find(({ id }) => id === establishment_id);
  for (const url of new Set([content.place.logo, place?.prescription_logo_url])) {
    const file = url ? await wholeFile(logoKey(url, space_id)) : null;
    if (file) return file;
  }
  return undefined;
}

type Receipt = Pick<ReceiptItem, "content" | "number" | "issued_at">;

/** Renders a receipt. Printing it again gives the same bytes, because the PDF's date is the date of issue. */
export function renderReceipt(receipt: Receipt, logo?: Uint8Array): Promise<Uint8Array> {
  const { content, number, issued_at } = receipt;
  const { name, address, phone, vat_number, letterhead_height } = content.place;
  const text = receiptText[content.language];
  const title = `${text.title} ${number}`;
  return Pdf.renderDocument(
    {
      language: content.language,
      title,
      created: new Date(issued_at),
      letterhead: {
        height: letterhead_height,
        logo,
        name,
        lines: [address, phone, vat_number ? `${text.vat} ${vat_number}` : ""].filter(Boolean),
      },
      foot: `${title} · ${text.issued} ${dateOf(receipt, issued_at)} · ${text.notFiscal}`,
    },
    [
      { kind: "heading", text: title },
      { kind: "paragraph", text: text.notFiscal, strong: true },
      { kind: "facts", rows: factsOf(receipt) },
      ...itemsOf(receipt),
      moneyOf(receipt),
    ],
  );
}

function factsOf(receipt: Receipt): [string, string][] {
  const { content } = receipt;
  const text = receiptText[content.language];
  const facts: [string, string][] = [
    [text.patient, content.patient.name],
    [text.address, content.patient.address],
    [text.vat, content.patient.vat_number],
    [text.service, content.appointment_type],
    [text.date, dateOf(receipt, content.start)],
    [text.professional, content.professional],
  ];
  return facts.filter(([, value]) => value !== "");
}

/** A table of the tests and treatments with their prices, if the price is their sum. */
function itemsOf(receipt: Receipt): Block[] {
  const { items = [], language } = receipt.content;
  const text = receiptText[language];
  if (items.length === 0) return [];
  const names: Readonly<Record<string, string>> = text.items;
  return [
    {
      kind: "table",
      columns: columnsOf(text.what, text.price),
      rows: items.map(({ key, name, price }) => ({
        cells: [name ?? names[key] ?? key, money(receipt, price)],
      })),
    },
  ];
}

function moneyOf(receipt: Receipt): Block {
  const { content } = receipt;
  const text = receiptText[content.language];
  const due = content.price - content.paid;
  return {
    kind: "table",
    columns: columnsOf(text.account, text.amount),
    rows: [
      { cells: [content.appointment_type || text.price, money(receipt, content.price)] },
      ...content.entries.map(({ kind, amount, method, taken_at }) => ({
        cells: [
          `${text[kind]}, ${text[method]}, ${dateOf(receipt, taken_at)}`,
          money(receipt, kind === "payment" ? amount : -amount),
        ],
      })),
      { cells: [text.paid, money(receipt, content.paid)], strong: true },
      ...(due > 0 ? [{ cells: [text.due, money(receipt, due)] }] : []),
    ],
  };
}

const columnsOf = (what: string, amount: string) =>
  [
    { title: what, share: 3 },
    { title: amount, share: 1, align: "right" },
  ] as const;

const dateOf = ({ content }: Receipt, instant: string) =>
  new Intl.DateTimeFormat(TAGS[content.language], { dateStyle: "long", timeZone: content.time_zone }).format(
    new Date(instant),
  );

const money = ({ content }: Receipt, cents: number) =>
  new Intl.NumberFormat(TAGS[content.language], { style: "currency", currency: "EUR" }).format(cents / 100);
