import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** How long the heading of a new page is waited for, milliseconds. */
const PATIENCE = 15_000;

/** The page's heading once it says something: while a record is loading it is empty. */
const headingOf = (main: HTMLElement) =>
  [...main.querySelectorAll<HTMLElement>("h1")].find(
    (heading) => heading.textContent?.trim() && !heading.closest("[hidden], [inert]"),
  );

/** The link that was followed to this page, where it is still there: one of a banner. */
const ledHere = (element: Element | null) =>
  element instanceof HTMLAnchorElement && element.pathname === location.pathname;

/**
 * Moves the focus to the heading of a new page, so that a screen reader reads it and Tab continues in the page, not in
 * the menu. A page that has taken the focus itself keeps it: a field, an open dialog.
 *
 * Until the heading is drawn the page's frame has the focus. A heading that is replaced while the page is loading
 * passes it on. Whatever the user presses meanwhile ends this.
 */
export function focusNewPage(main: HTMLElement): () => void {
  const isOurs = (element: Element | null) =>
    !element || element === document.body || element === main || element.matches("h1[tabindex='-1']");
  const give = (element: HTMLElement) => {
    if (document.activeElement !== element) element.focus({ preventScroll: true });
  };
  const lead = () => {
    if (!isOurs(document.activeElement)) return;
    const heading = headingOf(main);
    if (heading && !heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    give(heading ?? main);
  };
  const taken = document.activeElement;
  const inPage = main.contains(taken) && taken !== main && !ledHere(taken);
  if (inPage || taken?.closest("dialog[open]")) return () => undefined;
  // It is on a link of the menu or a banner, or was lost with the page before.
  give(main);
  lead();
  const watch = new MutationObserver(lead);
  watch.observe(main, { childList: true, subtree: true, characterData: true });
  const stop = () => {
    watch.disconnect();
    clearTimeout(limit);
    for (const kind of ["keydown", "pointerdown"]) window.removeEventListener(kind, stop, true);
  };
  const limit = setTimeout(stop, PATIENCE);
  for (const kind of ["keydown", "pointerdown"]) window.addEventListener(kind, stop, true);
  return stop;
}

/**
 * {@link focusNewPage} whenever the address leads to another page, and where the frame itself is new: after signing in.
 * A page that is opened or loaded again begins at its top, as the browser has it.
 */
export function useFocusedPage(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const isLoaded = useNavigationType() === "POP";
  const shown = useRef(isLoaded ? pathname : undefined);
  useEffect(() => {
    if (shown.current === pathname || !main.current) return;
    shown.current = pathname;
    return focusNewPage(main.current);
  }, [pathname, main]);
}
