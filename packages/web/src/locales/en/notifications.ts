const notifications = {
  title: "Messages to patients",
  context: "Confirmations, changes, cancellations and reminders, by e-mail and text message",
  column: {
    patient: "Patient",
    about: "About",
    to: "Sent to",
    status: "Status",
    appointment: "Appointment at",
    channel: "Sent by",
    reason: "Reason",
    written: "Created",
  },
  kind: {
    booked: "Booked",
    moved: "Changed",
    cancelled: "Cancelled",
    reminder: "Reminder",
    monitoring_link: "Monitoring link",
    consent_link: "Link to sign",
    monitoring_reminder: "Monitoring reminder",
  },
  channel: { email: "E-mail", sms: "Text message" },
  more: "and {{count}} more",
  filter: "Status",
  status: {
    pending: "Waiting",
    sent: "Sent",
    failed: "Failed",
    withdrawn: "Not sent",
  },
  reason: {
    refused: "The address was rejected for 24 hours. Check it with the patient.",
    unreachable: "The service could not be reached for 24 hours.",
    unknown_outcome:
      "The connection was lost while sending. The message may have arrived, so it was not sent again.",
    sms_allowance: "The text messages in your plan for this month are used up.",
    not_portuguese_mobile: "Text messages go to Portuguese mobile numbers only.",
    changed:
      "The appointment changed before this was sent. The patient received the current details instead.",
    consent_withdrawn: "The patient no longer agrees to this kind of message.",
    no_link: "The patient's link was revoked or expired first.",
    not_asked: "Paused or ended before this was sent.",
    answered: "The patient had already answered.",
    too_late: "It could not be sent in time.",
  },
  tries_one: "{{count}} attempt so far. Sending is retried for 24 hours.",
  tries_other: "{{count}} attempts so far. Sending is retried for 24 hours.",
  read: {
    action: "Read message",
    title: "Message to {{name}}",
    hidden: "Only those who follow symptoms can read this message.",
    notKept: "The text of this message was not kept. Messages sent from now on can be read.",
  },
  again: { action: "Send again", done: "Sending again", replaced: "Sent again" },
  empty: "No messages yet",
  emptyHelp: "Patients who agreed are notified 3 minutes after booking. Sent messages appear here.",
  emptyPatient: "No messages yet",
  agreed: {
    none: "This patient has not agreed to messages. Ask, and record the answer in the overview, under “Messages and notes”.",
    noEmail: "The patient agreed to e-mail, but no address is on record.",
    noMobile: "The patient agreed to text messages, but no Portuguese mobile number is on record.",
  },
} as const;

export default notifications;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    notifications: typeof notifications;
  }
}
