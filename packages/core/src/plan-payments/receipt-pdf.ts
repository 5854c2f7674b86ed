import type { Language } from "../contracts/kernel/primitives.ts";
import * as Pdf from "../pdf/index.ts";
import { actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { absent } from "../platform/errors.ts";
import { dayOf, euros, methodName, orderName } from "./order-text.ts";
import type { PlanPaymentItem } from "./plan-payment.entity.ts";
import { readPayment } from "./store.ts";

const TEXTS = {
  en: {
    title: "Receipt",
    notFiscal: "This is not a fiscal document.",
    clinic: "Clinic",
    paid: "Paid on",
    method: "Method",
    payment: "Payment",
    what: "Item",
    amount: "Amount",
    discount: "Discount",
    total: "Total",
    refunded: "This payment was refunded.",
  },
  pt: {
    title: "Recibo",
    notFiscal: "Este documento não serve de fatura.",
    clinic: "Clínica",
    paid: "Pago em",
    method: "Método",
    payment: "Pagamento",
    what: "Artigo",
    amount: "Valor",
    discount: "Desconto",
    total: "Total",
    refunded: "Este pagamento foi reembolsado.",
  },
} as const;

/** Where the product's company is: the days on its receipts are its own. */
const TIME_ZONE = "Europe/Lisbon";

/** The receipt of one's own payment as PDF. One request. Throws 404 `receipt.not_found` before it was paid. */
export async function receiptPdf(payment: string): Promise<Uint8Array> {
  const item = await readPayment({ space: actor().spaceId, payment });
  if (!item.paid_at) throw absent("receipt");
  return renderReceipt({ ...item, paid_at: item.paid_at }, actor().language);
}

type Receipt = Pick<PlanPaymentItem, "payment_id" | "space_name" | "method" | "status" | "order"> & {
  paid_at: string;
};

/** Renders a receipt. Printing it again gives the same bytes, because the PDF's date is the date of payment. */
export function renderReceipt(receipt: Receipt, language: Language): Promise<Uint8Array> {
  const text = TEXTS[language];
  const number = receiptNumber(receipt);
  const title = `${text.title} ${number}`;
  const paidOn = dayOf(receipt.paid_at, language, TIME_ZONE);
  return Pdf.renderDocument(
    {
      language,
      title,
      created: new Date(receipt.paid_at),
      letterhead: { height: 20, logo: undefined, name: "Meridian", lines: [env("TRANSFER_HOLDER")] },
      foot: `${title} · ${paidOn} · ${text.notFiscal}`,
    },
    [
      { kind: "heading", text: title },
      { kind: "paragraph", text: text.notFiscal, strong: true },
      {
        kind: "facts",
        rows: [
          [text.clinic, receipt.space_name],
          [text.paid, paidOn],
          [text.method, methodName(receipt.method, language)],
          [text.payment, receipt.payment_id],
        ],
      },
      { kind: "table", columns: [...columns(language)], rows: rowsOf(receipt, language) },
      ...(receipt.status === "refunded"
        ? [{ kind: "paragraph" as const, text: text.refunded, strong: true }]
        : []),
    ],
  );
}

const columns = (language: Language) =>
  [
    { title: TEXTS[language].what, share: 3 },
    { title: TEXTS[language].amount, share: 1, align: "right" },
  ] as const;

function rowsOf({ order }: Receipt, language: Language) {
  const text = TEXTS[language];
  const code = order.discount_code ? ` ${order.discount_code}` : "";
  return [
    { cells: [orderName(order, language), euros(order.price_cents, language)] },
    ...(order.discount_cents > 0
      ? [{ cells: [`${text.discount}${code}`, euros(-order.discount_cents, language)] }]
      : []),
    { cells: [text.total, euros(order.total_cents, language)], strong: true },
  ];
}

/** The year and the payment's own end: it needs no counter, because the receipt is not a fiscal document. */
const receiptNumber = ({ payment_id, paid_at }: Receipt) => `${paid_at.slice(0, 4)}-${payment_id.slice(-10)}`;
