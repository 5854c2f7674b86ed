const retention = {
  title: "Data retention",
  context: "How long the clinic keeps what, and what has passed its time",
  formerUser: "a former user",
  erasedPatient: "Erased patient",
  removedFile: "Removed import",
  receiptsOf: "Receipts of {{year}}",
  never: "Never",
  saved: "Retention periods saved",
  kind: {
    patients: "Records of treated patients",
    unseen_patients: "Records without any treatment",
    documents: "Documents",
    photos: "Photos",
    monitoring: "Symptoms monitored between appointments",
    messages: "Messages to patients",
    imports: "Imported files",
    receipts: "Patients' names on receipts",
  },
  what: {
    patients:
      "Counted from the last appointment, document, answer or consent, and not before the patient is 18. Removing means erasing the whole record.",
    unseen_patients:
      "People who were added or imported and never came. Counted from the last change. Removing means erasing the whole record.",
    documents: "Documents of patients who have not come since. The rest of the record stays.",
    photos: "Photos of patients who have not come since. The rest of the record stays.",
    monitoring:
      "Symptoms, answers and links of patients who have not come since. The rest of the record stays.",
    messages: "The texts of e-mails and text messages that were sent, by month.",
    imports:
      "What an import needs to be undone, and to recognise the rows of the same file. The patients stay.",
    receipts: "Number, date and amounts stay. The patient's name, VAT number and address are removed.",
  },
  law: {
    patients:
      "Law: no fixed figure for private practice in Portugal (Despacho 10918/2025). The Ordem dos Médicos advises at least 5 years after the last entry. Claims can be brought for up to 20 years (Código Civil, article 309).",
    unseen_patients: "Law: no fixed figure. No longer than needed (GDPR, article 5(1)(e)).",
    documents:
      "Law: as for the record they belong to. At least 5 years after the last entry; claims for up to 20 years (Código Civil, article 309).",
    photos:
      "Law: as for the record they belong to. At least 5 years after the last entry; claims for up to 20 years (Código Civil, article 309).",
    monitoring:
      "Law: as for the record they belong to. At least 5 years after the last entry; claims for up to 20 years (Código Civil, article 309).",
    messages:
      "Law: no fixed figure. No longer than needed (GDPR, article 5(1)(e)). Deleted after 12 months in any case.",
    imports:
      "Law: no fixed figure. No longer than needed (GDPR, article 5(1)(e)). An import can be undone for 30 days.",
    receipts:
      "Law: 10 calendar years after the year of issue (Código do IVA, article 52; Código do IRC, article 123).",
  },
  unit: { years: "years", months: "months" },
  count: {
    years_one: "{{count}} year",
    years_other: "{{count}} years",
    months_one: "{{count}} month",
    months_other: "{{count}} months",
  },
  range: { years: "{{min}} to {{max}} years", months: "{{min}} to {{max}} months" },
  periods: {
    title: "Retention periods",
    what: "The legal figures are for Portugal and are no legal advice: have them checked. Nothing is deleted because a period is over. It is proposed, and you decide.",
    period: "{{kind}}: period",
    forever: "Keep without an end",
    save: "Save periods",
    changed: "Last changed by {{name}} on {{date}}.",
  },
  proposals: {
    title: "Past the retention period",
    what: "Once a week, everything that was kept longer than its period is listed here. Nothing is deleted until a manager decides.",
    checked: "Last checked on {{moment}}.",
    notChecked: "The first check has not finished yet.",
    table: "{{kind}}: past the period",
    period: "Period: {{period}}.",
    noPeriod: "Kept without an end.",
    kind: "Kind of data",
    counted: "{{kind}} ({{number}})",
    state: "Decision",
    emptyHelp:
      "What has passed its time is listed once a week, and within an hour after a period is changed.",
    tooMany: "Choose at most {{count}} at once.",
  },
  state: { open: "To decide", kept: "Kept", removing: "Being removed", removed: "Removed" },
  empty: {
    open: "Nothing waits for a decision",
    kept: "Nothing was kept for longer",
    removing: "Nothing is being removed",
    removed: "Nothing was removed yet",
  },
  column: {
    patient: "Patient",
    what: "What",
    lastVisit: "Last appointment",
    since: "Time counts from",
    amount: "How much",
    decision: "Decision",
  },
  amount: {
    documents_one: "{{count}} document",
    documents_other: "{{count}} documents",
    photos_one: "{{count}} photo",
    photos_other: "{{count}} photos",
    monitoring_one: "{{count}} symptom or answer",
    monitoring_other: "{{count}} symptoms and answers",
    messages_one: "{{count}} message",
    messages_other: "{{count}} messages",
    imports_one: "{{count}} row",
    imports_other: "{{count}} rows",
    receipts_one: "{{count}} receipt",
    receipts_other: "{{count}} receipts",
  },
  decided: "{{name}}, {{date}}",
  keptUntil: "Kept until {{date}}",
  keptForGood: "Kept without an end",
  reopen: "Decide again",
  keep: {
    action: "Keep",
    title_one: "Keep this for longer",
    title_other: "Keep these {{count}} for longer",
    reason: "Reason",
    until: "Keep until",
    untilHelp: "Leave empty to keep it without an end.",
    submit: "Keep",
  },
  remove: {
    action: "Remove",
    title_one: "Remove this for good",
    title_other: "Remove these {{count}} for good",
    submit: "Remove for good",
  },
  erase: {
    action: "Erase",
    title_one: "Erase this patient for good",
    title_other: "Erase these {{count}} patients for good",
    needsSecondFactor:
      "Erasing asks for a code from your authenticator app. Set up two-step verification first.",
    setUp: "Set up two-step verification",
    password: "Your password",
    totp: "Code from your authenticator app",
    submit: "Erase in 30 days",
  },
  effect: {
    patients:
      "The records leave the lists now and are erased in 30 days. Until then a manager can withdraw this in each record.",
    unseen_patients:
      "The records leave the lists now and are erased in 30 days. Until then a manager can withdraw this in each record.",
    documents: "The documents and their files are deleted within minutes. This cannot be undone.",
    photos: "The photos are deleted within minutes. This cannot be undone.",
    monitoring: "The symptoms and all answers are deleted within minutes. This cannot be undone.",
    messages: "The messages of these months are deleted within minutes. This cannot be undone.",
    imports:
      "These imports can no longer be undone, and importing the same file again would add its rows again.",
    receipts:
      "Names, VAT numbers and addresses are removed from the receipts of these years within minutes. This cannot be undone.",
  },
  done: {
    kept_one: "Kept",
    kept_other: "{{count}} kept",
    removing_one: "It will be removed within minutes",
    removing_other: "{{count}} will be removed within minutes",
    erased_one: "The patient will be erased in 30 days",
    erased_other: "{{count}} patients will be erased in 30 days",
    reopened_one: "It waits for a decision again",
    reopened_other: "{{count}} wait for a decision again",
    dropped_one: "One had not passed its time any more and was left as it is",
    dropped_other: "{{count}} had not passed their time any more and were left as they are",
  },
  fixed: {
    title: "Kept for a fixed time",
    consents: {
      name: "Signed consents",
      kept: "Kept as evidence for claims (Código Civil, article 309: 20 years). They cannot be changed or deleted here.",
    },
    billing: {
      name: "What was charged and paid",
      kept: "Stays, without the name once a patient is erased. Certified invoices are kept by your invoicing program.",
    },
    audit: {
      name: "Activity",
      kept: "Stays as long as the clinic. It holds no names and can be changed by nobody (GDPR, articles 5(2) and 32).",
    },
    exports: { name: "Exported files", kept: "Deleted after 24 hours." },
    backups: {
      name: "Deleted files and backups",
      kept: "Older versions of files are deleted after 30 days, backups after 35.",
    },
  },
} as const;

export default retention;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    retention: typeof retention;
  }
}
