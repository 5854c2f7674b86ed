export { ChargeEntity, PaymentEntity } from "./charge.entity.ts";
export { day } from "./daily-payments.ts";
export { ofPatient } from "./patient-charges.ts";
export { pay, paySeveral, refund } from "./payments.ts";
export { billableItems, setPrice } from "./pricing.ts";
export { get, list } from "./queries.ts";
export { NumbersEntity, ReceiptEntity } from "./receipt.entity.ts";
export { receiptPdf } from "./receipt-pdf.ts";
export { issueReceipt } from "./receipts.ts";
