import type { ContactPoint, Patient as FhirPatient, Identifier, Organization, Practitioner } from "fhir/r4";
import type { CopyHead } from "../../contracts/patient-copy/patient-copy.ts";
import type { Patient } from "../../contracts/patients/patients.ts";
import { coding, SYSTEMS, words } from "./code-systems.ts";
import { type FhirContext, fhirId, personReference, type Resource, referenceTo } from "./references.ts";

const MARITAL = { single: "S", married: "M", widowed: "W" } as const;

const identifiersOf = (patient: Patient): Identifier[] =>
  [
    ["Número de utente do SNS", patient.health_system_number],
    ["Identity document", patient.id_number],
    ["Social security number", patient.social_security_number],
    ["Tax number", patient.vat_number],
  ].flatMap(([text, number]) => {
    const value = words(number);
    return value ? [{ type: { text }, value } as Identifier] : [];
  });

const contactsOf = ({ phone, mobile_number, email }: Patient): ContactPoint[] => {
  const entries: [ContactPoint["system"], string, ContactPoint["use"]][] = [
    ["phone", phone, "home"],
    ["phone", mobile_number, "mobile"],
    ["email", email, "home"],
  ];
  return entries.flatMap(([system, typed, use]) => {
    const value = words(typed);
    return value ? [{ system, value, use } as ContactPoint] : [];
  });
};

/** The patient, and the clinic that keeps the record. */
export function personResources({ patient, clinic }: CopyHead, context: FhirContext): Resource[] {
  const organization: Organization & { id: string } = {
    resourceType: "Organization",
    id: fhirId(clinic.id),
    name: words(clinic.name) ?? "Clinic",
  };
  return [organization, patientResource(patient, clinic.id, context)];
}

function patientResource(patient: Patient, clinic: string, context: FhirContext): Resource {
  const { birthday, gender, marital_status: marital, address, legal_representative, language } = patient;
  const identifier = identifiersOf(patient);
  const telecom = contactsOf(patient);
  const status = marital === null ? undefined : coding(SYSTEMS.maritalStatus, MARITAL[marital]);
  const representative = words(legal_representative);
  const resource: FhirPatient & { id: string } = {
    resourceType: "Patient",
    id: fhirId(patient.id),
    active: patient.state === "active",
    name: [{ text: words(patient.name) ?? patient.id }],
    gender: gender ?? "unknown",
    managingOrganization: referenceTo(context, "Organization", clinic),
    communication: [
      { language: { coding: [{ system: SYSTEMS.language, code: language }] }, preferred: true },
    ],
    ...(identifier.length > 0 && { identifier }),
    ...(telecom.length > 0 && { telecom }),
    ...(birthday && { birthDate: birthday }),
    ...(words(address) && { address: [{ text: words(address) as string }] }),
    ...(status && { maritalStatus: { coding: [status] } }),
    ...(representative && {
      contact: [
        {
          // "N" is next of kin in the table of contact roles.
          relationship: [
            { coding: [{ system: SYSTEMS.contactRole, code: "N" }], text: "Legal representative" },
          ],
          name: { text: representative },
        },
      ],
    }),
  };
  return resource;
}

/** Every professional that a resource of the bundle refers to. */
export const practitionerResources = ({ people }: FhirContext): Resource[] =>
  [...people].map(([id, name]): Practitioner & { id: string } => ({
    resourceType: "Practitioner",
    id: fhirId(id),
    ...(words(name) && { name: [{ text: words(name) as string }] }),
  }));

/**
 * Allergies and medication as the patient's own record says them, in words. What visits recorded comes with the visits.
 */
export function recordResources(patient: Patient, context: FhirContext): Resource[] {
  const subject = referenceTo(context, "Patient", context.patient);
  const allergies = words(patient.allergies);
  const medication = words(patient.medication);
  const recorder = personReference(context, patient.updated_by, "");
  return [
    ...(allergies
      ? [
          {
            resourceType: "AllergyIntolerance",
            id: fhirId(patient.id, "allergies"),
            clinicalStatus: { coding: [{ system: SYSTEMS.allergyClinical, code: "active" }] },
            verificationStatus: { coding: [{ system: SYSTEMS.allergyVerification, code: "unconfirmed" }] },
            code: { text: allergies },
            patient: subject,
            recorder,
          } satisfies Resource,
        ]
      : []),
    ...(medication
      ? [
          {
            resourceType: "MedicationStatement",
            id: fhirId(patient.id, "medication"),
            status: "unknown",
            medicationCodeableConcept: { text: medication },
            subject,
          } satisfies Resource,
        ]
      : []),
  ];
}
