const support = {
  title: "Support",
  context: "Answers to common questions.",
  questions: {
    title: "Questions and answers",
    search: "Search the questions",
    found_one: "{{count}} question found",
    found_other: "{{count}} questions found",
    none: "No questions yet",
    noMatch: "No questions found",
    noneHelp: "Try other words.",
  },
  topics: {
    start: "Getting started",
    account: "Account and users",
    calendar: "Calendar",
    patients: "Patients",
    appointments: "Appointments",
    catalogues: "Points, substances and products",
    messages: "Messages",
    subscription: "Subscription and payments",
    data: "Import, export and privacy",
  },
} as const;

export default support;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    support: typeof support;
  }
}
