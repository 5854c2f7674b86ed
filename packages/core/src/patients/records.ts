export type { MergedRecord, PatientItem } from "./patient.entity.ts";
export type { FieldChange, MergeItem, TokenItem } from "./search-token.entity.ts";
