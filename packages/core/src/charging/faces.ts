export { day } from "./day.ts";
export { pay, refund } from "./paying.ts";
export { given, setPrice } from "./pricing.ts";
export { get, ofPatient } from "./reading.ts";
export { issueReceipt } from "./receipts.ts";
