const erasure = {
  title: "Erase {{name}} for good",
  effect_one:
    "The record leaves the lists now and is erased tomorrow. Until then a manager can withdraw this.",
  effect_other:
    "The record leaves the lists now and is erased in {{count}} days. Until then a manager can withdraw this.",
  kept: "Erased: personal data, appointments' contents, documents, photos, monitoring and messages. Kept without the name: that there were appointments, what was charged and paid, and receipts. Signed consents are kept as evidence and can no longer be opened here.",
  exports:
    "Exports of the clinic that are ready on that day still have the record; their files are deleted after {{hours}} hours. Delete the copies that you downloaded.",
  upcoming_one: "{{count}} appointment is still booked",
  upcoming_other: "{{count}} appointments are still booked",
  upcomingMore_one: "and {{count}} more",
  upcomingMore_other: "and {{count}} more",
  upcomingHelp:
    "Erasing cancels none. They keep their time in the calendar, after the erasure without the name, until somebody cancels them.",
  upcomingUnknown:
    "Whether appointments are still booked could not be found out. Look in the calendar first.",
  needsSecondFactor:
    "Erasing asks for a code from your authenticator app. Set up two-step verification first.",
  setUp: "Set up two-step verification",
  reason: "Reason",
  reasons: {
    patient_asked: "The patient asked for it",
    kept_long_enough: "Kept as long as necessary",
    entered_by_mistake: "Entered by mistake",
  },
  note: "Notes on the reason",
  password: "Your password",
  totp: "Code from your authenticator app",
  submit: "Erase this patient",
  requested: "{{name}} will be erased in 30 days",
  waits: "This record will be erased on {{date}}",
  asked: "{{name}} asked for it on {{date}}: {{reason}}.",
  formerUser: "A former user",
  withdraw: "Withdraw",
  withdrawn: "The erasure was withdrawn. Restore the record to use it again.",
} as const;

export default erasure;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    erasure: typeof erasure;
  }
}
