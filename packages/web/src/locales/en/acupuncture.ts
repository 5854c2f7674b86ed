const acupuncture = {
  title: "Acupuncture",
  kind: "Body or ear",
  body: "Body",
  ear: "Ear",
  points_one: "{{count}} point",
  points_other: "{{count}} points",
  needles: "in {{in}}, out {{out}}",
  none: {
    body: "No body points",
    ear: "No ear points",
    help: "Type a code or a name above, or apply a group.",
  },
  add: {
    body: "Add a body point",
    ear: "Add an ear point",
    bodyExample: "st36, zusanli, stomach 36, knee pain",
    earExample: "shenmen, CO15, sleep",
    nothing: "No points found",
  },
  beware: "Beware: see the warning",
  group: "Group",
  chooseGroup: "Apply a group",
  copy: {
    action: "Copy last visit",
    done: "Points of the last visit added",
    nothing: "The last visit holds no points",
  },
  conflict: {
    title: "Someone else changed the points meanwhile",
    mine: "Yours: {{points}}",
    theirs: "Theirs: {{points}}",
    keepMine: "Keep mine",
    takeTheirs: "Take theirs",
  },
  allOut: "All needles out",
  removeAll: { body: "Remove all body points", ear: "Remove all ear points" },
  removed_one: "{{count}} point removed",
  removed_other: "{{count}} points removed",
  undo: "Undo",
  remove: "Remove {{point}}",
  side: { left: "Left", right: "Right", center: "Centre" },
  sideOf: "Side of {{point}}",
  technicsOf: "Technics at {{point}}",
  needlesIn: "Needles in at {{point}}",
  needlesOut: "Needles out at {{point}}",
  details: "Depth, response, note",
  depth: "Depth",
  retention: "Retention",
  retentionRange: "From 0 to 240 minutes.",
  response: "Response (deqi)",
  responses: { none: "None", weak: "Weak", moderate: "Moderate", strong: "Strong" },
  stimulation: "Stimulation",
  stimulations: { none: "None", even: "Even", tonification: "Tonification", sedation: "Sedation" },
  needle: "Needle",
  note: "Note",
  ashi: "Ashi points",
  ashiExample: "Left shoulder, 2 cm below the acromion",
} as const;

export default acupuncture;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    acupuncture: typeof acupuncture;
  }
}
