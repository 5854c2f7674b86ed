const diagnosis = {
  kind: {
    icd: "ICD codes",
    patterns: "Chinese-medicine patterns",
    osteopathic: "Osteopathic findings",
  },
  placeholder: {
    icd: "M54, back pain",
    patterns: "Liver qi stagnation",
    osteopathic: "L4, restricted sacroiliac joint",
  },
  nothing: {
    icd: "No codes found",
    patterns: "No patterns found",
    osteopathic: "No findings found",
  },
  ownWords: "Add “{{text}}” as free text",
  text: "Free text",
  extensions: "Severity, side and others",
  addExtension: "Add to {{code}}",
  extensionsOf: "Severity, side and others: {{code}}",
  axis: {
    severity: "Severity",
    laterality: "Side",
    anatomy: "Place in the body",
    course: "Course",
    stage: "Stage",
    substance: "Substance",
    other: "Other",
  },
  certainty: { suspected: "Suspected", confirmed: "Confirmed" },
  certaintyOf: "Certainty: {{name}}",
  primary: "Primary",
  primaryOf: "Primary: {{name}}",
  up: "Move up: {{name}}",
  down: "Move down: {{name}}",
  remove: "Remove {{name}}",
  why: "Findings, note, reference",
  whyOf: "Findings, note and reference: {{name}}",
  findings: "Supported by",
  supportedBy: "Supported by:",
  noFindings: "No findings yet. Findings from the tests and the anamnesis appear here.",
  changedSince: "(changed since)",
  note: "Note",
  reference: "Bibliographic reference",
  noReference: "None",
} as const;

export default diagnosis;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    diagnosis: typeof diagnosis;
  }
}
