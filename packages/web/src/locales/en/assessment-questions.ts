/** Custom tests where they are answered: in the appointment and in the builder's preview. */
const assessmentQuestions = {
  yes: "Yes",
  no: "No",
  number: {
    normalBetween: "Normal {{low}} to {{high}}",
    normalFrom: "Normal from {{low}}",
    normalUpTo: "Normal up to {{high}}",
    possibleBetween: "Enter a number between {{low}} and {{high}}.",
    possibleFrom: "Enter {{low}} or more.",
    possibleUpTo: "Enter {{high}} or less.",
  },
  level: { low: "below normal", high: "above normal" },
  drawing: {
    described_one: "Drawing on “{{label}}”, {{count}} stroke",
    described_other: "Drawing on “{{label}}”, {{count}} strokes",
    pen: "Pen",
    pens: { red: "Red", blue: "Blue", amber: "Amber", ink: "Dark" },
    undo: "Undo",
    clear: "Clear",
    open: "Draw",
    close: "Stop drawing",
    full: "The drawing is full. Undo a stroke to continue.",
  },
  score: {
    label: "Score",
    of: "{{total}} of {{most}}",
    ofFrom: "{{total}}, on a scale from {{least}} to {{most}}",
    missing_one: "{{count}} answer missing",
    missing_other: "{{count}} answers missing",
    none: "No answers yet",
  },
  open_one: "{{count}} required answer is missing",
  open_other: "{{count}} required answers are missing",
  choose: {
    label: "Add a test",
    placeholder: "Name or category",
    nothing: "No tests found",
    failed: "The tests could not be loaded. Try again.",
    usual: "Often used in “{{type}}”",
    none: "No custom tests yet",
    noneHelp: "Build your own: questions, scales, drawings and scores.",
    library: "Open the test library",
    newest: "Version {{version}}",
  },
  taken: {
    version: "version {{version}}",
    remove: "Remove {{name}}",
    previous: "Previous result, {{date}}",
    noPrevious: "No earlier result",
    last: "last {{value}}, {{date}}",
    course: "Over time",
    lost: "The questions of this test could not be loaded.",
    retry: "Try again",
    nothing: "No answers",
  },
} as const;

export default assessmentQuestions;
declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    "assessment-questions": typeof assessmentQuestions;
  }
}
