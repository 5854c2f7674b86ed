const history = {
  title: "History",
  none: "No changes yet",
  same: "Saved without a difference.",
  actions: { create: "Added", update: "Changed", delete: "Deleted" },
  kinds: { question_answer: "Question", alert: "Announcement", legal_text: "Terms and consents" },
  fields: {
    question_en: "Question (English)",
    question_pt: "Question (Portuguese)",
    answer_en: "Answer (English)",
    answer_pt: "Answer (Portuguese)",
    topic: "Topic",
    area: "Screen or module",
    position: "Position",
    title_en: "Title (English)",
    title_pt: "Title (Portuguese)",
    body_en: "Text (English)",
    body_pt: "Text (Portuguese)",
    roles: "Role",
    plans: "Plan",
    modules: "Module",
    languages: "Language",
    starts_on: "First day",
    ends_on: "Last day",
    number: "Version",
    starts_at: "In force from",
    asked: "Who must accept",
    dismissible: "Users can hide it",
    state: "State",
  },
  states: { draft: "Draft", published: "Published", true: "Yes", false: "No" },
  changes: {
    title: "Text changes",
    context:
      "Changes of questions, announcements, terms and consents, newest first, with who and the difference.",
    kind: "Kind",
    all: "Everything",
  },
} as const;

export default history;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    history: typeof history;
  }
}
