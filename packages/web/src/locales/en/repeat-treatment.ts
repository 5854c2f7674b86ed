const repeatTreatment = {
  title: "Treatment of {{date}}",
  lead: "Needle counts and times, the response and the notes of that day are not repeated.",
  kinds: {
    body: "Body points",
    ear: "Ear points",
    ashi: "Ashi points",
    formulas: "Formulas",
    substances: "Single substances",
    supplements: "Supplements",
    osteopathic_treatment: "Osteopathic techniques",
    other_treatments: "Other treatments",
    custom_treatments: "Custom treatments",
    advice: "Advice for home",
  },
  days_one: "{{count}} day",
  days_other: "{{count}} days",
  marks_one: "{{count}} point on the charts",
  marks_other: "{{count}} points on the charts",
  add_one: "Add {{count}} entry",
  add_other: "Add {{count}} entries",
  close: "Close",
  nothing: "No treatment was recorded in this appointment.",
  present: "Already in this appointment: {{what}}",
  serious_one: "{{count}} serious warning with what is ticked",
  serious_other: "{{count}} serious warnings with what is ticked",
  done_one: "{{count}} entry of {{date}} added.",
  done_other: "{{count}} entries of {{date}} added.",
  over_one: "{{count}} did not fit.",
  over_other: "{{count}} did not fit.",
  gone_one: "{{count}} point no longer exists.",
  gone_other: "{{count}} points no longer exist.",
  undo: "Undo",
} as const;

export default repeatTreatment;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    "repeat-treatment": typeof repeatTreatment;
  }
}
