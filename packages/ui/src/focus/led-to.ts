import { useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";

/**
 * For the main heading of a page without the app's frame: it gets the focus when a link or an action led here, so that it
 * is read out and the keyboard goes on from it. What was pressed is gone with the page before. A field that takes the
 * focus itself keeps it, and a page that is opened anew, also by way of another address, or gone back to leaves it to the
 * browser.
 */
export function useLedTo() {
  const heading = useRef<HTMLHeadingElement>(null);
  // Nothing was pressed yet where the address that was opened leads here: signing in, accepting the terms.
  const isOpened = useNavigationType() === "POP" || navigator.userActivation?.hasBeenActive === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page appears
  useEffect(() => {
    if (!isOpened && document.activeElement === document.body) heading.current?.focus();
  }, []);
  return heading;
}
