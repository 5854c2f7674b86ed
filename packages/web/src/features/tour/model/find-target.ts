/** Whether an element can be seen on the page, if need be after scrolling to it. */
function isVisible(element: Element): boolean {
  if (element.checkVisibility && !element.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** The first visible element of a selector; null while there is none. */
export const findTarget = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isVisible) ?? null;

/**
 * Calls back with whether the target is there, now and whenever that changes, until the returned function is called. The page
 * builds its parts one after another, and some are replaced when their content arrives.
 */
export function watchTarget(selector: string, tell: (isThere: boolean) => void): () => void {
  let last: boolean | undefined;
  let frame = 0;
  const look = () => {
    frame = 0;
    const isThere = findTarget(selector) !== null;
    if (isThere !== last) tell(isThere);
    last = isThere;
  };
  const soon = () => {
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["hidden", "data-open", "class"],
  });
  window.addEventListener("resize", soon);
  look();
  return () => {
    observer.disconnect();
    window.removeEventListener("resize", soon);
    cancelAnimationFrame(frame);
  };
}
