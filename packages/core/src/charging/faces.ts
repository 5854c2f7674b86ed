export { day } from "./day.ts";
export { pay, refund } from "./paying.ts";
export { setPrice } from "./pricing.ts";
export { get, ofPatient } from "./reading.ts";
export { issueReceipt } from "./receipts.ts";
