import type { AcceptedText } from "../../contracts/legal-texts/legal-texts.ts";

/**
 * The terms and the privacy policy in English, as the product ships with them. Weakness: written for the product and not reviewed by a
 * lawyer; whoever runs it has them reviewed and publishes their own version.
 */
export const LEGAL_TEXTS_EN: Readonly<Record<AcceptedText, { title: string; body: string }>> = {
  terms: {
    title: "Terms and Conditions",
    body: `# The service

Meridian stores the appointments, clinical records and payments of integrative medicine practices. It supports professional judgement; it does not replace it.

# Your account

Each person uses their own account and keeps its password secret. The managers of a space decide who works in it and what they may see.

# Your records

Your records belong to your practice, and you can export them at any time. Signed entries cannot be changed; later changes are recorded as amendments with a name and a date.

# Plan and payment

The free trial lasts 15 days and requires no payment. After that, you pay for a plan in advance for the months you choose. Without a plan, your records stay readable.

# Termination

You can stop using the service at any time. Records are kept for as long as the law requires of your practice and are then deleted.`,
  },
  privacy: {
    title: "Privacy Policy",
    body: `# Who is responsible

Your practice is responsible for its patients' data; Meridian processes them on its behalf. For your own account Meridian is responsible.

# What data we keep

About you: name, e-mail, phone, language, the versions of the texts you accepted and, for students, proof of enrolment. About patients: what your practice records.

# Why we use it

To run the service, to send the messages you ask for and to show who read or changed a record. We sell nothing and use nothing for advertising.

# Where and how

In data centres in the European Union, encrypted in transit and at rest. Every access to a patient's record is logged.

# Your rights

You may see, correct, export and delete your data, and object to its use. Patients should contact their practice, which can answer these requests.`,
  },
};
