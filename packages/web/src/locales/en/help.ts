const help = {
  open: "Help",
  openWithNews: "Help, with something new",
  title: "Help",
  questions: {
    title: "Questions about this screen",
    none: "There are no questions about this screen yet.",
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    turnOff: "Turn off the ? key",
    turnOn: "Turn on the ? key",
  },
  releases: { title: "What is new", new: "New" },
  tour: "Take the guided tour",
  support: "All questions, and a way to write to us",
} as const;

export default help;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    help: typeof help;
  }
}
