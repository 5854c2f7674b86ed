const icd = {
  title: "ICD codes",
  context: "What your clinic uses most of the classification, and entries of its own.",
  search: "Code or words, like M54 or back pain",
  nothing: "No codes found",
  code: "Code",
  codeHelp: "Letters and digits, like J45.0 or CLINIC-1.",
  en: "Title in English",
  pt: "Title in Portuguese",
  up: "Move up: {{code}}",
  down: "Move down: {{code}}",
  remove: "Remove {{code}}",
  removed: "{{code}} is removed",
  undo: "Undo",
  edit: "Edit {{code}}",
  star: "Favourite: {{code}}",
  favourites: {
    title: "Favourites",
    help: "In every search they come before others that answer as well.",
    add: "Add a favourite",
    none: "No favourites yet",
    noneHelp: "Find a code above, or give it a star in its chapter.",
  },
  own: {
    title: "Own entries",
    help: "Codes of your clinic's own, found beside the classification's.",
    none: "No own entries yet",
    noneHelp: "Add what the classification does not name.",
    add: "Add an entry",
    change: "Edit the entry",
  },
  chapters: { title: "Chapters", none: "No codes in this chapter yet" },
} as const;

export default icd;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    icd: typeof icd;
  }
}
