import { needsReason } from "@meridian/core/clinical/safety/finding";
import { IconAlertOctagon } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./safety.module.css";
import { useSafety, useUnansweredHits } from "./safety-context.tsx";

const warningsPanel = () => document.getElementById("section-safety");

/** How much is known against what is chosen, always in sight while one works below; leads there, and back. */
export default function SafetySummary() {
  const { t } = useTranslation("safety");
  const { verdict } = useSafety();
  const open = useUnansweredHits().length;
  const serious = verdict?.hits.filter(needsReason).length ?? 0;
  const milder = verdict?.hits.filter(({ severity }) => severity === "caution").length ?? 0;
  const { isPanelVisible, goToWarnings, goBack, returnPosition } = useReturnPosition(serious > 0);
  if (serious === 0) return null;
  return (
    <div className={classes.summary} data-open={open > 0 || undefined}>
      <IconAlertOctagon size={16} stroke={1.75} aria-hidden />
      <p>
        <strong>{t("summary.serious", { count: serious })}</strong>
        {open > 0 && `, ${t("summary.open", { count: open })}`}
        {milder > 0 && ` · ${t("cautions", { count: milder })}`}
      </p>
      {returnPosition ? (
        <button type="button" className={classes.link} onClick={goBack}>
          {t("summary.back")}
        </button>
      ) : (
        !isPanelVisible && (
          <button type="button" className={classes.link} onClick={goToWarnings}>
            {t("summary.there")}
          </button>
        )
      )}
    </div>
  );
}

type ReturnPosition = { element: HTMLElement | undefined; y: number };

/** The scroll position before the user went to the warnings, until the user scrolls on from there. */
function useReturnPosition(shown: boolean) {
  const [isPanelVisible, setPanelVisible] = useState(false);
  const [returnPosition, setReturnPosition] = useState<ReturnPosition>();
  const last = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.closest("[data-step]")) return;
      if (!target.closest(`#section-safety, .${classes.summary}`)) last.current = target;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  useEffect(() => {
    const target = warningsPanel();
    if (!shown || !target || typeof IntersectionObserver === "undefined") return;
    let wasVisible = false;
    const observer = new IntersectionObserver(
      (entries) => {
        const isVisible = entries.at(-1)?.isIntersecting ?? false;
        setPanelVisible(isVisible);
        if (wasVisible && !isVisible) setReturnPosition(undefined);
        wasVisible = isVisible;
        // Elements above it are not counted.
      },
      { rootMargin: "-140px 0px 0px" },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [shown]);
  const goToWarnings = () => {
    setReturnPosition({ element: last.current, y: window.scrollY });
    const there = warningsPanel();
    if (!there) return;
    there.tabIndex = -1;
    there.scrollIntoView({ block: "start" });
    there.focus({ preventScroll: true });
  };
  const goBack = () => {
    window.scrollTo({ top: returnPosition?.y ?? 0 });
    returnPosition?.element?.focus({ preventScroll: true });
    setReturnPosition(undefined);
  };
  return { isPanelVisible, returnPosition, goToWarnings, goBack };
}
