const preMade = {
  apply: {
    title: "Pre-made treatments",
    search: "Find a pre-made treatment",
    none: "No pre-made treatments yet",
    noneHelp: "Save what this visit holds as one, or make one in the library.",
    nothing: "None is called so",
    more: "Type to find one of {{count}}",
    sharedBy: "from {{name}}",
    added_one: "“{{name}}” applied: {{count}} added",
    added_other: "“{{name}}” applied: {{count}} added",
    known_one: "{{count}} was there already",
    known_other: "{{count}} were there already",
    left_one: "{{count}} did not fit",
    left_other: "{{count}} did not fit",
    gone_one: "{{count}} no longer exists",
    gone_other: "{{count}} no longer exist",
    nothingNew: "“{{name}}” is all there already",
    undone: "Taken back",
  },
  save: {
    title: "Save as pre-made treatment",
    name: "Name",
    of: "Of which treatment",
    shared: "Colleagues may use it",
    done: "“{{name}}” saved",
    empty: "There is nothing in it yet to save.",
  },
} as const;
export default preMade;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    "pre-made": typeof preMade;
  }
}
