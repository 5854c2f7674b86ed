export { day } from "./daily-payments.ts";
export { ofPatient } from "./patient-charges.ts";
export { pay, paySeveral, refund } from "./payments.ts";
export { billableItems, setPrice } from "./pricing.ts";
export { get, list } from "./queries.ts";
export { receiptPdf } from "./receipt-pdf.ts";
export { issueReceipt } from "./receipts.ts";
