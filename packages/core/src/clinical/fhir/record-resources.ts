import type { Consent } from "fhir/r4";
import type { ConsentEntry } from "../../contracts/consents/consent-terms.ts";
import { mediaTypeOf } from "../../contracts/documents/document-kinds.ts";
import type { PatientDocument } from "../../contracts/documents/documents.ts";
import type { SymptomDay } from "../../contracts/monitoring/course.ts";
import { coded, SYSTEMS, words } from "./code-systems.ts";
import {
  type FhirContext,
  fhirId,
  patientReference,
  personReference,
  type Resource,
  referenceTo,
} from "./references.ts";

/** The patient's answers about a symptom, one observation each, from 1 to 10. */
export function answerResources(
  { symptom, day, entries }: SymptomDay,
  names: ReadonlyMap<string, string>,
  context: FhirContext,
): Resource[] {
  return entries.map((entry, index): Resource => {
    const note = words(entry.note);
    return {
      resourceType: "Observation",
      id: fhirId(symptom, day, index),
      status: "final",
      category: [coded(SYSTEMS.observationCategory, "survey")],
      code: { text: words(names.get(symptom)) ?? symptom },
      subject: patientReference(context),
      effectiveDateTime: day,
      issued: entry.entered_at,
      performer: [patientReference(context)],
      valueQuantity: { value: entry.value, unit: "/10", system: SYSTEMS.ucum, code: "{score}" },
      ...(note && { note: [{ text: note }] }),
    };
  });
}

/** A document. `path` is where its file is in the archive. */
export function documentResource(document: PatientDocument, path: string, context: FhirContext): Resource {
  const { id, kind, title, format, size, date, added_at, added_by, appointment } = document;
  const named = words(title);
  return {
    resourceType: "DocumentReference",
    id: fhirId(id),
    status: "current",
    type: { text: kind },
    subject: patientReference(context),
    date: added_at,
    author: [personReference(context, added_by.id, added_by.name)],
    ...(named && { description: named }),
    content: [
      {
        attachment: {
          contentType: mediaTypeOf(format),
          url: encodeURI(path),
          size,
          creation: date,
          ...(named && { title: named }),
        },
      },
    ],
    ...(appointment && { context: { encounter: [referenceTo(context, "Encounter", appointment)] } }),
  };
}

const CONSENT_STATUS: Readonly<Record<ConsentEntry["status"], Consent["status"]>> = {
  signed: "active",
  refused: "rejected",
  revoked: "inactive",
};

/** A decision about a consent. LOINC 59284-0 is "Consent Document", the category that R4's examples use. */
export function consentResource(entry: ConsentEntry, context: FhirContext): Resource {
  const text = words([entry.title, entry.version, entry.reason].filter(Boolean).join(", ")) ?? entry.text;
  const isPrivacy = entry.text === "data_protection";
  return {
    resourceType: "Consent",
    id: fhirId(entry.id),
    status: CONSENT_STATUS[entry.status],
    scope: coded(SYSTEMS.consentScope, isPrivacy ? "patient-privacy" : "treatment"),
    category: [coded(SYSTEMS.loinc, "59284-0")],
    patient: patientReference(context),
    dateTime: entry.at,
    // Required by the specification where there is no policy.
    policyRule: { text },
  };
}
