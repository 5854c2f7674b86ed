import { type RefObject, useEffect } from "react";
import { HOUR_HEIGHT } from "./drag.ts";

/** Room left below, so that the page itself has nothing to scroll. */
const BOTTOM_SPACE = 36;
/** A calendar is never lower than this; on a small screen the page scrolls as well. */
const MIN_HEIGHT = 420;

/**
 * Gives a calendar the height that is left on the screen, as `--fill`: it scrolls, and the page does not. Measured again
 * when anything above it changes.
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
 * Opens a calendar at a time: an hour before it, so that what has just begun is seen. `scroller` finds what scrolls in the
 * frame; `key` says when it is another calendar.
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
