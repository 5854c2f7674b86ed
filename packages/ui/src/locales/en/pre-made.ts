const preMade = {
  apply: {
    title: "Pre-made treatments",
    search: "Find a pre-made treatment",
    none: "No pre-made treatments yet",
    noneHelp: "Save the treatment of this appointment as one, or create one in the library.",
    nothing: "No pre-made treatments found",
    more: "Type to find one of {{count}}",
    sharedBy: "from {{name}}",
    added_one: "“{{name}}” applied: {{count}} added",
    added_other: "“{{name}}” applied: {{count}} added",
    known_one: "{{count}} was already there",
    known_other: "{{count}} were already there",
    left_one: "{{count}} did not fit",
    left_other: "{{count}} did not fit",
    gone_one: "{{count}} no longer exists",
    gone_other: "{{count}} no longer exist",
    nothingNew: "Everything in “{{name}}” is already there",
    undone: "Undone",
  },
  save: {
    title: "Save as pre-made treatment",
    name: "Name",
    of: "Treatment",
    shared: "Share with colleagues",
    done: "“{{name}}” saved",
    empty: "There is nothing to save yet.",
  },
} as const;
export default preMade;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    "pre-made": typeof preMade;
  }
}
