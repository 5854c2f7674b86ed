const home = {
  title: "Hello, {{name}}",
  today: {
    unpaid: "Unpaid: {{count}}",
    pay: "Take payment, {{amount}}",
    record: "Record",
    tick: "{{name}}, {{time}}, {{amount}}",
    title: "Today",
    none: "No appointments today",
    noneHelp: "Book one from the calendar or from a patient's record.",
    book: "Open the calendar",
    busy: "Busy",
    until: "until {{time}}",
    minutes_one: "{{count}} minute",
    minutes_other: "{{count}} minutes",
    tally_one: "{{count}} appointment, {{done}}",
    tally_other: "{{count}} appointments, {{done}}",
    tallyDone_one: "{{count}} done",
    tallyDone_other: "{{count}} done",
  },
  next: {
    checkedIn: "{{name}} checked in",
    label: "Next patient",
    start: "Start",
    continue: "Continue",
    arrive: "Check in",
  },
  unfinished: {
    title: "Unfinished appointments",
    none: "No unfinished appointments",
  },
  left: {
    title: "Appointments left open by someone who no longer works here",
    close: "They can no longer be changed. Open one to close it unsigned.",
    others: "They can no longer be changed. A manager who treats patients can close them unsigned.",
    someone: "a former colleague",
  },
  retention: {
    title: "Data past its retention period",
    help_one: "{{number}} record waits for a decision. Nothing is deleted by itself.",
    help_other: "{{number}} records wait for a decision. Nothing is deleted by itself.",
    decide: "Keep or remove",
  },
  status: {
    scheduled: "Scheduled",
    confirmed: "Confirmed",
    arrived: "Arrived",
    open: "Open",
    paused: "Paused",
    done: "Done",
    missed: "Missed",
    cancelled: "Cancelled",
  },
  first: {
    title: "Welcome, {{name}}",
    progress_one: "{{count}} of {{all}} steps done",
    progress_other: "{{count}} of {{all}} steps done",
    waiting: "Your clinic is being prepared",
    waitingHelp: "A manager has to finish the first steps. Come back later.",
  },
} as const;

export default home;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    home: typeof home;
  }
}
