/**
 * Keeps the focus in a list whose entry goes by a button of its own, marked `data-removes`: on the next entry's button,
 * else on that of the one before, else in the field that adds entries. Called before the entry goes. A finger has no
 * focus to lose, and would get a keyboard for it: there the field stays alone.
 */
export function focusAfterRemoval(button: HTMLElement) {
  const entry = button.closest("li");
  const near = [entry?.nextElementSibling, entry?.previousElementSibling]
    .map((sibling) => sibling?.querySelector<HTMLElement>("[data-removes]"))
    .find(Boolean);
  if (near) return near.focus();
  if (!matchMedia("(pointer: coarse)").matches) fieldAbove(entry)?.focus();
}

/** The nearest search field that is not of the entry itself. */
function fieldAbove(entry: HTMLElement | null): HTMLElement | undefined {
  for (let box = entry?.parentElement; box; box = box.parentElement) {
    const fields = [...box.querySelectorAll<HTMLElement>('[role="combobox"]')];
    const field = fields.find((one) => !entry?.contains(one));
    if (field) return field;
  }
  return undefined;
}
