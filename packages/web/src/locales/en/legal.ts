/** The texts a new account accepts. A change of content is a new version: see the contract of accounts. */
const legal = {
  version: "Version of {{date}}",
  back: "Back to signing in",
  terms: {
    title: "Terms and Conditions",
    service: {
      title: "The service",
      text: "Meridian keeps appointments, clinical records and payments of practices of integrative medicine. It supports the judgement of those who treat; it does not replace it.",
    },
    account: {
      title: "Your account",
      text: "Each person uses their own account and keeps the password to themselves. Whoever manages a space decides who works in it and what they may see.",
    },
    records: {
      title: "Your records",
      text: "What you write belongs to your practice. You can export it at any time. Signed entries are not changed; later changes are amendments with a name and a date.",
    },
    plan: {
      title: "Plan and payment",
      text: "The free trial lasts 15 days and asks for no payment. Afterwards a plan is paid in advance for the months you choose. Without a plan your records stay readable.",
    },
    end: {
      title: "Ending it",
      text: "You can stop at any time. Records are kept for as long as the law asks of your practice, then deleted.",
    },
  },
  privacy: {
    title: "Privacy Policy",
    who: {
      title: "Who is responsible",
      text: "Your practice is responsible for its patients' data; Meridian processes them on its behalf. For your own account Meridian is responsible.",
    },
    what: {
      title: "What is kept",
      text: "Of you: name, e-mail, phone, language, the versions of the texts you accepted, and for students the proof of enrolment. Of patients: what your practice writes down.",
    },
    why: {
      title: "What for",
      text: "To run the service, to send the messages you ask for, and to prove who read or changed a record. Nothing is sold, and nothing is used for advertising.",
    },
    where: {
      title: "Where and how",
      text: "In data centres in the European Union, encrypted in transit and at rest. Every access to a patient's record is written down.",
    },
    rights: {
      title: "Your rights",
      text: "You may see, correct, export and delete your data, and object to its use. Patients turn to their practice, which has the means to answer.",
    },
  },
} as const;

export default legal;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    legal: typeof legal;
  }
}
