export { visitPdf } from "./visit-pdf.ts";
