const safety = {
  empty: "Treatments chosen below are checked against the record here.",
  waiting: "Loading the safety tables. Nothing has been checked yet.",
  nothing: "No warnings found in what was checked.",
  reason: "Reason to continue",
  reasonFor: "Reason to continue, {{what}}",
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
    there: "Show",
    back: "Back",
  },
  ownWords: "Other …",
  sources: "Sources",
  reasonExample: "Your reason, kept in the record",
  quick: {
    discussed: "Discussed with the patient",
    intended: "Dose intended, short course",
    watched: "Known, closely monitored",
  },
  shared: {
    title: "One reason for several warnings",
    which: "Which warnings does it apply to?",
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
  earlier: "Shown in earlier appointments:",
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
