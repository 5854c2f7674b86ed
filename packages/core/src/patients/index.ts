export * as Patients from "./faces.ts";
/** For collections that span domains: a patient with all appointments is one Query. */
export { PatientEntity } from "./patient.entity.ts";
export type { PatientItem } from "./records.ts";
