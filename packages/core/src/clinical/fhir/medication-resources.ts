import type { AllergyIntolerance, MedicationStatement } from "fhir/r4";
import { isAllergy } from "../../contracts/visits/sections/allergies.ts";
import { isMedicine, type Medicine } from "../../contracts/visits/sections/medication.ts";
import { coded, SYSTEMS, words } from "./code-systems.ts";
import { dayOf, fhirId, patientReference, type Resource } from "./references.ts";
import type { VisitContext } from "./visit-resources.ts";

/** Medication and allergies that a visit recorded, and what it prescribed. */
export const medicationResources = (context: VisitContext): Resource[] => [
  ...(context.section("medication")?.items ?? [])
    .filter(isMedicine)
    .flatMap((item, index) => takenResource(context, item, index)),
  ...remarkResources(context),
  ...prescribedResources(context),
  ...allergyResources(context),
];

const statement = (context: VisitContext, key: string) => ({
  resourceType: "MedicationStatement" as const,
  id: fhirId(context.visit.appointment.id, key),
  subject: patientReference(context),
  context: context.encounter,
  dateAsserted: context.visit.appointment.start,
});

/** A line of facts, those that are empty left out. */
const joined = (...parts: readonly (string | undefined)[]) => words(parts.filter(Boolean).join(", "));

function takenResource(context: VisitContext, item: Medicine, index: number): Resource[] {
  const name = words(item.drug);
  if (!name) return [];
  const start = dayOf(item.since);
  const end = dayOf(item.stopped);
  const dosage = joined(item.dose, item.frequency);
  const reason = words(item.reason);
  const note = joined(
    start ? undefined : item.since && `since: ${item.since}`,
    end ? undefined : item.stopped && `stopped: ${item.stopped}`,
  );
  const isOrdered = !start || !end || start.slice(0, end.length) <= end.slice(0, start.length);
  const status: MedicationStatement["status"] = item.stopped === "" ? "active" : "stopped";
  return [
    {
      ...statement(context, `medication-${index}`),
      status,
      informationSource: patientReference(context),
      medicationCodeableConcept: { text: name },
      ...((start || end) &&
        isOrdered && { effectivePeriod: { ...(start && { start }), ...(end && { end }) } }),
      ...(reason && { reasonCode: [{ text: reason }] }),
      ...(dosage && { dosage: [{ text: dosage }] }),
      ...(note && { note: [{ text: note }] }),
    },
  ];
}

function remarkResources(context: VisitContext): Resource[] {
  const text = words(context.section("medication")?.text);
  if (!text) return [];
  return [
    { ...statement(context, "medication-words"), status: "unknown", medicationCodeableConcept: { text } },
  ];
}

/** Formulas, substances and supplements that were prescribed: the patient is to take them. */
function prescribedResources(context: VisitContext): Resource[] {
  const formulas = (context.section("formulas")?.items ?? []).map((item) => ({
    id: item.id,
    name: item.name,
    dosage: item.ingredients.map(({ name, grams }) => `${name} ${grams} g`).join(", "),
  }));
  const substances = (context.section("substances")?.items ?? []).map((item) => ({
    id: item.id,
    name: item.name,
    dosage: `${item.grams} g`,
  }));
  const supplements = (context.section("supplements")?.items ?? []).map((item) => ({
    id: item.id,
    name: [item.name, item.brand].filter(Boolean).join(", "),
    dosage: [`${item.units} ${item.unit} × ${item.times_per_day}, ${item.days} d`, item.posology]
      .filter(Boolean)
      .join(", "),
  }));
  return [...formulas, ...substances, ...supplements].flatMap(({ id, name, dosage }): Resource[] => {
    const text = words(name);
    const taken = words(dosage);
    if (!text) return [];
    return [
      {
        ...statement(context, `prescribed-${id}`),
        status: "intended",
        medicationCodeableConcept: { text },
        ...(taken && { dosage: [{ text: taken }] }),
      },
    ];
  });
}

function allergyResources(context: VisitContext): Resource[] {
  const allergies = context.section("allergies");
  if (!allergies) return [];
  const base = (key: string): AllergyIntolerance & { id: string } => ({
    resourceType: "AllergyIntolerance",
    id: fhirId(context.visit.appointment.id, key),
    clinicalStatus: coded(SYSTEMS.allergyClinical, "active"),
    verificationStatus: coded(SYSTEMS.allergyVerification, "unconfirmed"),
    patient: patientReference(context),
    encounter: context.encounter,
    recordedDate: context.visit.appointment.start,
  });
  const items = allergies.items.filter(isAllergy).flatMap((item, index): Resource[] => {
    const substance = words(item.substance);
    const reaction = words(item.reaction);
    const onset = dayOf(item.since);
    const since = words(item.since);
    if (!substance) return [];
    return [
      {
        ...base(`allergy-${index}`),
        code: { text: substance },
        ...(onset ? { onsetDateTime: onset } : since && { onsetString: since }),
        ...((reaction || item.severity) && {
          reaction: [
            {
              manifestation: [{ text: reaction ?? "Not recorded" }],
              ...(item.severity && { severity: item.severity }),
            },
          ],
        }),
      },
    ];
  });
  const text = words(allergies.text);
  return [
    ...items,
    ...(text ? [{ ...base("allergy-words"), code: { text } }] : []),
    ...(allergies.none
      ? [
          {
            ...base("allergy-none"),
            // hl7.org/fhir/R4/allergyintolerance.html, "No known allergies".
            code: {
              coding: [{ system: SYSTEMS.snomed, code: "716186003", display: "No known allergy" }],
              text: "No known allergies",
            },
          },
        ]
      : []),
  ];
}
