export { receiptPdf } from "./receipt-pdf.ts";
