const formulas = {
  add: "Add a formula",
  addBeside: "Add another formula",
  example: "xiao yao san, or a name for a new formula",
  nothing: "No formulas found",
  freely: "New formula “{{name}}”",
  addTo: "Add a substance to {{name}}, or merge a formula into it",
  mergeIn: "merge into this one",
  merged: "{{name}} merged into this formula.",
  both: {
    larger: "In both formulas, kept once at the larger weight: {{names}}.",
    sum: "In both formulas, weights added: {{names}}.",
  },
  how: { larger: "Use the larger weight", sum: "Add the weights" },
  remove: "Remove {{name}}",
  rename: "Rename",
  name: "Name",
  leftOut_one: "{{names}} is retired and was left out. Check whether the formula still serves its purpose.",
  leftOut_other:
    "{{names}} are retired and were left out. Check whether the formula still serves its purpose.",
  repeat: "Repeat this prescription",
  substances: "Substances prescribed alone",
} as const;
export default formulas;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    formulas: typeof formulas;
  }
}
