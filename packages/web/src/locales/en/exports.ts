const exports_ = {
  title: "Export",
  context: "All data of the clinic in one file",
  new: {
    title: "New export",
    what: "The file (.zip) contains everything that was written in the clinic:",
    json: "every record as JSON, with a schema that describes it",
    schema: "What each file holds (JSON schema, version {{version}})",
    csv: "the same records as CSV, for Excel and other spreadsheets",
    files: "a PDF of every signed appointment, and the original photos, documents and signed consents",
    without:
      "Passwords, private links of patients, messages that were sent and what the clinic paid for its plan are not in it.",
    withFiles: "Include PDFs, photos, documents and signed consents",
    care: "The file contains health data. Keep it in a safe place and delete it when you no longer need it.",
    begin: "Begin export",
    busy: "An export is being made. You can begin another one when it has ended.",
  },
  begun: "Export begun. You will receive an email when it is ready.",
  cancelled: "Export cancelled",
  list: { title: "Last exports", empty: "No exports in the last 30 days" },
  state: {
    waiting: "Waiting",
    running: "In progress",
    ready: "Ready",
    failed: "Failed",
    cancelled: "Cancelled",
    expired: "File deleted",
  },
  failure: {
    unwritten: "The file could not be written. Begin another export.",
    too_long: "The export took longer than a day. Begin one without files.",
  },
  import: {
    title: "Import an export",
    what: "A file that was exported here can be imported into a new clinic, in which nobody has worked yet. The file is checked first; nothing is written if something in it is wrong. The settings of this clinic are replaced by those in the file.",
    people:
      "The people in the file become former members: their names stay with what they wrote, and they cannot sign in. Patients receive no messages. Reminders of an appointment or symptom start again when it is next changed. PDFs of appointments are made again by the next export.",
    needsPlan: "Importing needs an active plan. Exporting does not.",
    notEmpty: "This clinic already has records, so no file can be imported into it.",
    choose: "Choose the exported file (.zip)",
    uploading: "Sending the file",
    begun: "The file has arrived and will be checked.",
    progress: "Progress of the import",
    checking: "Checking the file: {{percent}}%. You can leave this page.",
    writing: "Writing the records: {{percent}}%. You can leave this page.",
    done: "Imported on {{moment}}",
    refused: "The file was not accepted. Nothing was written.",
    failed: "The import was interrupted.",
    again: "Continue the import",
    reason: {
      missing: "The file has not arrived. Choose it again.",
      not_a_zip: "It is not a ZIP file, or its end is missing.",
      damaged: "It is damaged.",
      too_large: "It is too large, or a file in it unpacks to far more than an export has.",
      not_an_archive: "It is not a file that was exported here.",
      newer_version: "It has a kind of record that this version does not know.",
      checksum: "It was changed after it was exported.",
      record: "A record in it cannot be read.",
      too_many_patients: "It has more patients than the plan allows.",
      too_many_bytes: "Its photos and documents take more space than the plan allows.",
      not_empty: "Somebody has worked in this clinic since.",
      unwritten: "Some records could not be written. What was written stays, and nothing is written twice.",
    },
  },
  row: {
    by: "Begun by {{name}}",
    progress: "Progress of the export",
    waiting: "Begins within a minute",
    percent: "{{percent}}% done. You can leave this page.",
    cancel: "Cancel export",
    patients_one: "{{count}} patient",
    patients_other: "{{count}} patients",
    appointments_one: "{{count}} appointment",
    appointments_other: "{{count}} appointments",
    size: "{{megabytes}} MB",
    missing_one: "{{count}} original file was not found and is not included.",
    missing_other: "{{count}} original files were not found and are not included.",
    until: "Can be downloaded until {{moment}}. Data changed since the export began may not be in it.",
    download: "Download",
  },
} as const;

export default exports_;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    exports: typeof exports_;
  }
}
