const texts = {
  title: "Consent texts",
  context: "What your patients sign. A published version never changes.",
  review: "Have these texts reviewed by your lawyer",
  reviewHelp:
    "The supplied texts are a careful start, not legal advice. Adapt them to your clinic and to the law where you work.",
  new: "New text",
  edit: "Edit",
  publish: "Publish",
  settings: "Open",
  unused: "Not used",
  unpublished: "Draft not published",
  neverPublished: "Never published. Patients do not see it yet.",
  ofPlatform: "Supplied text, version {{version}}",
  ofClinic: "Your clinic's text, version {{version}}",
  needed: {
    data_protection: "Asked from every patient.",
    minor: "Asked for patients below 18. The legal representative signs.",
    acupuncture: "Asked before needles, also with current or in the ear.",
    moxa_cupping: "Asked before moxa, cupping or a heat lamp.",
    bloodletting: "Asked before bloodletting.",
    osteopathy: "Asked before osteopathic treatment.",
    herbal: "Asked before formulas and single substances.",
    photos: "Asked where photos are added.",
    choice: "Signed only when someone chooses it in the patient's record.",
  },
  how: "Empty lines separate paragraphs. A line that begins with “# ” is a heading, and with “- ” an item of a list.",
  placeholders: "Filled in when it is signed: {{names}}",
  titleEn: "Title in English",
  bodyEn: "Text in English",
  titlePt: "Title in Portuguese",
  bodyPt: "Text in Portuguese",
  saveDraft: "Save draft",
  saved: "Draft saved. Publish it to put it in force.",
  preview: "Preview",
  example: {
    clinic: "Demo Clinic",
    clinic_address: "1 Demo Street",
    patient: "Demo Patient",
    birthday: "1 May 1980",
    representative: "Demo Representative",
    professional: "Demo Therapist",
    date: "1 January 2030",
  },
  renew: "Ask for renewal",
  renewHelp:
    "Consents signed before count as “To be renewed”. Choose this when the content changed, not for a typing error.",
  published: "Text published",
  use: "Use this text",
  stopUsing: "Stop using",
  nowUsed: "The text is used again",
  nowUnused: "The text is no longer used. What was signed stays.",
  versions: "Published versions",
  version: "Version {{version}}",
  asksRenewal: "asked for renewal",
} as const;
export default texts;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    "consent-texts": typeof texts;
  }
}
