export { prescriptionPdf } from "./prescription-pdf.ts";
export { momentIn, speechIn } from "./print-texts.ts";
export { type PrintedVisit, versionsOf, visitBlocks, visitPdf } from "./visit-pdf.ts";
