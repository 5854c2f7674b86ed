import { arrowStep } from "../focus/controls.ts";
import { stopOf } from "./focus-after-remove.ts";

/** A row that has no control besides the button that removes it, so that it takes the focus itself. */
const BARE = "[data-bare-row]";

const bareRowsBeside = (row: HTMLElement) =>
  [...(row.parentElement?.children ?? [])].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(BARE),
  );

/** Lets a row without controls take the focus. All such rows of a list are one tab stop: that of the row used last. */
export function updateBareRow(row: HTMLElement) {
  const hasControl = ![undefined, row].includes(stopOf(row));
  if (hasControl && row.matches(BARE)) {
    delete row.dataset.bareRow;
    row.removeAttribute("tabindex");
  }
  if (hasControl || (!row.matches(BARE) && row.hasAttribute("tabindex"))) return;
  row.dataset.bareRow = "";
  row.tabIndex = bareRowsBeside(row).some((one) => one !== row && one.tabIndex === 0) ? -1 : 0;
}

/** The arrows move between rows that are one tab stop, and the row they lead to becomes that stop. */
export function listenToBareRow(row: HTMLElement): () => void {
  const onFocus = () => {
    if (!row.matches(BARE)) return;
    for (const one of bareRowsBeside(row)) one.tabIndex = one === row ? 0 : -1;
  };
  const onArrow = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (!step || event.target !== row || !row.matches(BARE)) return;
    const rows = bareRowsBeside(row);
    event.preventDefault();
    rows[rows.indexOf(row) + step]?.focus();
  };
  row.addEventListener("focusin", onFocus);
  row.addEventListener("keydown", onArrow);
  return () => {
    row.removeEventListener("focusin", onFocus);
    row.removeEventListener("keydown", onArrow);
  };
}
