const tickets = {
  title: "Support inbox",
  context: "Messages of clinics, the one that changed last first.",
  heading: "Message {{number}}",
  search: "Number, sender, clinic or words",
  number: "Number",
  message: "Message",
  messages: "Messages",
  sender: "Sender",
  space: "Clinic",
  language: "Language",
  languages: { en: "English", pt: "Portuguese" },
  page: "Page",
  version: "Version",
  browser: "Browser",
  facts: "About this message",
  answeredBy: "Answered by",
  topic: "Topic",
  state: "State",
  changed: "Changed",
  none: "No messages",
  noneHelp: "Messages from the clinics' support page appear here.",
  states: {
    new: "New",
    answered: "Answered",
    waiting: "Waiting for the clinic",
    closed: "Closed",
  },
  topics: {
    question: "A question",
    problem: "Something does not work",
    subscription: "Subscription and payments",
    data: "Data and privacy",
    idea: "An idea",
    other: "Something else",
  },
  screenshot: "Screenshot (opens in a new tab)",
  note: "Note",
  answer: "Answer",
  answerHelp: "Sent to {{email}} and shown on the support page. The sender reads in {{language}}.",
  afterwards: "State afterwards",
  send: "Send answer",
  answered: "Answer sent to {{email}}",
  newNote: "Note for administrators",
  noteHelp: "The clinic does not see it.",
  addNote: "Add note",
  noted: "Note added",
  close: "Close without answer",
  closed: "Message closed",
  reopen: "Open again",
  reopened: "Message opened again",
} as const;

export default tickets;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    tickets: typeof tickets;
  }
}
