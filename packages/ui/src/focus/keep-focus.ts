import { useEffect } from "react";

/** How long the page may take to lead the focus itself after something went, milliseconds. */
const GRACE = 60;
/** Elements remembered: where a dialog was opened from is found behind what was done in it. */
const REMEMBERED = 12;

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]):not([type="hidden"]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"])';
const DIALOG = 'dialog, [role="dialog"]';

/** An element that had the focus, with where it stood: what is around it is known when it is gone. */
type Place = { element: HTMLElement; around: { parent: Element; index: number }[]; dialog: Element | null };

function placeOf(element: HTMLElement): Place {
  const around: Place["around"] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    around.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return { element, around, dialog: element.closest(DIALOG) };
}

const isThere = (element: Element) => element.isConnected && !element.closest("[inert], [hidden]");
const canTake = (element: HTMLElement) => isThere(element) && element.matches(FOCUSABLE);
const isOpen = (dialog: Element | null) =>
  dialog?.isConnected === true && (!(dialog instanceof HTMLDialogElement) || dialog.open);

/** Into the box a control was in: what stands there now at its place, else the first before it, else the box itself. */
function focusNear({ around }: Place): boolean {
  const spot = around.find(({ parent }) => isThere(parent));
  if (!spot || spot.parent === document.body || spot.parent === document.documentElement) return false;
  const children = [...spot.parent.children];
  const order = [...children.slice(spot.index), ...children.slice(0, spot.index).reverse()];
  for (const child of order) {
    const control = child.matches(FOCUSABLE) ? child : child.querySelector(FOCUSABLE);
    if (control instanceof HTMLElement && !raisesKeyboard(control)) return give(control);
  }
  const box = spot.parent.closest("section, form, dialog, li, main, article, [role]") ?? spot.parent;
  const head = box.querySelector("h1, h2, h3") ?? box;
  if (!(head instanceof HTMLElement)) return false;
  head.tabIndex = -1;
  return give(head);
}

/** On a phone a field that nobody asked for would cover half the page with the keyboard. */
const raisesKeyboard = (element: HTMLElement) =>
  element.matches("input, textarea") && matchMedia("(pointer: coarse)").matches;

function give(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Keeps the keyboard's focus in the page: what has it may go by being pressed (a list's last row, a form that closes, a
 * button that waits for an answer), and the browser then leaves the focus nowhere. After a dialog it returns to what was
 * used before it; else to what stands at the place of what went. What the page itself focuses within a moment stays. A
 * finger or a click beside everything gives the focus up, and it stays given up.
 */
export function keepFocus(): () => void {
  let places: Place[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const lost = () => document.activeElement === document.body || document.activeElement === null;
  const restore = () => {
    waiting = undefined;
    const [last] = places;
    if (!last || !lost()) return;
    // It waits for an answer, and is used again then.
    if (isThere(last.element) && last.element.matches("[disabled]")) return;
    if (canTake(last.element) && give(last.element)) return;
    const beside =
      last.dialog && !isOpen(last.dialog) ? places.filter(({ dialog }) => dialog !== last.dialog) : places;
    for (const place of beside === places ? [last] : beside)
      if ((canTake(place.element) && give(place.element)) || focusNear(place)) return;
    focusNear(last);
  };
  const soon = () => {
    if (!places[0] || !lost()) return;
    clearTimeout(waiting);
    waiting = setTimeout(restore, GRACE);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(0, REMEMBERED);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    setTimeout(() => {
      const gone = !(target instanceof HTMLElement) || !isThere(target) || target.matches("[disabled]");
      if (gone) soon();
      else if (lost() && document.hasFocus()) places = [];
    });
  };
  const watch = new MutationObserver(soon);
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "inert", "hidden", "open"],
  });
  document.addEventListener("focusin", onFocus);
  document.addEventListener("focusout", onBlur);
  return () => {
    clearTimeout(waiting);
    watch.disconnect();
    document.removeEventListener("focusin", onFocus);
    document.removeEventListener("focusout", onBlur);
  };
}

/** {@link keepFocus} while the frame is there. */
export const useKeptFocus = () => useEffect(keepFocus, []);
