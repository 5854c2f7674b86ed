const settings = {
  title: "Settings",
  you: "You",
  name: "Name",
  color: "Your colour",
  colorHelp: "Tints your appointments in the calendar.",
  platformColor: "Colour of your interface",
  platformColorHelp: "Tints your initials and where you are in the menu.",
  licence: "Licence number",
  licenceHelp: "Printed where your signature needs it.",
  monitoring: "Symptom monitoring",
  monitoringText: "Text of your e-mails to patients",
  monitoringHelp: "Stands above the private link. Empty it to have the usual words back.",
  from: "Day starts at",
  to: "Day ends at",
  saturday: "Show Saturday",
  sunday: "Show Sunday",
  saved: "Saved Successfully",
  entity: {
    verified: "Your entity is verified",
    facts: "{{company}}, VAT number {{vat}}",
  },
} as const;

export default settings;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    settings: typeof settings;
  }
}
