import type { KeyboardEvent } from "react";

/**
 * Which row of a list a key leads to from a row's field: Enter to the next, Shift+Enter to the one before, arrows up and
 * down. Undefined for other keys. Only from a field: on a button Enter presses it.
 */
export function rowStep(event: KeyboardEvent): 1 | -1 | undefined {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target, nativeEvent } = event;
  if (!(target instanceof HTMLInputElement) || nativeEvent.isComposing) return undefined;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === "Enter") return shiftKey ? -1 : 1;
  if (shiftKey) return undefined;
  if (key === "ArrowDown") return 1;
  return key === "ArrowUp" ? -1 : undefined;
}

/**
 * Moves the focus from a row's field to the one the key leads to, whose content is selected, and where there is no such row
 * to the field that adds rows. `idAt` gives the id of a row's field, undefined where there is none.
 */
export function focusRow(
  event: KeyboardEvent,
  at: number,
  idAt: (row: number) => string | undefined,
  adds: string,
) {
  const step = rowStep(event);
  if (!step) return;
  event.preventDefault();
  const next = idAt(at + step);
  const target = document.getElementById(next ?? adds);
  target?.focus();
  if (next !== undefined && target instanceof HTMLInputElement) target.select();
}
