import type { SafetyConcern } from "@meridian/core/clinical/safety/finding";

/** How long what is shown stays marked. */
const HIGHLIGHT_MS = 2400;
/** How long a step that was just opened may take to draw. */
const DRAW_TIMEOUT_MS = 4000;

/**
 * Brings what a warning is about into sight, marks it for a moment and puts the focus there: the very substance, point
 * or medicine, and its section where it is not there.
 */
export function scrollToFinding(concerns: readonly SafetyConcern[]): void {
  const [first, ...others] = concerns;
  if (!first) return;
  otherKind(first);
  whenRowIsDrawn(first, (row) => {
    // What a step that opens does with the focus comes first.
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

/** Points of the ear and of the body are shown one kind at a time. */
function otherKind(concern: SafetyConcern) {
  if (concern.section !== "acupuncture" || rowOf(concern)) return;
  sectionOf(concern)?.querySelector<HTMLElement>('[data-shows][aria-pressed="false"]')?.click();
}

/** Opens the editor of what the last visit recorded, where it stands folded into one line. Tells whether it did. */
function unfold(concern: SafetyConcern): boolean {
  const button = sectionOf(concern)?.querySelector<HTMLElement>("[data-unfolds]");
  button?.click();
  return Boolean(button);
}

function whenRowIsDrawn(concern: SafetyConcern, found: (row: HTMLElement) => void) {
  const row = rowOf(concern);
  if (row) return found(row);
  let unfolded = unfold(concern);
  const seen = () => {
    const late = rowOf(concern);
    if (!late) {
      // A step that was not open yet draws its folded lines now.
      if (!unfolded) unfolded = unfold(concern);
      return;
    }
    end();
    found(late);
  };
  const watch = new MutationObserver(seen);
  const wait = setTimeout(() => {
    end();
    const section = sectionOf(concern);
    if (section) found(section);
  }, DRAW_TIMEOUT_MS);
  const end = () => {
    watch.disconnect();
    clearTimeout(wait);
  };
  watch.observe(document.body, { childList: true, subtree: true });
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
