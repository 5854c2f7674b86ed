const diagnosis = {
  kind: {
    icd: "ICD codes",
    patterns: "Chinese-medicine patterns",
    osteopathic: "Osteopathic findings",
  },
  placeholder: {
    icd: "Code or words, like M54",
    patterns: "Like liver qi",
    osteopathic: "Like L4, or your words",
  },
  nothing: {
    icd: "No codes found",
    patterns: "No patterns found",
    osteopathic: "No findings found",
  },
  ownWords: "“{{text}}”, in these words",
  text: "In your words",
  certainty: { suspected: "Suspected", confirmed: "Confirmed" },
  certaintyOf: "How sure: {{name}}",
  primary: "Primary",
  primaryOf: "Primary: {{name}}",
  up: "Move up: {{name}}",
  down: "Move down: {{name}}",
  remove: "Remove {{name}}",
  why: "Findings, note, reference",
  whyOf: "Findings, note and reference: {{name}}",
  findings: "Supported by",
  supportedBy: "Supported by:",
  noFindings: "No findings to cite yet. What the tests and the anamnesis find appears here.",
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
