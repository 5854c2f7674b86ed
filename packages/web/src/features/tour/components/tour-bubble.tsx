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

/** Parts of the bubble that are in the window: at each of them it is looked at again. */
const PARTS = [0, 0.2, 0.4, 0.6, 0.8, 0.99, 1];
/** What says that the user looks at another place of the page. */
const ELSEWHERE = ["wheel", "touchmove", "pointerdown"] as const;

/**
 * Scrolls to the bubble whenever a part of it leaves the window, until the user goes elsewhere: the parts of a page come one
 * after another, and a window of another size has another layout, which moves the element that the bubble points at.
 */
function keepInView(bubble: HTMLElement | null) {
  if (!bubble) return;
  const observer = new IntersectionObserver(
    (seen) => (seen.at(-1)?.intersectionRatio ?? 1) < 0.99 && bubble.scrollIntoView({ block: "center" }),
    { threshold: PARTS },
  );
  observer.observe(bubble);
  const stop = () => {
    observer.disconnect();
    for (const kind of ELSEWHERE) window.removeEventListener(kind, stop);
  };
  for (const kind of ELSEWHERE) window.addEventListener(kind, stop, { passive: true });
  return stop;
}
