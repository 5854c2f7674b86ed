/** The texts a new account accepts. A change of content is a new version: see the contract of accounts. */
const legal = {
  version: "Version of {{date}}",
  back: "Back to sign in",
  terms: {
    title: "Terms and Conditions",
    service: {
      title: "The service",
      text: "Meridian stores the appointments, clinical records and payments of integrative medicine practices. It supports professional judgement; it does not replace it.",
    },
    account: {
      title: "Your account",
      text: "Each person uses their own account and keeps its password secret. The managers of a space decide who works in it and what they may see.",
    },
    records: {
      title: "Your records",
      text: "Your records belong to your practice, and you can export them at any time. Signed entries cannot be changed; later changes are recorded as amendments with a name and a date.",
    },
    plan: {
      title: "Plan and payment",
      text: "The free trial lasts 15 days and requires no payment. After that, you pay for a plan in advance for the months you choose. Without a plan, your records stay readable.",
    },
    end: {
      title: "Termination",
      text: "You can stop using the service at any time. Records are kept for as long as the law requires of your practice and are then deleted.",
    },
  },
  privacy: {
    title: "Privacy Policy",
    who: {
      title: "Who is responsible",
      text: "Your practice is responsible for its patients' data; Meridian processes them on its behalf. For your own account Meridian is responsible.",
    },
    what: {
      title: "What data we keep",
      text: "About you: name, e-mail, phone, language, the versions of the texts you accepted and, for students, proof of enrolment. About patients: what your practice records.",
    },
    why: {
      title: "Why we use it",
      text: "To run the service, to send the messages you ask for and to show who read or changed a record. We sell nothing and use nothing for advertising.",
    },
    where: {
      title: "Where and how",
      text: "In data centres in the European Union, encrypted in transit and at rest. Every access to a patient's record is logged.",
    },
    rights: {
      title: "Your rights",
      text: "You may see, correct, export and delete your data, and object to its use. Patients should contact their practice, which can answer these requests.",
    },
  },
} as const;

export default legal;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    legal: typeof legal;
  }
}
