/** A catalogue as a spreadsheet. */
const spreadsheet = {
  title: "Spreadsheet",
  context:
    "Download every entry, or read a file back as drafts. Nothing reaches clinics before it is published.",
  export: {
    title: "Download",
    help: "All entries as CSV with their key, every field, source and state of review. Excel opens it.",
    download: "Download as CSV",
    read_one: "{{number}} entry read.",
    read_other: "{{number}} entries read.",
  },
  import: {
    title: "Read a file",
    help: "An Excel (.xlsx) or CSV file with the columns of the download. Rows are found by their key; columns that the file does not have stay as they are. Rows that are missing change nothing.",
    choose: "Choose a file",
    reading: "Reading the file…",
    noColumns:
      "No row of the file names the columns of this catalogue. Begin with its download and keep the first row.",
    unknownColumns: "Columns that this catalogue does not have are left out: {{names}}.",
    comparing: "Comparing with the catalogue: {{done}} of {{all}}.",
    entry: "Entry",
    newEntry: "New entry",
    otherReference: "The source is another.",
    write_one: "Write {{number}} draft",
    write_other: "Write {{number}} drafts",
    other: "Choose another file",
    running: "Rows written: {{done}} of {{all}}.",
    paused: "Paused. Rows written: {{done}} of {{all}}. Nothing is written twice.",
    pause: "Pause",
    resume: "Continue",
  },
  counts: {
    changed_one: "{{number}} changed.",
    changed_other: "{{number}} changed.",
    added_one: "{{number}} added.",
    added_other: "{{number}} added.",
    retired_one: "{{number}} retired.",
    retired_other: "{{number}} retired.",
    unchanged_one: "{{number}} unchanged.",
    unchanged_other: "{{number}} unchanged.",
    unknown_one: "{{number}} unknown.",
    unknown_other: "{{number}} unknown.",
    invalid_one: "{{number}} with errors.",
    invalid_other: "{{number}} with errors.",
    repeated_one: "{{number}} repeated.",
    repeated_other: "{{number}} repeated.",
  },
  outcome: {
    comparing: "Comparing…",
    unchanged: "Unchanged",
    changed: "Changed",
    added: "Added",
    retired: "Retired",
    invalid: "Left out: has errors",
    unknown: "Left out: unknown key",
    repeated: "Left out: an earlier row has this key",
  },
  column: { key: "Key", retired: "Retired", reference: "Source" },
  result: {
    label: "Result",
    written_one: "{{number}} draft written",
    written_other: "{{number}} drafts written",
    unchanged_one: "{{number}} row was written already",
    unchanged_other: "{{number}} rows were written already",
    stale_one: "{{number}} row left out: somebody changed the entry meanwhile",
    stale_other: "{{number}} rows left out: somebody changed the entries meanwhile",
    refused_one: "{{number}} row refused",
    refused_other: "{{number}} rows refused",
    next: "The drafts are unreviewed. Clinics read them once the catalogue is published.",
    changes: "Show changes",
  },
} as const;
export default spreadsheet;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    spreadsheet: typeof spreadsheet;
  }
}
