import { createContext, useContext, useEffect } from "react";
import { holdPage } from "./unsent.ts";

/** Where a form stands that may be closed around it: takes note of it, and gives back how to forget it. */
type Note = () => () => void;

export const UnsentInside = createContext<Note | undefined>(undefined);

/**
 * Said by a form that keeps no draft, while something stands in it that was not sent: the dialog around it asks before it
 * closes, and the browser before the page goes. Outside a dialog it does nothing.
 */
export function useUnsentInside(unsent: boolean) {
  const note = useContext(UnsentInside);
  useEffect(() => {
    if (!unsent || !note) return;
    const forget = note();
    // Nothing can be sent for it: it is lost with the page.
    const release = holdPage(async () => undefined);
    return () => {
      forget();
      release();
    };
  }, [unsent, note]);
}
