/** The pages of the terms and the privacy policy, and the one that asks to accept a new version. */
const legal = {
  version: "Version {{number}}, in force since {{date}}",
  past: "Version {{number}} of {{date}}",
  planned: "Version {{number}}, in force from {{date}}",
  earlier: "This is an earlier version.",
  notYet: "This version is not in force yet.",
  readCurrent: "Read the version in force",
  versions: "All versions",
  back: "Back to sign in",
  accept: {
    title: "Our terms have changed",
    lead: "Read what is new and accept it to go on. You then continue where you wanted to go.",
    since: "Version {{number}} of {{date}}. You accepted version {{accepted}}.",
    changes: "What changed",
    whole: "Whole text",
    terms: "I have read and accept the Terms and Conditions",
    privacy: "I have read and accept the Privacy Policy",
    action: "Accept and continue",
    signOut: "Sign out",
    export: "Export my data",
  },
  own: {
    title: "Terms and privacy",
    row: "{{title}}: version {{number}}",
    at: "accepted on {{date}}",
  },
} as const;

export default legal;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    legal: typeof legal;
  }
}
