import type { CodeableConcept, Coding } from "fhir/r4";
import type { VitalSignKey } from "../anamnesis/vital-signs.ts";

/**
 * The code systems of the bundle. Sources: the FHIR R4 specification's list of code systems
 * (hl7.org/fhir/R4/terminologies-systems.html) for all but ICD-11, whose URI is that of the WHO's linearisation
 * (icd.who.int/icdapi).
 */
export const SYSTEMS = {
  /** hl7.org/fhir/R4/loinc.html */
  loinc: "http://loinc.org",
  /** hl7.org/fhir/R4/ucum.html */
  ucum: "http://unitsofmeasure.org",
  /** hl7.org/fhir/R4/icd.html: the WHO's edition. */
  icd10: "http://hl7.org/fhir/sid/icd-10",
  /** hl7.org/fhir/R4/icd.html: the edition of the United States, which has longer codes. */
  icd10cm: "http://hl7.org/fhir/sid/icd-10-cm",
  /** icd.who.int/icdapi: ICD-11 for mortality and morbidity statistics. */
  icd11: "http://id.who.int/icd/release/11/mms",
  /** hl7.org/fhir/R4/snomedct.html; used for "no known allergy" alone. */
  snomed: "http://snomed.info/sct",
  /** BCP 47, as hl7.org/fhir/R4/valueset-languages.html names it. */
  language: "urn:ietf:bcp:47",
  /** Media types: hl7.org/fhir/R4/valueset-mimetypes.html. */
  actCode: "http://terminology.hl7.org/CodeSystem/v3-ActCode",
  maritalStatus: "http://terminology.hl7.org/CodeSystem/v3-MaritalStatus",
  contactRole: "http://terminology.hl7.org/CodeSystem/v2-0131",
  conditionCategory: "http://terminology.hl7.org/CodeSystem/condition-category",
  conditionVerification: "http://terminology.hl7.org/CodeSystem/condition-ver-status",
  allergyClinical: "http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical",
  allergyVerification: "http://terminology.hl7.org/CodeSystem/allergyintolerance-verification",
  observationCategory: "http://terminology.hl7.org/CodeSystem/observation-category",
  consentScope: "http://terminology.hl7.org/CodeSystem/consentscope",
  /** The product's own codes, which no public system has. The text beside each says what it means. */
  pattern: "urn:x-meridian:chinese-medicine-pattern",
  osteopathic: "urn:x-meridian:osteopathic-finding",
  technique: "urn:x-meridian:needling-technique",
  osteopathicTechnique: "urn:x-meridian:osteopathic-technique",
  treatment: "urn:x-meridian:treatment",
  point: "urn:x-meridian:acupuncture-point",
} as const;

/**
 * LOINC codes and UCUM units of vital signs. Sources: the FHIR R4 vital signs profiles
 * (hl7.org/fhir/R4/observation-vitalsigns.html), and loinc.org for mean arterial pressure, laboratory values, body fat
 * and the visual analogue scale. Waist, hip and their ratio have text alone: LOINC's codes say by which protocol they
 * were measured, and the product does not know that.
 */
export const VITAL_CODES: Readonly<
  Record<VitalSignKey, { loinc?: string; ucum: string; category: "vital-signs" | "laboratory" | "survey" }>
> = {
  heart_rate: { loinc: "8867-4", ucum: "/min", category: "vital-signs" },
  systolic_bp: { loinc: "8480-6", ucum: "mm[Hg]", category: "vital-signs" },
  diastolic_bp: { loinc: "8462-4", ucum: "mm[Hg]", category: "vital-signs" },
  mean_arterial_pressure: { loinc: "8478-0", ucum: "mm[Hg]", category: "vital-signs" },
  respiratory_rate: { loinc: "9279-1", ucum: "/min", category: "vital-signs" },
  temperature: { loinc: "8310-5", ucum: "Cel", category: "vital-signs" },
  spo2: { loinc: "2708-6", ucum: "%", category: "vital-signs" },
  weight: { loinc: "29463-7", ucum: "kg", category: "vital-signs" },
  height: { loinc: "8302-2", ucum: "cm", category: "vital-signs" },
  bmi: { loinc: "39156-5", ucum: "kg/m2", category: "vital-signs" },
  waist: { ucum: "cm", category: "vital-signs" },
  hip: { ucum: "cm", category: "vital-signs" },
  waist_hip_ratio: { ucum: "1", category: "vital-signs" },
  fasting_glucose: { loinc: "1558-6", ucum: "mg/dL", category: "laboratory" },
  postprandial_glucose: { loinc: "1521-4", ucum: "mg/dL", category: "laboratory" },
  hba1c: { loinc: "4548-4", ucum: "%", category: "laboratory" },
  total_cholesterol: { loinc: "2093-3", ucum: "mg/dL", category: "laboratory" },
  triglycerides: { loinc: "2571-8", ucum: "mg/dL", category: "laboratory" },
  body_fat: { loinc: "41982-0", ucum: "%", category: "vital-signs" },
  pain_vas: { loinc: "38214-3", ucum: "{score}", category: "survey" },
};

/** An ICD-11 code has a letter as its second character, and an ICD-10 code a digit. */
const ICD11 = /^[0-9A-Z][A-HJ-NP-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,2})?$/;
const ICD10 = /^[A-Z]\d[0-9A-Z](?:\.[0-9A-Z]{1,4})?$/;
/** The WHO's ICD-10 has digits alone, and at most two after the dot. */
const WHO_ICD10 = /^[A-Z]\d\d(?:\.\d\d?)?$/;

/** The system of an ICD code by its form; undefined for a code that a clinic made up. */
export function icdSystem(code: string): string | undefined {
  if (WHO_ICD10.test(code)) return SYSTEMS.icd10;
  if (ICD10.test(code)) return SYSTEMS.icd10cm;
  return ICD11.test(code) ? SYSTEMS.icd11 : undefined;
}

/**
 * A text as FHIR's strings allow it: not empty, and no white space but spaces, tabs and line breaks. Undefined for a
 * text without content.
 */
export function words(text: string | null | undefined): string | undefined {
  const plain = (text ?? "").replace(/[^\S \r\n\t]/gu, " ").trim();
  return plain === "" ? undefined : plain;
}

/** A concept with its text and the codes that are known. Undefined if there is neither. */
export function concept(text: string | undefined, ...codings: readonly (Coding | undefined)[]) {
  const shown = words(text);
  const coding = codings.filter((one) => one !== undefined);
  if (!shown && coding.length === 0) return undefined;
  return { ...(coding.length > 0 && { coding }), ...(shown && { text: shown }) } satisfies CodeableConcept;
}

/** A code of a system. Undefined for an empty code. */
export function coding(system: string | undefined, code: string, display?: string): Coding | undefined {
  const plain = words(code)?.replaceAll(/\s+/g, " ");
  if (!system || !plain) return undefined;
  const shown = words(display);
  return { system, code: plain, ...(shown && { display: shown }) };
}

/** A concept with a code and no text. */
export const coded = (system: string, code: string): CodeableConcept => ({ coding: [{ system, code }] });
