import type { SafetyConcern } from "@meridian/core/clinical/safety/finding";
import { reveal } from "./reveal.ts";

/** How long a row stays highlighted, in milliseconds. */
const HIGHLIGHT_MS = 2400;
/** The longest a step may take to be drawn, in milliseconds. */
const DRAW_TIMEOUT_MS = 4000;

/**
 * Scrolls to what a warning is about, highlights it for a moment and focuses it: the substance, point or medicine, or
 * its section where that entry does not exist.
 */
export function scrollToFinding(concerns: readonly SafetyConcern[]): void {
  const [first, ...others] = concerns;
  if (!first) return;
  whenRowIsDrawn(first, (row) => {
    // A step that opens sets the focus first.
    requestAnimationFrame(() => {
      focusRow(row);
      for (const one of [row, ...others.map(rowOf)]) if (one) highlight(one);
    });
  });
}

const sectionOf = ({ section }: SafetyConcern) =>
  document.getElementById(section === "acupuncture" ? section : `section-${section}`);

function rowOf(concern: SafetyConcern): HTMLElement | null {
  const { id, part } = concern;
  const within = (name: "entry" | "part", value: string, around: ParentNode | null | undefined) =>
    [...(around?.querySelectorAll<HTMLElement>(`[data-${name}]`) ?? [])].find(
      (one) => one.dataset[name] === value,
    ) ?? null;
  const entry = within("entry", id, sectionOf(concern));
  return (part ? within("part", part, entry) : null) ?? entry;
}

/**
 * Calls `found` with the entry's row once it is drawn. A section that hides the entry shows it first; a step that was
 * not open yet can do so only after it is drawn.
 */
function whenRowIsDrawn(concern: SafetyConcern, found: (row: HTMLElement) => void) {
  const row = rowOf(concern);
  if (row) return found(row);
  let revealed = reveal(concern);
  const onChange = () => {
    const late = rowOf(concern);
    if (!late) {
      if (!revealed) revealed = reveal(concern);
      return;
    }
    end();
    found(late);
  };
  const observer = new MutationObserver(onChange);
  const timeout = setTimeout(() => {
    end();
    const section = sectionOf(concern);
    if (section) found(section);
  }, DRAW_TIMEOUT_MS);
  const end = () => {
    observer.disconnect();
    clearTimeout(timeout);
  };
  observer.observe(document.body, { childList: true, subtree: true });
}

function focusRow(row: HTMLElement) {
  row.scrollIntoView({ block: "center" });
  const field = row.querySelector<HTMLElement>("input, textarea, select, button");
  (field ?? row).focus({ preventScroll: true });
}

function highlight(row: HTMLElement) {
  row.dataset.shown = "";
  setTimeout(() => delete row.dataset.shown, HIGHLIGHT_MS);
}
