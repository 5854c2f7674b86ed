import type { CodeableConcept, Condition } from "fhir/r4";
import type { Diagnosis, Extension, Judged } from "../../contracts/visits/sections/diagnosis.ts";
import { icdTitle } from "../../contracts/visits/sections/icd-choice.ts";
import { clusterOf, extendedTitle, extensionName } from "../icd/icd-extensions.ts";
import { coded, coding, concept, icdSystem, SYSTEMS, words } from "./code-systems.ts";
import { dayOf, fhirId, patientReference, personReference, type Resource } from "./references.ts";
import type { VisitContext } from "./visit-resources.ts";

/** Conditions of a visit: ICD codes, Chinese-medicine patterns, osteopathic findings and past illnesses. */
export function diagnosisResources(context: VisitContext): Resource[] {
  return [...diagnosed(context), ...pastIllnesses(context)];
}

type Coded = {
  judged: Judged;
  code: CodeableConcept | undefined;
  key: string;
  details?: Pick<Condition, "severity" | "bodySite">;
};

/** What extension codes of ICD-11 say of a condition: how severe it is, and where. */
function detailsOf(extensions: readonly Extension[], { language }: VisitContext) {
  const said = (...axes: Extension["axis"][]) =>
    extensions
      .filter(({ axis }) => axes.includes(axis))
      .flatMap((one) => concept(extensionName(one, language), coding(SYSTEMS.icd11, one.code, one.en)) ?? []);
  const [severity] = said("severity");
  const bodySite = said("laterality", "anatomy");
  return { ...(severity && { severity }), ...(bodySite.length > 0 && { bodySite }) };
}

/** An ICD-11 code has its extensions joined to it; to a code of ICD-10 nothing can be joined. */
function icdCoding({ code, title, extensions }: Diagnosis["icd"][number]) {
  const system = icdSystem(code);
  return coding(system, system === SYSTEMS.icd11 ? clusterOf(code, extensions) : code, title);
}

function diagnosed(context: VisitContext): Resource[] {
  const diagnosis = context.section("diagnosis");
  if (!diagnosis) return [];
  const { icd, patterns, osteopathic } = diagnosis;
  const all: Coded[] = [
    ...icd.map((entry, index) => ({
      judged: entry,
      code: concept(
        extendedTitle(icdTitle(entry, context.language) || entry.code, entry.extensions, context.language),
        icdCoding(entry),
      ),
      key: `icd-${index}`,
      details: detailsOf(entry.extensions, context),
    })),
    ...patterns.map((entry, index) => ({
      judged: entry,
      code: concept(entry.key, coding(SYSTEMS.pattern, entry.key)),
      key: `pattern-${index}`,
    })),
    ...osteopathic.map((entry, index) => ({
      judged: entry,
      code: concept(entry.text || entry.code, coding(SYSTEMS.osteopathic, entry.code)),
      key: `osteopathic-${index}`,
    })),
  ];
  const text = concept(diagnosis.text);
  const { appointment } = context.visit;
  return [
    ...all.flatMap(({ judged, code, key, details }) =>
      code ? [{ ...conditionOf(context, key, code, judged), ...details }] : [],
    ),
    ...(text
      ? [
          {
            ...head(context, "words"),
            verificationStatus: verified("unconfirmed"),
            code: text,
          } satisfies Resource,
        ]
      : []),
  ].map((resource) => ({ ...resource, recordedDate: appointment.start }));
}

const verified = (code: string) => coded(SYSTEMS.conditionVerification, code);

const head = (context: VisitContext, key: string) => ({
  resourceType: "Condition" as const,
  id: fhirId(context.visit.appointment.id, key),
  category: [coded(SYSTEMS.conditionCategory, "encounter-diagnosis")],
  subject: patientReference(context),
  encounter: context.encounter,
  recorder: personReference(context, context.visit.appointment.professional, ""),
});

function conditionOf(context: VisitContext, key: string, code: CodeableConcept, { certainty, note }: Judged) {
  const remark = words(note);
  return {
    ...head(context, key),
    verificationStatus: verified(certainty === "confirmed" ? "confirmed" : "provisional"),
    code,
    ...(remark && { note: [{ text: remark }] }),
  };
}

/** Illnesses, operations, accidents and vaccinations that the patient told of; the family's are left out. */
function pastIllnesses(context: VisitContext): Resource[] {
  const past = context.section("past_history");
  if (!past) return [];
  const events = (["illnesses", "surgeries", "traumas"] as const).flatMap((list) =>
    past[list].map((event, index) => ({ event, key: `${list}-${index}` })),
  );
  return events.flatMap(({ event, key }): Resource[] => {
    const code = concept(event.what, coding(icdSystem(event.code), event.code));
    if (!code) return [];
    const day = dayOf(event.when);
    const when = words(event.when);
    const note = words(event.note);
    return [
      {
        resourceType: "Condition",
        id: fhirId(context.visit.appointment.id, key),
        verificationStatus: verified("unconfirmed"),
        code,
        subject: patientReference(context),
        encounter: context.encounter,
        ...(day ? { onsetDateTime: day } : when && { onsetString: when }),
        recordedDate: context.visit.appointment.start,
        ...(note && { note: [{ text: note }] }),
      },
    ];
  });
}
