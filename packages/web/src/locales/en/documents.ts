const documents = {
  title: "Documents",
  search: "Search by title",
  none: "No documents",
  noneHelp: "Drop files above, choose them, or take a photo of a paper with your phone.",
  visit: "Appointment",
  visitOf: "Appointment of {{date}}",
  addedBy: "{{name}}, {{date}}",
  kind: {
    label: "Kind",
    exam: "Exam",
    report: "Report",
    referral: "Referral",
    letter: "Letter",
    administrative: "Administrative",
    other: "Other",
  },
  column: {
    title: "Title",
    date: "Date",
    added: "Added by",
    size: "File",
    addedOn: "Added on",
    format: "Format",
    bytes: "Size in bytes",
  },
  archived: { filter: "Archived", only: "Only archived", until: "Can be restored until {{date}}" },
  action: {
    edit: "Edit",
    archive: "Archive",
    restore: "Restore",
    download: "Download",
    openTab: "Open in a new tab",
  },
  add: {
    title: "Add documents",
    kind: "Kind of the documents you add",
    files: "Add documents",
    camera: "Take a photo",
    drop: "Or drop them here.",
    dropHere: "Drop the documents here",
    formats: "PDF, JPG, PNG, WebP, HEIC, DOCX, XLSX or TXT, up to 50 MB each.",
    formatsDesk: "Administrative documents: PDF, JPG, PNG, WebP, HEIC, DOCX, XLSX or TXT, up to 50 MB each.",
  },
  sending: {
    label: "Documents not sent yet",
    kept_one: "{{count}} document is waiting to be sent. It stays on this device until it has arrived.",
    kept_other:
      "{{count}} documents are waiting to be sent. They stay on this device until they have arrived.",
    keeping_one: "{{count}} document is being saved on this device. Keep this page open.",
    keeping_other: "{{count}} documents are being saved on this device. Keep this page open.",
    leave_one: "{{count}} document is not sent yet. Keep this page open.",
    leave_other: "{{count}} documents are not sent yet. Keep this page open.",
    removed: "Document removed before it was sent",
    open: "Open documents",
  },
  done: {
    saved: "Saved Successfully",
    archived: "{{title}} archived",
    restored: "{{title}} restored",
  },
  preview: {
    none: "{{format}} files cannot be shown here. Download the file to open it.",
    openPdf: "This device shows no PDF inside a page. Open it in a new tab.",
    cut: "Only the beginning is shown. Download the file for the rest.",
    unreadable: "This picture could not be shown. Download the file to open it.",
  },
  downloadAll: {
    start: "Download all",
    progress_one: "{{count}} document added to the archive",
    progress_other: "{{count}} documents added to the archive",
    progressOf_one: "{{done}} of {{count}} document added to the archive",
    progressOf_other: "{{done}} of {{count}} documents added to the archive",
    failed: "The archive is not complete and was not saved. {{why}}",
  },
  since: {
    title: "Documents added since {{date}}",
    more_one: "{{count}} more",
    more_other: "{{count}} more",
  },
  disk: {
    title: "Disk space",
    used: "{{used}} used by documents and photos",
    usedOf: "{{used}} of {{most}} used by documents and photos",
    help: "Archived documents do not count.",
  },
} as const;
export default documents;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    documents: typeof documents;
  }
}
