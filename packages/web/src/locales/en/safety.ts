const safety = {
  empty: "What is chosen below is checked here against the record.",
  waiting: "The tables are on their way. Nothing is checked yet.",
  nothing: "Nothing is known against it, as far as it was checked.",
  reason: "Why do you go on?",
  reasonFor: "Reason to go on, {{what}}",
  give: "Reason …",
  serious: "Serious",
  cautions_one: "{{count}} caution",
  cautions_other: "{{count}} cautions",
  reference_one: "{{count}} note for reference",
  reference_other: "{{count}} notes for reference",
  summary: {
    serious_one: "{{count}} serious",
    serious_other: "{{count}} serious",
    open: "{{count}} without a reason",
    there: "See them",
    back: "Back",
  },
  ownWords: "Other …",
  sources: "Where this comes from",
  reasonExample: "Your reason, kept in the record",
  quick: {
    discussed: "Discussed with the patient",
    intended: "Dose intended, short course",
    watched: "Known, watched closely",
  },
  shared: {
    title: "One reason for several warnings",
    which: "Which warnings does it answer?",
    noWarnings: "Choose at least two warnings.",
    noReason: "Choose a reason.",
    give_one: "Record for {{count}} warning",
    give_other: "Record for {{count}} warnings",
    with_one: "Same reason as for {{count}} other warning",
    with_other: "Same reason as for {{count}} other warnings",
  },
  go: "Show",
  goMedicine: "Show the medicine",
  caution: "Cautions",
  note: "Notes",
  notChecked: "Not checked:",
  kept: "Reasons given earlier",
  earlier: "Told in earlier visits:",
  spoken: "Safety: {{what}}",
  finish: {
    title_one: "One warning needs a reason before you sign",
    title_other: "{{count}} warnings need a reason before you sign",
  },
} as const;
export default safety;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    safety: typeof safety;
  }
}
