const treatments = {
  remove: "Remove {{name}}",
  minutes: "Minutes",
  minutesOf: "Minutes of {{name}}",
  note: "Note",
  noteOf: "Note on {{name}}",
  ownWords: "Free text",
  list: "What was done",
  osteopathy: {
    add: "Add a technique or an area",
    example: "Muscle energy, L4",
    nothing: "No techniques or areas found",
    found: "Found in this appointment",
    addFound: "Treat {{what}}",
    flags: "Red flags recorded in this appointment: {{flags}}",
    technique: "Technique",
    techniqueOf: "Technique, {{name}}",
    own: "Free text",
    name: "Technique (free text)",
    places: "Where",
    addPlace: "Add an area",
    placeOf: "Add an area to {{name}}",
    noPlace: "No areas found",
    leaveOut: "Remove {{place}}",
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
    example: "Gua sha, heat, breathing",
    nothing: "Nothing found",
    usual: "Often used",
    area: "Area",
    areaOf: "Area of {{name}}",
  },
  custom: {
    add: "Add one of your treatments",
    example: "Name",
    nothing: "No treatments found",
    none: "No custom treatments yet",
    noneHelp: "Create your own treatments in the library, then choose them here.",
    library: "Open the library",
    usual: "Your treatments",
  },
} as const;
export default treatments;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    treatments: typeof treatments;
  }
}
