import { type RefObject, useEffect } from "react";
import { HOUR_HEIGHT } from "./drag.ts";

/** Space left below the calendar, in pixels, so that the page itself does not scroll. */
const BOTTOM_SPACE = 36;
/** Minimum height of a calendar, in pixels. On a small screen the page scrolls as well. */
const MIN_HEIGHT = 420;

/**
 * Gives a calendar the remaining height of the screen as `--fill`, so that the calendar scrolls instead of the page.
 * Measured again when anything above it changes.
 */
export function useFillHeight(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty(
        "--fill",
        `${Math.max(MIN_HEIGHT, window.innerHeight - top - BOTTOM_SPACE)}px`,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (element.parentElement) observer.observe(element.parentElement);
    window.addEventListener("resize", measure);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
    };
  }, [frame]);
}

/**
 * Scrolls a calendar to an hour before the given time, so that what has just begun is visible. `scroller` finds the
 * scrolling element in the frame; `key` differs for another calendar.
 */
export function useInitialScroll(
  frame: RefObject<HTMLElement | null>,
  { minutes, from, key, scroller }: { minutes: number; from: number; key: string; scroller?: string },
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what somebody scrolled to stays until another calendar opens
  useEffect(() => {
    const element = scroller ? frame.current?.querySelector(scroller) : frame.current;
    if (element) element.scrollTop = Math.max(0, ((minutes - 60 - from * 60) / 60) * HOUR_HEIGHT);
  }, [key]);
}
