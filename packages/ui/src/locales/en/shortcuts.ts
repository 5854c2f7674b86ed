/** Keyboard shortcuts, as the help lists them. */
const shortcuts = {
  here: "On this screen",
  none: "This screen has no shortcuts of its own.",
  everywhere: "Everywhere",
  space: "Space",
  does: {
    moveBetweenRows: "move between rows",
    openRow: "open the row",
    pickRow: "choose the row",
    removeRow: "remove the row, on one of its buttons",
    removeRowOfField: "remove the row, in one of its fields",
    search: "find a patient or a screen",
    help: "open this help",
    close: "close a dialog or a menu",
  },
} as const;

export default shortcuts;

declare module "@meridian/ui/i18n/resources" {
  interface LocaleNamespaces {
    shortcuts: typeof shortcuts;
  }
}
