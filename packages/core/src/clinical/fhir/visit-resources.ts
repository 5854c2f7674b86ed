import type { Encounter, Observation } from "fhir/r4";
import type { CopiedVisit } from "../../contracts/patient-copy/patient-copy.ts";
import { PHOTO_TYPES } from "../../contracts/photos/photo-kinds.ts";
import { type SectionData, type SectionKey, sectionSpec } from "../../contracts/visits/sections.ts";
import { vitalSigns } from "../anamnesis/vital-signs.ts";
import { concept, SYSTEMS, VITAL_CODES, words } from "./code-systems.ts";
import { diagnosisResources } from "./diagnosis-resources.ts";
import { medicationResources } from "./medication-resources.ts";
import { procedureResources } from "./procedure-resources.ts";
import {
  addressOf,
  type FhirContext,
  fhirId,
  patientReference,
  personReference,
  type Resource,
  referenceTo,
} from "./references.ts";

/** What the resources of one visit share. */
export type VisitContext = FhirContext & {
  visit: CopiedVisit;
  encounter: { reference: string };
  /** A section of the visit, with every field of today; undefined where it is empty. */
  section: <K extends SectionKey>(key: K) => SectionData<K> | undefined;
};

const STATUS: Readonly<Record<CopiedVisit["appointment"]["status"], Encounter["status"]>> = {
  scheduled: "planned",
  confirmed: "planned",
  arrived: "arrived",
  open: "in-progress",
  paused: "in-progress",
  done: "finished",
  missed: "cancelled",
  cancelled: "cancelled",
};

/** An appointment with what was found, diagnosed, taken and done in it. */
export function visitResources(visit: CopiedVisit, context: FhirContext): Resource[] {
  const { id } = visit.appointment;
  const encounter = { reference: addressOf(context, "Encounter", id) };
  const section: VisitContext["section"] = (key) => {
    const stored = visit.sections.find((one) => one.section === key);
    const parsed = stored && sectionSpec(key).schema.safeParse(stored.data);
    return parsed?.success ? (parsed.data as never) : undefined;
  };
  const of: VisitContext = { ...context, visit, encounter, section };
  return [
    encounterResource(of),
    ...vitalResources(of),
    ...complaintResources(of),
    ...diagnosisResources(of),
    ...medicationResources(of),
    ...procedureResources(of),
    ...visit.photos.map((photo) => photoResource(photo, of)),
  ];
}

function encounterResource(context: VisitContext): Resource {
  const { appointment, professional_name } = context.visit;
  const { id, start, end, status, professional, appointment_type, reason } = appointment;
  const type = concept(appointment_type.name);
  const complaints = (context.section("complaint")?.items ?? []).flatMap(({ what }) => concept(what) ?? []);
  const why = concept(reason);
  const reasonCode = [...(why ? [why] : []), ...complaints];
  return {
    resourceType: "Encounter",
    id: fhirId(id),
    status: STATUS[status],
    class: { system: SYSTEMS.actCode, code: "AMB", display: "ambulatory" },
    ...(type && { type: [type] }),
    subject: patientReference(context),
    participant: [{ individual: personReference(context, professional, professional_name) }],
    period: { start, end },
    ...(reasonCode.length > 0 && { reasonCode }),
  };
}

/** What every observation of a visit has. A visit that is not signed may still change. */
function observed({ visit: { appointment }, encounter, ...context }: VisitContext) {
  return {
    resourceType: "Observation" as const,
    status: appointment.signed_at ? ("final" as const) : ("preliminary" as const),
    subject: patientReference(context),
    encounter,
    effectiveDateTime: appointment.start,
    performer: [personReference(context, appointment.professional, "")],
  };
}

const category = (code: string): Observation["category"] => [
  { coding: [{ system: SYSTEMS.observationCategory, code }] },
];

function vitalResources(context: VisitContext): Resource[] {
  const values = context.section("vital_signs")?.values ?? {};
  const { id } = context.visit.appointment;
  return vitalSigns.flatMap((sign): Resource[] => {
    const value = values[sign.key];
    if (value === undefined || !Number.isFinite(value)) return [];
    const { loinc, ucum, category: kind } = VITAL_CODES[sign.key];
    return [
      {
        ...observed(context),
        id: fhirId(id, "vital", sign.key),
        category: category(kind),
        code: {
          ...(loinc && { coding: [{ system: SYSTEMS.loinc, code: loinc, display: sign.en }] }),
          text: sign[context.language],
        },
        valueQuantity: { value, unit: sign.unit || "1", system: SYSTEMS.ucum, code: ucum },
      },
    ];
  });
}

/** How strong a complaint was, from 0 to 10. */
function complaintResources(context: VisitContext): Resource[] {
  const { id } = context.visit.appointment;
  return (context.section("complaint")?.items ?? []).flatMap((item, index): Resource[] => {
    const what = words(item.what);
    if (item.intensity === null || !what) return [];
    return [
      {
        ...observed(context),
        id: fhirId(id, "complaint", index),
        category: category("survey"),
        code: { text: what },
        valueQuantity: { value: item.intensity, unit: "/10", system: SYSTEMS.ucum, code: "{score}" },
      },
    ];
  });
}

function photoResource(photo: CopiedVisit["photos"][number], context: VisitContext): Resource {
  const { id, content_type, size, taken_at, added_at, added_by, caption } = photo;
  return {
    resourceType: "DocumentReference",
    id: fhirId(id),
    status: "current",
    type: { text: "Photo" },
    subject: patientReference(context),
    date: added_at,
    author: [personReference(context, added_by.id, added_by.name)],
    ...(words(caption) && { description: words(caption) as string }),
    content: [{ attachment: { contentType: content_type, url: photoPath(photo), size, creation: taken_at } }],
    context: { encounter: [referenceTo(context, "Encounter", context.visit.appointment.id)] },
  };
}

/** Where a photo is in the archive. */
export const photoPath = ({ id, taken_at, content_type }: CopiedVisit["photos"][number]) =>
  `photos/${taken_at.slice(0, 10)}-${id}.${PHOTO_TYPES[content_type]}`;
