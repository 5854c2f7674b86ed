const planning = {
  tools: { find: "Find a time", waiting: "Waiting list", feed: "Calendar link" },
  hours: {
    days: "Days",
    after: "Not before",
    before: "Not after",
    anyone: "Anyone",
    anyTime: "any time",
    everyDay: "any day",
    between: "{{from}}–{{to}}",
  },
  free: {
    from: "From",
    search: "Show free times",
    none: "Nobody is free then",
    noneHelp: "Choose more days, wider hours or anyone.",
    later: "Show later days",
    book: "Book {{day}} at {{time}} with {{name}}",
    weeks: "Two weeks from this day are searched.",
  },
  waiting: {
    none: "Nobody is waiting",
    noneHelp: "Put here who would come sooner if a time came free.",
    add: "Add to the waiting list",
    edit: "Change",
    remove: "Remove",
    removed: "{{name}} is no longer on the waiting list",
    added: "{{name}} is on the waiting list",
    urgent: "Urgent",
    find: "Find a time",
    findFor: "Find a time for {{name}}",
    editFor: "Change what suits {{name}}",
    removeFor: "Remove {{name}} from the waiting list",
    since: "since {{day}}",
    notes: "Notes",
    notesHelp: "For the front desk. Nothing clinical here.",
    minutes: "{{count}} min",
  },
  feed: {
    what: "See your appointments in the calendar of your phone or computer. It shows times, places and initials; nothing clinical.",
    make: "Make my link",
    renew: "Make a new link",
    renewHelp: "The link before stops working.",
    since: "You have had a link since {{day}}. It cannot be shown again.",
    stop: "Stop the link",
    once: "Copy it now: it is shown only once. Whoever has it can read your calendar.",
    address: "Link",
    stopped: "The link no longer works",
  },
} as const;

export default planning;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    planning: typeof planning;
  }
}
