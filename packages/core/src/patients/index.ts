/** Apart from the rest: jobs that only read patients need nothing of what searching and writing brings. */
export * as PatientReading from "./batch-reads.ts";
export * as Patients from "./faces.ts";
/** What patients are found by, written behind the stream and by a job. */
export * as PatientIndex from "./index-faces.ts";
/** For collections that span domains: a patient with all appointments is one Query. */
export { PatientEntity } from "./patient.entity.ts";
export type { PatientItem } from "./records.ts";
