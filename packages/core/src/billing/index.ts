export * as Charging from "./faces.ts";
/** Apart from the rest: it brings the library that writes PDF. */
export * as ReceiptPdf from "./pdf-faces.ts";
