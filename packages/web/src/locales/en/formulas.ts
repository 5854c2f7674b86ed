const formulas = {
  add: "Add a formula",
  addBeside: "Another formula beside",
  example: "Like xiao yao san, or your own name for a new one",
  nothing: "No formulas found",
  freely: "New formula “{{name}}”",
  addTo: "Add to {{name}}: a substance, or a formula to merge",
  mergeIn: "merge into this one",
  merged: "{{name}} is merged into it.",
  both: {
    larger: "In both, taken once at the larger weight: {{names}}.",
    sum: "In both, both weights added up: {{names}}.",
  },
  how: { larger: "Larger weight instead", sum: "Add both weights up" },
  remove: "Remove {{name}}",
  rename: "Change the name",
  name: "Name",
  repeat: "Repeat this prescription",
  substances: "Substances prescribed alone",
} as const;
export default formulas;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    formulas: typeof formulas;
  }
}
