const support = {
  title: "Support",
  context: "Answers to common questions, and a way to write to us.",
  questions: {
    title: "Questions and answers",
    search: "Search the questions",
    found_one: "{{count}} question found",
    found_other: "{{count}} questions found",
    none: "No questions yet",
    noMatch: "No questions found",
    noneHelp: "Try other words.",
  },
  contact: {
    title: "Write to us",
    noPatients: "Please leave out patients' data",
    noPatientsHelp: "Do not write names or health data of patients, and hide them in a screenshot.",
    topic: "Topic",
    topics: {
      question: "A question",
      problem: "Something does not work",
      subscription: "Subscription and payments",
      data: "Data and privacy",
      idea: "An idea",
      other: "Something else",
    },
    text: "Message",
    screenshot: "Screenshot",
    screenshotHelp: "PNG or JPG.",
    adds: "Send these technical facts with it",
    facts: { page: "Page you came from", app_version: "Version", browser: "Browser" },
    unknown: "Not known",
    send: "Send message",
    thanks: "Thank you for your message",
    thanksHelp: "Its number is {{number}}. We answer by e-mail to {{email}} and on this page.",
    another: "Write another message",
  },
  tickets: {
    title: "Your messages",
    states: {
      new: "Waiting for our answer",
      answered: "Answered",
      waiting: "Waiting for your reply",
      closed: "Closed",
    },
    support: "Meridian support",
    screenshot: "Screenshot (opens in a new tab)",
    reply: "Reply in {{number}}",
    text: "Write again",
    closedHelp: "This conversation is closed. Writing opens it again.",
    sent: "Message sent",
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
