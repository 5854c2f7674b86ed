import { type RefObject, useEffect } from "react";
import { arrowStep } from "./controls.ts";

/** A row of a list in which only one row has tab stops; the arrow keys up and down move between the rows. */
const ROW = "[data-roving-row]";
/** A group of controls with one tab stop, within which the arrow keys move. */
const GROUP = `${ROW} fieldset, [data-roving]`;
const STOP =
  "a[href], button:not(:disabled, [data-removes]), input:not(:disabled):not([type=radio]), select, textarea, summary";

const stopsOf = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>(STOP)];
const isOn = (stop: HTMLElement) =>
  stop.getAttribute("aria-pressed") === "true" || (stop instanceof HTMLInputElement && stop.checked);

/**
 * Limits the tab stops inside `root`: of a list marked with `data-roving-row` only the row used last has any, and of a
 * group (a fieldset in such a row, or an element with `data-roving`) only the control used last.
 */
export function useRoving(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const container = root.current;
    if (!container) return;
    const lastUsed = new WeakMap<Element, HTMLElement>();
    const update = () => updateTabStops(container, lastUsed);
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const row = target.closest<HTMLElement>(ROW);
      const group = target.closest(GROUP);
      if (row?.parentElement) lastUsed.set(row.parentElement, row);
      if (group) lastUsed.set(group, target);
      if (row || group) update();
    };
    // Text typed into a text area is a change below it too, but brings no control.
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes, removedNodes }) => hasElement(addedNodes) || hasElement(removedNodes)))
        update();
    });
    observer.observe(container, { childList: true, subtree: true });
    container.addEventListener("focusin", onFocus);
    container.addEventListener("keydown", onArrow);
    update();
    return () => {
      observer.disconnect();
      container.removeEventListener("focusin", onFocus);
      container.removeEventListener("keydown", onArrow);
    };
  }, [root]);
}

const hasElement = (nodes: NodeList) => [...nodes].some((node) => node instanceof Element);

function updateTabStops(container: HTMLElement, lastUsed: WeakMap<Element, HTMLElement>) {
  const setTabStop = (stop: HTMLElement, on: boolean) => {
    if (stop.tabIndex !== (on ? 0 : -1)) stop.tabIndex = on ? 0 : -1;
  };
  for (const row of container.querySelectorAll<HTMLElement>(ROW)) {
    const list = row.parentElement;
    const last = list && lastUsed.get(list);
    const current = last && list.contains(last) ? last : list?.querySelector(":scope > [data-roving-row]");
    for (const stop of stopsOf(row)) setTabStop(stop, row === current);
  }
  for (const group of container.querySelectorAll<HTMLElement>(GROUP)) {
    const stops = stopsOf(group);
    const row = group.closest<HTMLElement>(ROW);
    if (row && stops.every((stop) => stop.tabIndex < 0)) continue;
    const last = lastUsed.get(group);
    const current = last && stops.includes(last) ? last : (stops.find(isOn) ?? stops[0]);
    for (const stop of stops) setTabStop(stop, stop === current);
  }
}

/** Left and right within a group, up and down between rows; up and down too in a group that is in no row. */
function onArrow(event: KeyboardEvent) {
  const { key, target } = event;
  const step = arrowStep(event);
  if (
    !step ||
    event.defaultPrevented ||
    !(target instanceof HTMLElement) ||
    target.matches(`${ROW}, select, textarea, [role=combobox]`)
  )
    return;
  const isVertical = key === "ArrowUp" || key === "ArrowDown";
  const row = target.closest<HTMLElement>(ROW);
  const group = target.closest<HTMLElement>(GROUP);
  const next =
    row && isVertical
      ? sameControlInRow(row, target, step)
      : group && !target.matches(RADIO) && nextInGroup(group, target, step);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
const RADIO = "input[type=radio]";

function nextInGroup(group: HTMLElement, from: HTMLElement, step: number) {
  const stops = stopsOf(group);
  return stops.at((stops.indexOf(from) + step) % stops.length);
}

/** The like control of the next row; its first where it has none. */
function sameControlInRow(row: HTMLElement, from: HTMLElement, step: number) {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(":scope > [data-roving-row]") ?? [])];
  const next = rows[rows.indexOf(row) + step];
  if (!next) return undefined;
  const isSimilar = (stop: HTMLElement) =>
    stop.tagName === from.tagName && stop.parentElement?.className === from.parentElement?.className;
  const index = stopsOf(row).filter(isSimilar).indexOf(from);
  return stopsOf(next).filter(isSimilar)[index] ?? stopsOf(next)[0];
}
