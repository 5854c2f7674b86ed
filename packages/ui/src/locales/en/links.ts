/** Links for patients, and the messages that carry them. */
const links = {
  copy: "Copy link",
  copied: "Link copied",
  notCopied: "The link could not be copied. Select it and copy it.",
  address: "Link",
  show: "Show QR code",
  hide: "Hide QR code",
  code: "QR code of the patient's link",
  scan: "The patient scans this with the phone's camera.",
  channel: { email: "E-mail", sms: "Text message" },
  blocked: {
    email: {
      clinic_off: "The clinic has e-mail to patients switched off. A manager can switch it on in Settings.",
      no_plan: "The clinic's plan has no e-mail.",
      no_consent:
        "The patient has not agreed to e-mail. Ask, and record the answer in the overview, under “Messages and notes”.",
      no_address: "There is no e-mail address on the patient's record.",
      not_portuguese_mobile: "There is no e-mail address on the patient's record.",
    },
    sms: {
      clinic_off: "The clinic has text messages switched off. A manager can switch them on in Settings.",
      no_plan: "The clinic's plan has no text messages.",
      no_consent:
        "The patient has not agreed to text messages. Ask, and record the answer in the overview, under “Messages and notes”.",
      no_address: "There is no mobile number on the patient's record.",
      not_portuguese_mobile: "Text messages go to Portuguese mobile numbers only.",
    },
  },
  sent: "Sent",
  channels: "Send by",
  previewEmail: "E-mail",
  previewSms: "Text message",
  chooseChannel: "Choose a way to send it that reaches the patient.",
  status: { pending: "Waiting", sent: "Sent", failed: "Failed", withdrawn: "Not sent" },
  reason: {
    refused: "The address was rejected. Check it with the patient.",
    unreachable: "The service could not be reached for 24 hours.",
    unknown_outcome: "The connection was lost while sending. Ask the patient whether it arrived.",
    not_portuguese_mobile: "Text messages go to Portuguese mobile numbers only.",
    changed: "Something changed before it was sent.",
    consent_withdrawn: "The patient no longer agrees to this kind of message.",
    no_link: "The link was revoked or expired first.",
    not_asked: "Paused or ended before it was sent.",
    answered: "The patient had already answered.",
    sms_allowance: "The text messages in your plan for this month are used up.",
    too_late: "It could not be sent in time.",
  },
} as const;
export default links;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    links: typeof links;
  }
}
