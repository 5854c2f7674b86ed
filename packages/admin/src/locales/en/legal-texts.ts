/** The terms, the privacy policy and the consent texts that clinics begin with. */
const texts = {
  edit: "Words of the next version",
  title: "Title",
  body: "Text",
  bodyHelp:
    "# for a heading, **bold**, - for a list, [words](https://address) for a link. An empty line starts a paragraph.",
  consentHelp:
    "# for a heading, - for a list. {clinic}, {clinic_address}, {patient}, {birthday}, {representative}, {professional} and {date} are filled in.",
  languages: { en: "English", pt: "Portuguese" },
  preview: "Preview",
  hidePreview: "Hide preview",
  saveDraft: "Save draft",
  saved: "Draft saved",
  draft: "Draft",
  unpublished: "This draft of {{name}} is not published.",
  publish: "Publish",
  published: "Version published",
  from: "In force from",
  fromHelp: "Empty: at once. A later day is announced to users before.",
  asked: "Who must accept it",
  askedWho: {
    all: "All users must accept it",
    owners: "Only owners must accept it",
    nobody: "Nobody is asked",
  },
  renews: "Earlier consents",
  renewal: { all: "Earlier consents have to be renewed", nobody: "Earlier consents stay valid" },
  isPlanned: "Version {{number}} comes into force on {{moment}}.",
  withdraw: "Withdraw",
  withdrawEffect: "Version {{number}} will not come into force. Its words stay as the draft.",
  withdrawn: "Version withdrawn",
  versions: "Versions",
  version: "Version {{number}}",
  current: "In force",
  planned: "Planned",
  since: "from {{moment}}",
  by: "published by {{name}}",
  shipped: "supplied with the product",
  acceptances_one: "{{count}} acceptance",
  acceptances_other: "{{count}} acceptances",
  compare: "What changed",
  take: "Use as draft",
  differences: "Version {{number}} compared with version {{previous}}",
  inForce: "Version {{number}}, in force since {{date}}",
  next: "the next one from {{date}}",
  consents: {
    title: "Patients' consents",
    context: "The texts that clinics begin with. What was signed keeps its words.",
  },
  accepted: {
    title: "Accepted terms",
    owner: "Owner",
    inactive: "Deactivated",
    terms: "Terms version {{number}}",
    termsOn: "Terms version {{number}} on {{date}}",
    privacy: "Privacy policy version {{number}}",
    privacyOn: "Privacy policy version {{number}} on {{date}}",
  },
} as const;

export default texts;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    "legal-texts": typeof texts;
  }
}
