const preferences = {
  title: "Settings",
  you: "You",
  name: "Name",
  color: "Your colour",
  colorHelp: "Colours your appointments in the calendar.",
  platformColor: "Colour of your interface",
  platformColorHelp: "Colours your avatar and the selected menu item.",
  licence: "Licence number",
  licenceHelp: "Printed with your signature.",
  monitoring: "Symptom monitoring",
  monitoringText: "Text of your e-mails to patients",
  monitoringHelp: "Shown above the private link. Clear it to restore the default text.",
  mails: "E-mails from Meridian",
  news: "Send me news by e-mail",
  newsHelp: "You always get e-mails about your account and the service.",
  from: "Day starts at",
  to: "Day ends at",
  saturday: "Show Saturday",
  sunday: "Show Sunday",
  saved: "Saved Successfully",
  entity: {
    verified: "Your company is verified",
    facts: "{{company}}, VAT number {{vat}}",
  },
} as const;

export default preferences;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    preferences: typeof preferences;
  }
}
