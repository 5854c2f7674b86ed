import { patientChanges } from "@meridian/core/contracts/patients/patients";
import { expect, test } from "vitest";
import { emptyValues, SECTIONS } from "./patient-form.ts";

test("every field of a patient can be filled in, in one part of the record", () => {
  const fields = Object.keys(patientChanges.shape).toSorted();
  expect(Object.keys(emptyValues("en")).toSorted()).toEqual(fields);
  expect(Object.values(SECTIONS).flat().toSorted()).toEqual(fields);
});
