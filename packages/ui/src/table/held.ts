import { useEffect, useState } from "react";

/**
 * What is shown, kept as it was while the mouse or a finger presses on it: a search answer that arrives between pressing and releasing
 * would move another row under the pointer, and that row would be opened. The last is shown after the click.
 */
export function useHeld<T>(shown: T): { shown: T; onPointerDown: () => void } {
  const [held, setHeld] = useState<{ shown: T }>();
  useEffect(() => {
    if (!held) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The click follows the release.
    const release = () => {
      timer = setTimeout(() => setHeld(undefined));
    };
    const events = ["pointerup", "pointercancel"] as const;
    for (const event of events) window.addEventListener(event, release);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, release);
    };
  }, [held]);
  return { shown: held ? held.shown : shown, onPointerDown: () => setHeld({ shown }) };
}
