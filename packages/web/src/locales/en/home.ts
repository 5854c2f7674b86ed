const home = {
  title: "Good to see you, {{name}}",
  today: {
    title: "Today",
    none: "No appointments today",
    noneHelp: "Book one from a patient's record or from the calendar.",
  },
} as const;

export default home;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    home: typeof home;
  }
}
