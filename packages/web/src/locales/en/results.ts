const results = {
  previous: "Previous result",
  first: "No earlier result",
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
  },
} as const;

export default results;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    results: typeof results;
  }
}
