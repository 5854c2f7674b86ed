const ingredients = {
  list: "Ingredients",
  add: "Add a substance",
  example: "dan pi 6, or -bo he to remove",
  nothing: "No substances found",
  there: "already in the formula",
  already: "{{name}} is already in the formula. Type grams after its name to change the weight.",
  noDose: "dose unknown",
  gramsOf: "Grams of {{name}} a day",
  noGrams: "How many grams?",
  refused: "From {{least}} to {{most}}",
  range: "usual {{range}}",
  below: "below {{range}}",
  above: "above {{range}}",
  addedTo: "added",
  was: "was {{grams}} g",
  remove: "Remove {{name}}",
  removed: "{{name}} removed",
  total_one: "{{count}} substance · {{grams}} g a day",
  total_other: "{{count}} substances · {{grams}} g a day",
  taken: "Dosage of {{name}}",
  form: "Form",
  forms: {
    decoction: "Decoction",
    powder: "Powder",
    pill: "Pills",
    granules: "Granules",
    tincture: "Tincture",
    capsules: "Capsules",
    external: "External use",
  },
  doses: "Doses a day",
  dosesADay_one: "{{count}} dose a day",
  dosesADay_other: "{{count}} doses a day",
  days: "Days",
  instructions: "Instructions",
  instructionsExample: "Warm, half an hour before meals",
  amounts_one: "{{day}} g a day · {{dose}} g a dose · {{course}} g in {{count}} day",
  amounts_other: "{{day}} g a day · {{dose}} g a dose · {{course}} g in {{count}} days",
  scaleTo: "Scale to a total of",
  scale: "Scale",
  scaled: "Scaled to {{grams}} g a day",
} as const;
export default ingredients;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    ingredients: typeof ingredients;
  }
}
