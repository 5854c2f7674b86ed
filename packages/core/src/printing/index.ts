export { prescriptionPdf } from "./prescription-pdf.ts";
export { visitPdf } from "./visit-pdf.ts";
