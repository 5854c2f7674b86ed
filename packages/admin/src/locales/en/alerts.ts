const alerts = {
  heading: "Announcements",
  context: "What clinics see at the top of every screen.",
  new: "New announcement",
  edit: "Edit announcement",
  search: "Words of the title",
  title: "Title",
  body: "Text",
  bodyHelp: "**bold**, - for a list, [words](https://address) for a link.",
  preview: "As clinics see it",
  languages: { en: "English", pt: "Portuguese" },
  audience: {
    title: "Audience",
    help: "A group without a choice is everybody. Choices in several groups narrow each other.",
    roles: "Role",
    plans: "Plan",
    modules: "Module",
    languages: "Language",
  },
  everybody: "Everybody",
  roles: {
    manager: "Managers",
    professional: "Professionals",
    receptionist: "Receptionists",
    student: "Students",
    external_entity: "Providers",
  },
  plans: { free_trial: "Free trial", basic: "Basic", student: "Student plan", pro: "Pro", none: "No plan" },
  modules: {
    mtc: "Chinese medicine",
    osteo: "Osteopathy",
    fito: "Phytotherapy",
    others: "Other treatments",
  },
  days: "Shown",
  from: "First day",
  to: "Last day",
  toHelp: "Empty for no end.",
  noEnd: "no end",
  dismissible: "Users can hide it",
  dismissibleHelp: "Otherwise it stays until its last day.",
  state: "State",
  states: { draft: "Draft", published: "Published" },
  times: { now: "On these days", later: "Later", ended: "Ended" },
  shown: { draft: "Draft", now: "Shown now", later: "Planned", ended: "Ended" },
  saved: "Announcement saved",
  none: "No announcements yet",
  noneHelp: "A published announcement appears at the next sign-in or when the app is opened again.",
} as const;

export default alerts;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    alerts: typeof alerts;
  }
}
