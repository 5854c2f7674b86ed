const messages = {
  title: "E-mail and SMS",
  context:
    "Mails and text messages that failed in the last 90 days, of all clinics, without names or addresses.",
  failed: "Failed messages",
  none: "No failed messages",
  noneHelp: "A message that cannot be sent is tried again for a day, and listed here when it is given up.",
  sendAgain: "Send again",
  sentAgain: "The message is being sent again.",
  column: {
    failed: "Failed",
    message: "Message",
    reason: "Why",
    state: "State",
    attempts: "Attempts",
    space: "Clinic (id)",
  },
  channel: {
    email: "e-mail",
    sms: "SMS",
  },
  state: {
    open: "Not sent",
    sent_again: "Sent again",
    clinics: "For the clinic to send again",
    over: "Too old to send again",
  },
  reason: {
    refused: "Refused by the mail or SMS service",
    unreachable: "Service unreachable, or the text could not be made",
    unknown_outcome: "Not known whether it was sent",
    not_portuguese_mobile: "Not a Portuguese mobile number",
    sms_allowance: "No text messages left this month",
    changed: "What it said has changed",
    consent_withdrawn: "Consent withdrawn",
    no_link: "No link any more",
    not_asked: "No longer asked for",
    answered: "Already answered",
    too_late: "Too late",
    unknown: "Not recorded",
  },
  template: {
    invitation: "Invitation",
    "email-taken": "Address already registered",
    "export-ready": "Export ready",
    "export-failed": "Export failed",
    "space-closing": "Closing of a clinic",
    "retention-waiting": "Data past its retention period",
    "student-proof": "Proof of enrolment",
    "appointment-booked": "Appointment booked",
    "appointment-moved": "Appointment changed",
    "appointment-cancelled": "Appointment cancelled",
    "appointment-reminder": "Appointment reminder",
    "plan-expiring": "Plan ends soon",
    "plan-expired": "Plan ended",
    "plan-paid": "Payment received",
    "plan-payment-failed": "Payment failed",
    "plan-proof-rejected": "Proof of payment rejected",
    "plan-reference": "Payment reference",
    "monitoring-link": "Link to monitored symptoms",
    "monitoring-reminder": "Reminder of monitored symptoms",
    "consent-link": "Link to a consent",
    "support-received": "Message to support received",
    "support-answered": "Answer from support",
  },
} as const;

export default messages;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    messages: typeof messages;
  }
}
