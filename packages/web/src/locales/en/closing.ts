const closing = {
  title: "Close the clinic",
  context: "Everything in the clinic is deleted 30 days after you ask for it.",
  waits: "This clinic will be closed on {{moment}}",
  asked: "{{name}} asked for it on {{date}}: {{reason}}.",
  withdraw: "Withdraw the closing",
  withdrawn: "The closing was withdrawn. The clinic stays as it is.",
  requested: "The clinic will be closed in 30 days. All managers get a mail.",
  reasons: {
    ends_work: "The clinic ends its work",
    changes_program: "The clinic changes to another program",
    too_expensive: "Meridian is too expensive",
    tried_out: "Meridian was only tried out",
    other: "Another reason",
  },
  what: {
    title: "What happens",
    until: {
      title: "For {{days}} days",
      work: "Everybody can work as usual. Each screen says on which day the clinic closes.",
      export: "Managers can export everything and withdraw the closing.",
      reminders: "All managers get a mail at once, 7 days before and 1 day before.",
      patients: "Patients get no messages about appointments after that day, unless one is cancelled.",
      payments: "Plans and modules can't be bought, and nobody is asked to renew.",
    },
    gone: {
      title: "Then deleted for good",
      records:
        "Patients, appointments, charges, statistics, own catalogues, settings and Activity, which no export has",
      files: "Photos, documents, logos and exports, with all their versions",
      people: "Users and how they sign in. With the same e-mail address you can register again.",
      links: "Patients' links for symptoms and consents, and calendar addresses, which no longer open",
    },
    kept: {
      title: "Kept",
      receipts: "Payments of the plan, for {{years}} years, because the law asks for them",
      space: "That there was a clinic of this name, from when to when, and the id of who closed it",
      signed:
        "Signed consents, as evidence, where nothing can be deleted. Nobody can open them in Meridian. Whoever runs Meridian can delete them if the law asks for it.",
      audit: "Numbers that prove how long the audit trail was. They name nobody.",
      backups: "Backups, for 35 days",
    },
  },
  request: {
    title: "Ask for the closing",
    ownerOnly: "Only the owner of the clinic can ask for it. Any manager can withdraw it.",
    needsSecondFactor:
      "Closing asks for a code from your authenticator app. Set up two-step verification first.",
    setUp: "Set up two-step verification",
    reason: "Reason",
    name: "Name of the clinic",
    nameHelp: "To confirm, type: {{name}}",
    password: "Your password",
    totp: "Code from your authenticator app",
    submit: "Close this clinic",
  },
} as const;

export default closing;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    closing: typeof closing;
  }
}
