import type { FhirResource, Reference } from "fhir/r4";

/** A resource with the id that others refer to. */
export type Resource = FhirResource & { id: string };

/** What all resources of a bundle know. */
export type FhirContext = {
  /** Where resources have their addresses: absolute, without a slash at the end. */
  base: string;
  patient: string;
  language: "en" | "pt";
  /** Names of professionals by their id. Each one referred to is added to it. */
  people: Map<string, string>;
};

/** An id as FHIR allows it: letters, digits, hyphens and dots, at most 64. */
export const fhirId = (...parts: readonly (string | number)[]) =>
  parts
    .join("-")
    .replaceAll(/[^A-Za-z0-9.-]/g, "-")
    .slice(0, 64);

/** The address of a resource in the bundle. */
export const addressOf = ({ base }: Pick<FhirContext, "base">, type: string, id: string) =>
  `${base}/${type}/${fhirId(id)}`;

export const referenceTo = (
  context: Pick<FhirContext, "base">,
  type: string,
  id: string,
  display?: string,
): Reference => ({ reference: addressOf(context, type, id), ...(display && { display }) });

export const patientReference = (context: FhirContext) => referenceTo(context, "Patient", context.patient);

/** A reference to a professional, who then becomes part of the bundle. */
export function personReference(context: FhirContext, id: string, name: string): Reference {
  if (!context.people.get(id)) context.people.set(id, name);
  return referenceTo(context, "Practitioner", id);
}

/** A calendar day, or undefined for words. FHIR knows no other dates than days, months and years. */
export const dayOf = (text: string): string | undefined =>
  /^\d{4}(-\d{2}(-\d{2})?)?$/.test(text) && !Number.isNaN(Date.parse(text)) && !text.startsWith("0000")
    ? text
    : undefined;
