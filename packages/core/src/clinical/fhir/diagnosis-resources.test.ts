import type { Condition } from "fhir/r4";
import { expect, test } from "vitest";
import type { CopiedVisit } from "../../contracts/patient-copy/patient-copy.ts";
import { SYSTEMS } from "./code-systems.ts";
import { visitResources } from "./visit-resources.ts";

const extensions = [
  { code: "XS25", axis: "severity", en: "severe", pt: "grave" },
  { code: "XK9K", axis: "laterality", en: "right", pt: "direita" },
  { code: "XT8W", axis: "course", en: "chronic", pt: "crónica" },
];

/** The condition of a visit with this code, in Portuguese. */
function conditionOf(code: string): Condition | undefined {
  const visit = {
    appointment: {
      id: "apt_1",
      start: "2026-03-01T10:00:00.000Z",
      end: "2026-03-01T11:00:00.000Z",
      status: "done",
      signed_at: null,
      professional: "usr_1",
      appointment_type: { name: "Demo" },
      reason: "",
    },
    professional_name: "Demo",
    sections: [
      {
        section: "diagnosis",
        data: { icd: [{ code, title: "Low back pain", pt: "Lombalgia", extensions }] },
      },
    ],
    amendments: [],
    photos: [],
    acupuncture: { points: [], ashi_points: "", ashi_marks: [] },
  } as unknown as CopiedVisit;
  const context = { base: "https://app.example/fhir", patient: "pat_1", language: "pt", people: new Map() };
  return visitResources(visit, context as never).find(({ resourceType }) => resourceType === "Condition") as
    | Condition
    | undefined;
}

test("extension codes say how severe a condition is and where, and all are in its text", () => {
  const { severity, bodySite, code } = conditionOf("M54.5") ?? {};
  expect(severity).toEqual({
    coding: [{ system: SYSTEMS.icd11, code: "XS25", display: "severe" }],
    text: "grave",
  });
  expect(bodySite).toEqual([
    { coding: [{ system: SYSTEMS.icd11, code: "XK9K", display: "right" }], text: "direita" },
  ]);
  expect(code?.text).toBe("Lombalgia, grave, direita, crónica");
});

test("they are joined to a code of ICD-11, and not to one of ICD-10", () => {
  expect(conditionOf("ME84.2")?.code?.coding).toMatchObject([
    { system: SYSTEMS.icd11, code: "ME84.2&XS25&XK9K&XT8W" },
  ]);
  expect(conditionOf("M54.5")?.code?.coding).toMatchObject([{ system: SYSTEMS.icd10, code: "M54.5" }]);
});
