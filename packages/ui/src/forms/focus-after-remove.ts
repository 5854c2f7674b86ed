/** A row of a list: what one remove button removes. */
export const ROW = "li, tr, [data-row]";

const STOP = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * What Tab reaches of a row: its fields and buttons, those of a list that the arrows move through too, or the row itself
 * where it has none.
 */
export function stopOf(row: Element): HTMLElement | undefined {
  const stops = [...row.querySelectorAll<HTMLElement>(STOP)];
  const own = stops.filter((stop) => !stop.matches("[data-removes], :disabled"));
  return (
    own.find((stop) => !stop.matches("[tabindex='-1']")) ??
    own[0] ??
    (row instanceof HTMLElement && (row.tabIndex >= 0 || row.matches("[data-bare-row]")) ? row : undefined)
  );
}

/** A finger has no focus to lose, and would get a keyboard for it. */
const bringsKeyboard = (stop: HTMLElement) =>
  stop.matches("input:not([type=checkbox], [type=radio]), textarea") &&
  matchMedia("(pointer: coarse)").matches;

/**
 * Leads the focus on where a row goes: to the next row, else to the one before, else to the field that adds rows. Never to
 * a remove button, which the next space would press. Called before the row goes.
 */
export function focusAfterRemoval(inside: HTMLElement) {
  const row = inside.closest(ROW);
  const stop = [row?.nextElementSibling, row?.previousElementSibling]
    .map((sibling) => sibling && stopOf(sibling))
    .find(Boolean);
  const next = stop ?? fieldAbove(row);
  if (next && !bringsKeyboard(next)) next.focus();
}

/** The nearest search field that is not of the row itself, else the nearest field or button. */
function fieldAbove(row: Element | null): HTMLElement | undefined {
  for (let box = row?.parentElement; box && box !== document.body; box = box.parentElement) {
    const fields = [...box.querySelectorAll<HTMLElement>('[role="combobox"], input, textarea, button')];
    const others = fields.filter((one) => !row?.contains(one) && !one.matches("[data-removes], :disabled"));
    const field = others.find((one) => one.matches('[role="combobox"]')) ?? others.at(-1);
    if (field) return field;
  }
  return undefined;
}
