const exports_ = {
  title: "Export",
  context: "All data of the clinic in one file",
  new: {
    title: "New export",
    what: "The file (.zip) contains everything that was written in the clinic:",
    json: "every record as JSON, with a schema that describes it",
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
