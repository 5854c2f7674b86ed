import { needsReason } from "@meridian/core/clinical/safety/finding";
import { IconAlertOctagon } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./safety.module.css";
import { useOpenHits, useSafety } from "./safety-context.tsx";

const panel = () => document.getElementById("section-safety");

/** How much is known against what is chosen, always in sight while one works below; leads there, and back. */
export default function SafetySummary() {
  const { t } = useTranslation("safety");
  const { verdict } = useSafety();
  const open = useOpenHits().length;
  const serious = verdict?.hits.filter(needsReason).length ?? 0;
  const milder = verdict?.hits.filter(({ severity }) => severity === "caution").length ?? 0;
  const { seen, leave, back, left } = useThereAndBack(serious > 0);
  if (serious === 0) return null;
  return (
    <div className={classes.summary} data-open={open > 0 || undefined}>
      <IconAlertOctagon size={16} stroke={1.75} aria-hidden />
      <p>
        <strong>{t("summary.serious", { count: serious })}</strong>
        {open > 0 && `, ${t("summary.open", { count: open })}`}
        {milder > 0 && ` · ${t("cautions", { count: milder })}`}
      </p>
      {left ? (
        <button type="button" className={classes.go} onClick={back}>
          {t("summary.back")}
        </button>
      ) : (
        !seen && (
          <button type="button" className={classes.go} onClick={leave}>
            {t("summary.there")}
          </button>
        )
      )}
    </div>
  );
}

type Place = { element: HTMLElement | undefined; y: number };

/** Where one was when one looked at the warnings, until one has gone on from them by oneself. */
function useThereAndBack(shown: boolean) {
  const [seen, setSeen] = useState(false);
  const [left, setLeft] = useState<Place>();
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
    const watched = panel();
    if (!shown || !watched || typeof IntersectionObserver === "undefined") return;
    let before = false;
    const watch = new IntersectionObserver(
      (entries) => {
        const now = entries.at(-1)?.isIntersecting ?? false;
        setSeen(now);
        if (before && !now) setLeft(undefined);
        before = now;
        // What stands in the way above it is not counted.
      },
      { rootMargin: "-140px 0px 0px" },
    );
    watch.observe(watched);
    return () => watch.disconnect();
  }, [shown]);
  const leave = () => {
    setLeft({ element: last.current, y: window.scrollY });
    const there = panel();
    if (!there) return;
    there.tabIndex = -1;
    there.scrollIntoView({ block: "start" });
    there.focus({ preventScroll: true });
  };
  const back = () => {
    window.scrollTo({ top: left?.y ?? 0 });
    left?.element?.focus({ preventScroll: true });
    setLeft(undefined);
  };
  return { seen, left, leave, back };
}
