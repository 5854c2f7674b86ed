import * as Consents from "../../packages/core/src/consents/index.ts";
import type { ConsentSigned } from "../../packages/core/src/contracts/consents/consent-terms.ts";
import type { Patient } from "../../packages/core/src/contracts/patients/patients.ts";

type Text = ConsentSigned["text"];
/** Clearly drawn for the demo: two waves. */
const STROKES = ["60,120 120,60 180,130 240,70 300,130", "330,120 390,60 450,130 520,90"];

/** Shows a patient a text and answers what the dialog sends. */
async function shown(patient: Patient, text: Text, establishment: string) {
  const { version, language, seen, after, minor } = await Consents.getForm(patient.id, { text });
  const representative = {
    kind: "representative" as const,
    name: "Demo Representative",
    relation: language === "pt" ? "mãe" : "mother",
    document: "",
  };
  const signer = minor ? representative : { kind: "patient" as const };
  return { text, version, language, seen, after, signer, establishment };
}

async function sign(patient: Patient, text: Text, establishment: string) {
  const signature = { kind: "drawn" as const, strokes: STROKES };
  return Consents.sign(patient.id, { ...(await shown(patient, text, establishment)), signature });
}

/** The front desk collected the protection of data from most patients. Runs as the reception. */
export async function collectDataConsents(people: readonly Patient[], establishment: string) {
  for (const patient of people) await sign(patient, "data_protection", establishment);
}

/** Some signed, one refused, one withdrawn, and the others not asked yet. Runs as a professional. */
export async function collectTreatmentConsents(people: readonly Patient[], establishment: string) {
  const [first, second, third, fourth] = people;
  if (!first || !second || !third || !fourth) return;
  for (const text of ["acupuncture", "moxa_cupping", "photos"] as const)
    await sign(first, text, establishment);
  await sign(second, "acupuncture", establishment);
  const asked = await shown(second, "bloodletting", establishment);
  await Consents.refuse(second.id, { ...asked, reason: "Faints at the sight of blood" });
  const { id } = await sign(third, "acupuncture", establishment);
  await Consents.revoke({ patient: third.id, consent: id }, "Prefers treatment without needles");
  await sign(fourth, "osteopathy", establishment);
}
