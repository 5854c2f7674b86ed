import { createContext, useContext, useEffect } from "react";
import { guardPage } from "./unsent-input.ts";

/** Registers a form that has unsaved input; returns a function that removes it. */
type Note = () => () => void;

export const UnsavedGuard = createContext<Note | undefined>(undefined);

/**
 * For forms without a draft: while there is unsaved input, the dialog around it asks before it closes, and the
 * browser before the page is left.
 */
export function useUnsavedGuard(unsent: boolean) {
  const note = useContext(UnsavedGuard);
  useEffect(() => {
    if (!unsent || !note) return;
    const forget = note();
    // There is nothing to send: the input is lost with the page.
    const release = guardPage(async () => undefined);
    return () => {
      forget();
      release();
    };
  }, [unsent, note]);
}
