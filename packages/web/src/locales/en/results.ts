const results = {
  previous: "Previous result",
  first: "No earlier result",
  lastTime: "Last time, {{date}}: {{what}}",
  older: "Older result",
  newer: "Newer result",
  place: "{{place}} of {{count}}",
  failed: "Earlier results did not arrive.",
  trend: {
    summary_one: "{{label}}: {{count}} value, {{last}} on {{date}}",
    summary_other: "{{label}}: {{count}} values from {{from}} to {{date}}, the last {{last}}",
    inside: "within the usual range",
    below: "below the usual range",
    above: "above the usual range",
    usual: "Usual range {{low}} to {{high}}",
    usualUpTo: "Usual up to {{high}}",
    usualFrom: "Usual from {{low}}",
    now: "this visit",
    table: "Values as a table",
    date: "Date",
    value: "Value",
    range: "Against the usual range",
    none: "No values yet",
    show: "Over time: {{label}}",
    figures: "In all visits",
  },
  figures: {
    title: "Figures",
    choose: "Figure",
    list: "Figures of this patient",
    none: "No figures yet",
    noneHelp: "Numbers measured or chosen in a visit can be followed here.",
    absent: "No visit holds the figure that was asked for. This is another one.",
    table: "{{figure}} by visit",
    change: "Since the visit before",
    who: "Professional",
    unsigned: "not signed",
    total: "Score",
    lostTest: "A test that is no longer there",
    intensity: "Intensity of the main complaint",
    rate: "Pulse rate",
    cover: "Coating, % of the surface",
    cracks: "Cracks drawn",
    group: {
      complaint: "Complaint",
      vital_signs: "Vital signs",
      pulse: "Pulse",
      ryodoraku: "Ryodoraku",
      readings: "Ryodoraku, readings",
      osteopathy: "Osteopathy",
      ranges: "Ranges of motion",
      tongue: "Tongue",
    },
  },
} as const;

export default results;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    results: typeof results;
  }
}
