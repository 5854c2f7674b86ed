import { describe, type FieldsOf } from "../description.ts";

/** What an extension code adds to a diagnosis. */
export const EXTENSION_AXES = [
  "severity",
  "laterality",
  "anatomy",
  "course",
  "stage",
  "substance",
  "other",
] as const;
export type ExtensionAxis = (typeof EXTENSION_AXES)[number];

/** Extension codes of ICD-11 that may be joined to a diagnosis. */
export const icdExtensions = describe({
  level: "super",
  fields: {
    code: { kind: "text", max: 8, required: true },
    axis: { kind: "choice", values: EXTENSION_AXES },
    name: { kind: "words", max: 200, required: true },
  },
  identity: ["code"],
  columns: ["axis"],
  grows: true,
  retires: true,
});

export type IcdExtensionFields = FieldsOf<(typeof icdExtensions)["fields"]>;
