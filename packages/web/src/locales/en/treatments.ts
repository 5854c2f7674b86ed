const treatments = {
  remove: "Remove {{name}}",
  minutes: "Minutes",
  minutesOf: "Minutes of {{name}}",
  note: "Note",
  noteOf: "Note on {{name}}",
  ownWords: "In your own words",
  list: "What was done",
  osteopathy: {
    add: "Add a technique or a place",
    example: "For example muscle energy, or L4",
    nothing: "No technique or place is called so",
    found: "Found in this visit",
    addFound: "Treat {{what}}",
    flags: "Red flags noted in this visit: {{flags}}",
    technique: "Technique",
    techniqueOf: "Technique, {{name}}",
    own: "In words",
    name: "Technique in words",
    places: "Where",
    addPlace: "Add a place",
    placeOf: "Add a place to {{name}}",
    noPlace: "No place is called so",
    leaveOut: "Leave out {{place}}",
    side: "Side",
    sideOf: "Side, {{name}}",
    sides: { left: "Left", right: "Right", both: "Both" },
    response: "Response",
    responseOf: "Response, {{name}}",
    responses: {
      released: "Released",
      improved: "Improved",
      unchanged: "Unchanged",
      worse: "Worse",
    },
    unnamed: "Technique not named",
  },
  other: {
    add: "Add a treatment",
    example: "For example gua sha, heat, breathing",
    nothing: "Nothing found",
    usual: "Often used",
    area: "Area",
    areaOf: "Area of {{name}}",
  },
  custom: {
    add: "Add one of your treatments",
    example: "Its name",
    nothing: "None is called so",
    none: "No custom treatments yet",
    noneHelp: "Make the treatments of your own in the library; they stand here to choose from.",
    library: "To the library",
    usual: "Your treatments",
  },
} as const;
export default treatments;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    treatments: typeof treatments;
  }
}
