const questions = {
  title: "Questions and answers",
  context: "What clinics find on their support page.",
  new: "New question",
  edit: "Edit question",
  search: "Words of a question or answer",
  none: "No questions yet",
  noneHelp: "Published questions appear on the support page of every clinic.",
  saved: "Question saved",
  removed: "Question deleted",
  remove: "Delete question",
  removeEffect: "“{{question}}” disappears from the support page. Its history stays.",
  question: "Question",
  answer: "Answer",
  answerHelp:
    "**bold**, - for a list, [words](https://address) for a link. An empty line starts a paragraph.",
  languages: { en: "English", pt: "Portuguese" },
  topic: "Topic",
  area: "Screen or module",
  areaHelp: "Clinics without the module are not shown the question.",
  everywhere: "All of the product",
  position: "Position",
  positionHelp: "Lower numbers come first in the topic.",
  state: "State",
  states: { draft: "Draft", published: "Published" },
  changed: "Changed",
  preview: "Preview",
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
  areas: {
    mtc: "Chinese medicine",
    osteo: "Osteopathy",
    fito: "Phytotherapy",
    others: "Other treatments",
    home: "Home",
    calendar: "Calendar",
    patients: "Patients",
    monitoring: "Monitoring",
    statistics: "Statistics",
    settings: "Settings",
    subscription: "Subscription",
  },
} as const;

export default questions;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    questions: typeof questions;
  }
}
