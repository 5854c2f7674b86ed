const patientCopy = {
  title: "Copy of the record of {{name}}",
  purpose: {
    label: "For whom",
    patient: "The patient: the whole record",
    professional: "Another professional: clinical content",
  },
  holds: {
    patient:
      "A ZIP file with everything recorded about the patient: a PDF to read, the same as data (JSON with its schema, and FHIR R4 for other programs), answers about symptoms as a table, and the original photos, documents and signed consents. Appointments that are not signed are marked. Notes, prices and payments are included.",
    professional:
      "A ZIP file with what was found and treated: a PDF to read, the same as data (JSON with its schema, and FHIR R4 for other programs), answers about symptoms as a table, and the original photos, documents and signed consents. Notes of the front desk, prices, payments and numbers of identity documents are left out. Symptoms that a colleague does not share with you are not included.",
  },
  language: { label: "Language of the PDF", en: "English", pt: "Portuguese" },
  recorded: "The copy is recorded in the activity of the clinic.",
  start: "Make copy",
  progress: {
    starting: "Starting …",
    visits_one: "{{count}} appointment read",
    visits_other: "{{count}} appointments read",
    pages_one: "{{count}} PDF made",
    pages_other: "{{count}} PDFs made",
    files_one: "{{count}} file added",
    files_other: "{{count}} files added",
  },
  keepOpen: "Keep this page open until the copy is saved.",
  done: "Saved among your downloads: {{file}}",
  close: "Close",
  failed: "The copy was not made. {{why}}",
  answers: { day: "Day", symptom: "Symptom", value: "Value (1 to 10)", time: "Answered at", note: "Note" },
};

export default patientCopy;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    "patient-copy": typeof patientCopy;
  }
}
