import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Joyride, type TooltipRenderProps } from "react-joyride";
import { findTarget } from "../model/find-target.ts";
import classes from "./tour.module.css";
import { TourActs, type TourControls, TourText } from "./tour-text.tsx";

/** The bubble at the element of a step. What lies below stays usable: the shade takes no presses. */
export function TourBubble({ target, ...controls }: TourControls & { target: string }) {
  useEffect(() => {
    // In a row that is wider than the window, such as tabs on a phone.
    const reveal = () => findTarget(target)?.scrollIntoView({ block: "nearest", inline: "center" });
    reveal();
    window.addEventListener("resize", reveal);
    return () => window.removeEventListener("resize", reveal);
  }, [target]);
  return (
    <Joyride
      run
      steps={[
        {
          target: () => findTarget(target),
          content: null,
          data: controls,
          placement: controls.step.above ? "top-start" : "bottom",
          skipBeacon: true,
        },
      ]}
      tooltipComponent={Bubble}
      styles={{ spotlight: { stroke: "var(--focus)", strokeWidth: 2 } }}
      // It would add styles to the page, which its content policy refuses.
      loaderComponent={null}
      options={{
        disableFocusTrap: true,
        dismissKeyAction: false,
        overlayClickAction: false,
        overlayColor: "var(--tour-shade)",
        arrowColor: "var(--card)",
        scrollDuration: 0,
        scrollOffset: 330,
        spotlightRadius: 8,
        zIndex: 150,
      }}
    />
  );
}

function Bubble({ step }: TooltipRenderProps) {
  const { t } = useTranslation("tour");
  const controls = step.data as TourControls;
  const bubble = useRef<HTMLDivElement>(null);
  // Each step is read from its beginning, and the keyboard goes on from there.
  useEffect(() => bubble.current?.focus({ preventScroll: true }), []);
  useEffect(() => keepInView(bubble.current), []);
  return (
    <div
      role="dialog"
      aria-label={t("title")}
      aria-describedby="tour-text"
      ref={bubble}
      tabIndex={-1}
      className={classes.bubble}
    >
      <TourText {...controls} />
      <TourActs {...controls} />
    </div>
  );
}

/** Milliseconds for which a bubble is followed: the parts of a page come one after another and move its element. */
const FOLLOWED = 3000;

/** Scrolls to the bubble whenever it leaves the window, until its page is complete or the user scrolls. */
function keepInView(bubble: HTMLElement | null) {
  if (!bubble) return;
  const observer = new IntersectionObserver(
    ([seen]) => seen && seen.intersectionRatio < 1 && bubble.scrollIntoView({ block: "center" }),
    { threshold: 1 },
  );
  observer.observe(bubble);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const kind of ["wheel", "touchmove"]) window.removeEventListener(kind, stop);
  };
  const timer = setTimeout(stop, FOLLOWED);
  for (const kind of ["wheel", "touchmove"]) window.addEventListener(kind, stop, { passive: true });
  return stop;
}
