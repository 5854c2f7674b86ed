const settings = {
  title: "Settings",
  you: "You",
  name: "Name",
  color: "Your colour",
  colorHelp: "Tints your appointments and your initials.",
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
