import { useEffect } from "react";
import { FIELD, FOCUSABLE, raisesKeyboard } from "./controls.ts";

/** How long the page may take to lead the focus itself after something went, milliseconds. */
const GRACE = 60;
/** How long a button may be disabled until it is taken for one that has nothing more to do, milliseconds. */
const ANSWERED = 500;
/** Elements remembered: where a dialog was opened from is found behind what was done in it. */
const REMEMBERED = 12;

/** What closes once it was used: the focus goes back to where it was before. */
const PASSING = 'form, dialog, [role="dialog"], [role="alertdialog"], [data-toast]';

/** An element that had the focus, with its position, so that its surroundings are known when it is removed. */
type Place = {
  element: HTMLElement;
  around: { parent: Element; index: number }[];
  /** The form or dialog it is in. */
  passing: Element | null;
  inPage: boolean;
};

function placeOf(element: HTMLElement): Place {
  const around: Place["around"] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    around.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return { element, around, passing: element.closest(PASSING), inPage: element.closest("main") !== null };
}

const isThere = (element: Element) =>
  element.isConnected && !element.closest("[inert], [hidden]") && element.checkVisibility?.() !== false;
/** Removed, hidden or waiting for an answer: its focus was not given up on purpose. */
const isGone = (target: EventTarget | null) =>
  !(target instanceof HTMLElement) || !isThere(target) || target.matches(":disabled");
const canTake = (element: HTMLElement) => isThere(element) && element.matches(FOCUSABLE);
const isClosed = (passing: Element | null) =>
  passing !== null && !(passing.isConnected && (!(passing instanceof HTMLDialogElement) || passing.open));

/** Where the focus was before the form or dialog that closed. A form may be the page's own, which the menu led to. */
const placesBefore = ({ passing: closed }: Place, places: readonly Place[]) =>
  places.filter(
    ({ passing, inPage }) =>
      passing !== closed && !isClosed(passing) && (inPage || !(closed instanceof HTMLFormElement)),
  );

/** Focuses the element now at the control's position, else the one before it, else a form it opened, else its container. */
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
  // It opened a form in the same box: that of a part of a record, whose button is above it.
  const field = box.querySelector<HTMLElement>(`form :is(${FIELD})`);
  if (field && !raisesKeyboard(field)) return give(field);
  const head = box.querySelector("h1, h2, h3") ?? box;
  if (!(head instanceof HTMLElement)) return false;
  head.tabIndex = -1;
  return give(head);
}

function give(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

/**
 * Whether it is disabled: "long" until the answer that it shows to be waiting for, or perhaps only for a "short" time; a
 * button that moved its row to the end of the list stays so.
 */
function waitOf(element: HTMLElement): "long" | "short" | undefined {
  if (!isThere(element) || !element.matches(":disabled")) return undefined;
  return element.matches("[data-loading]") ? "long" : "short";
}

/** Focuses what was focused last, what was before the form or dialog that closed, or what is near. */
function leadBack(last: Place, places: readonly Place[]) {
  const before = isClosed(last.passing) ? placesBefore(last, places) : [];
  for (const place of [{ ...last, around: [] }, ...before, last])
    if ((canTake(place.element) && give(place.element)) || focusNear(place)) return;
}

/** With one of each form and dialog, so that many fields do not push out what opened it. */
function remember(target: HTMLElement, places: readonly Place[]): Place[] {
  const place = placeOf(target);
  const others = places.filter(
    ({ element, passing }) => element !== target && !(passing && passing === place.passing),
  );
  return [place, ...others].slice(0, REMEMBERED);
}

/**
 * Keeps the keyboard focus in the page. The focused element may disappear when it is pressed (the last row of a list,
 * a closing form, a button waiting for an answer), and the browser then drops the focus. After a dialog or a form the
 * focus returns to the element used before it; otherwise it moves to the element at the removed one's position. Focus
 * set by the page itself within a moment is kept. A click or touch outside all controls drops the focus on purpose, and
 * it is not restored.
 */
export function keepFocus(): () => void {
  let places: Place[] = [];
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const lost = () => document.activeElement === document.body || document.activeElement === null;
  const restore = (isAnswered = false) => {
    waiting = undefined;
    const [last] = places;
    if (!last || !lost()) return;
    const waits = waitOf(last.element);
    if (waits === "short" && !isAnswered) waiting = setTimeout(restore, ANSWERED, true);
    else if (waits !== "long") leadBack(last, places);
  };
  const soon = () => {
    if (!places[0] || !lost()) return;
    clearTimeout(waiting);
    waiting = setTimeout(restore, GRACE, false);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    places = remember(target, places);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    // A button may wait for an answer that is there before the timeout.
    const wasGone = isGone(target);
    setTimeout(() => {
      if (wasGone || isGone(target)) soon();
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
