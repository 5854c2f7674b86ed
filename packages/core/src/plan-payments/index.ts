export { expireDue } from "./expire.service.ts";
export { removeOldPayments } from "./old-payments.ts";
export { dayOf, euros, methodName, orderName } from "./order-text.ts";
export { completeProof, createProof, openProof } from "./proof.service.ts";
export { get, list } from "./queries.service.ts";
export { receiptPdf, renderReceipt } from "./receipt-pdf.ts";
export {
  approve,
  getPayment,
  listPayments,
  type PaymentsQuery,
  type Reviewed,
  recordPart,
  refund,
  reject,
} from "./review.service.ts";
export { cancel, start } from "./start.service.ts";
export { receive } from "./webhook.service.ts";
