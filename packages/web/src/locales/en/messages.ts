const messages = {
  title: "Messages to patients",
  context: "Confirmations, changes, cancellations and reminders, by e-mail and text message",
  column: {
    patient: "Patient",
    about: "About",
    to: "Sent to",
    status: "Status",
    written: "Written",
  },
  kind: {
    booked: "Booked",
    moved: "Changed",
    cancelled: "Cancelled",
    reminder: "Reminder",
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
    refused: "The address was refused for 24 hours. Check it with the patient.",
    unreachable: "The service could not be reached for 24 hours.",
    unknown_outcome: "The connection broke while sending. It may have arrived, so it was not sent again.",
    not_portuguese_mobile: "Text messages go to Portuguese mobile numbers only.",
    changed: "The appointment changed before it could be sent. The patient was told what stands now.",
    consent_withdrawn: "The patient no longer agrees to messages of this kind.",
  },
  tries: "Tried {{count}} times so far. It is tried again for 24 hours.",
  read: {
    action: "Read message",
    title: "Message to {{name}}",
    notKept: "The text of this message was not kept. Messages sent from now on can be read.",
  },
  again: { action: "Send again", done: "It is sent again now", replaced: "Sent again" },
  empty: "No messages yet",
  emptyHelp:
    "Three minutes after a booking, patients who agreed to messages are told. What was sent stands here.",
  emptyPatient: "No messages yet",
  agreed: {
    none: "This patient has not agreed to messages. Ask, and note it in the overview, under “Messages and notes”.",
    noEmail: "The patient agreed to e-mail, but no address is on record.",
    noMobile: "The patient agreed to text messages, but no Portuguese mobile number is on record.",
  },
} as const;

export default messages;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    messages: typeof messages;
  }
}
