import type { CodeableConcept, Procedure } from "fhir/r4";
import { technics } from "../acupuncture/needling-techniques.ts";
import { coding, concept, SYSTEMS, words } from "./code-systems.ts";
import { fhirId, patientReference, personReference, type Resource } from "./references.ts";
import type { VisitContext } from "./visit-resources.ts";

/** What was done in a visit: needling by technique, osteopathic techniques, other and custom treatments. */
export const procedureResources = (context: VisitContext): Resource[] =>
  [...needled(context), ...techniques(context), ...treatments(context)].flatMap(
    ({ key, code, bodySite, note }) => (code ? [procedureOf(context, key, code, { bodySite, note })] : []),
  );

type Done = {
  key: string;
  code: CodeableConcept | undefined;
  bodySite?: CodeableConcept[] | undefined;
  note?: string | undefined;
};

function procedureOf(
  context: VisitContext,
  key: string,
  code: CodeableConcept,
  { bodySite, note }: Pick<Done, "bodySite" | "note">,
): Procedure & { id: string } {
  const { appointment } = context.visit;
  const remark = words(note);
  return {
    resourceType: "Procedure",
    id: fhirId(appointment.id, key),
    status: appointment.signed_at || appointment.status === "done" ? "completed" : "in-progress",
    code,
    subject: patientReference(context),
    encounter: context.encounter,
    performedPeriod: { start: appointment.start, end: appointment.end },
    performer: [{ actor: personReference(context, appointment.professional, "") }],
    ...(bodySite && bodySite.length > 0 && { bodySite }),
    ...(remark && { note: [{ text: remark }] }),
  };
}

type Point = { id?: unknown; name?: unknown; side?: unknown; technics?: unknown };

/** One procedure for each technique, at the points where it was used. */
function needled(context: VisitContext): Done[] {
  const { points, ashi_points } = context.visit.acupuncture;
  const known = (points as Point[]).filter(({ id }) => typeof id === "string" && id !== "");
  const used = technics.flatMap((technic): Done[] => {
    const at = known.filter(({ technics: ids }) => (Array.isArray(ids) ? ids : [1]).includes(technic.id));
    if (at.length === 0) return [];
    return [
      {
        key: `technique-${technic.id}`,
        code: concept(technic[context.language], coding(SYSTEMS.technique, technic.key)),
        bodySite: at.flatMap((point) => siteOf(point) ?? []),
      },
    ];
  });
  const ashi = words(ashi_points);
  return ashi ? [...used, { key: "ashi", code: concept("Ashi"), note: ashi }] : used;
}

const siteOf = ({ id, name, side }: Point) =>
  concept(
    [typeof name === "string" && name !== "" ? name : id, side].filter(Boolean).join(" "),
    coding(SYSTEMS.point, String(id)),
  );

const techniques = (context: VisitContext): Done[] =>
  (context.section("osteopathic_treatment")?.items ?? []).map(
    ({ id, technique, name, places, side, note }) => ({
      key: `osteopathic-technique-${id}`,
      code: concept(name || technique, coding(SYSTEMS.osteopathicTechnique, technique)),
      bodySite: places.flatMap((place) => concept([place, side].filter(Boolean).join(" ")) ?? []),
      note,
    }),
  );

function treatments(context: VisitContext): Done[] {
  const others = (context.section("other_treatments")?.items ?? []).map(({ id, key, name, area, note }) => ({
    key: `treatment-${id}`,
    code: concept(name, coding(SYSTEMS.treatment, key)),
    bodySite: [concept(area)].filter((site) => site !== undefined),
    note,
  }));
  const custom = (context.section("custom_treatments")?.items ?? []).map(({ id, name, note }) => ({
    key: `treatment-${id}`,
    code: concept(name),
    note,
  }));
  return [...others, ...custom];
}
