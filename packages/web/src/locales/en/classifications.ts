const classifications = {
  title: "ICD codes",
  context: "The codes your clinic uses most, and your own entries.",
  search: "M54, back pain",
  nothing: "No codes found",
  code: "Code",
  codeHelp: "Letters and digits, like J45.0 or CLINIC-1.",
  en: "Title in English",
  pt: "Title in Portuguese",
  up: "Move up: {{code}}",
  down: "Move down: {{code}}",
  remove: "Remove {{code}}",
  removed: "{{code}} removed",
  undo: "Undo",
  edit: "Edit {{code}}",
  star: "Favourite: {{code}}",
  favourites: {
    title: "Favourites",
    help: "Favourites come first in every search.",
    add: "Add a favourite",
    none: "No favourites yet",
    noneHelp: "Search for a code above, or star one in its chapter.",
  },
  own: {
    title: "Own entries",
    help: "Your clinic's own codes, found together with the classification.",
    none: "No own entries yet",
    noneHelp: "Add codes that are missing from the classification.",
    add: "Add an entry",
    change: "Edit entry",
  },
  chapters: { title: "Chapters", none: "No codes in this chapter yet" },
} as const;

export default classifications;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    classifications: typeof classifications;
  }
}
