import { expect, test } from "vitest";
import { MERGE_CHOICES, MERGE_EITHER, MERGE_JOINED } from "../contracts/patients/patient-merge.ts";
import { patient, patientChanges } from "../contracts/patients/patients.ts";
import { PatientEntity } from "./patient.entity.ts";

const fields = Object.keys(patientChanges.shape);

test("every field that may be written is stored, answered, and has a rule for merging", () => {
  expect(Object.keys(PatientEntity.schema.attributes)).toEqual(expect.arrayContaining(fields));
  expect(Object.keys(patient.shape)).toEqual(expect.arrayContaining(fields));
  const merged: string[] = [...MERGE_CHOICES, ...MERGE_JOINED, ...MERGE_EITHER];
  expect(merged.toSorted()).toEqual(fields.toSorted());
});
