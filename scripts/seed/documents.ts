import type { NewDocument } from "../../packages/core/src/contracts/documents/documents.ts";
import * as Documents from "../../packages/core/src/documents/index.ts";

/** A PDF of one page with some lines of text. */
function pdf(lines: readonly string[]): string {
  const text = lines.map((line, at) => `1 0 0 1 60 ${760 - 22 * at} Tm (${line}) Tj`).join(" ");
  const stream = `BT /F1 14 Tf ${text} ET`;
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const start = file.length;
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
}

/** Adds a document to a patient, as a browser does. Runs as the user who adds it. */
async function add(patient: string, given: Omit<NewDocument, "size">, content: string) {
  const params = { patient };
  const body = { appointment: null, ...given, size: Buffer.byteLength(content) };
  const { document, upload } = await Documents.create({ params, body });
  const answer = await fetch(upload.url, { method: "PUT", headers: upload.headers, body: content });
  if (!answer.ok) throw new Error(`the file store answered ${answer.status}`);
  await Documents.complete({ ...params, document });
}

/** Clinical documents of a demo patient. Runs as a professional. */
export async function addExams(patient: string, date: string): Promise<void> {
  const lines = [
    "Demo laboratory",
    "Blood count of a demo patient",
    "Haemoglobin 13.1 g/dl",
    "Glucose 92 mg/dl",
  ];
  await add(patient, { kind: "exam", title: "Blood count", date, format: "pdf" }, pdf(lines));
  const letter = "Demo referral\n\nPain in the lower back for six weeks. No radiation. Please assess.\n";
  await add(patient, { kind: "referral", title: "Referral by the demo doctor", date, format: "txt" }, letter);
}

/** An administrative document of a demo patient. Runs as the front desk. */
export const addInsurance = (patient: string, date: string): Promise<void> =>
  add(
    patient,
    { kind: "administrative", title: "Demo insurance card", date, format: "pdf" },
    pdf(["Demo insurance", "Card of a demo patient"]),
  );
