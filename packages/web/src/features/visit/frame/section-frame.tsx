import { type SectionKey, sectionSpec } from "@meridian/core/contracts/visits/sections";
import { loadInside } from "@meridian/ui/loading/load";
import { Skeleton } from "@meridian/ui/states/states";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import classes from "./section.module.css";
import { useVisitFacts } from "./visit-context.tsx";

const Photos = lazy(() => loadInside(() => import("./photos.tsx")));

type FrameProps = { section: SectionKey; action?: ReactNode; children: ReactNode };

/** A section's heading, with the buttons for the whole section, around its content. */
export function SectionFrame({ section, action, children }: FrameProps) {
  const { t } = useTranslation("visit");
  // A section's editor places the photos itself.
  const read = useVisitFacts().mode !== "live";
  return (
    <section className={classes.section} id={`section-${section}`} aria-labelledby={`title-${section}`}>
      <header className={classes.sectionHead}>
        <h2 id={`title-${section}`}>{t(`section.${section}`)}</h2>
        {action}
      </header>
      {/* The editor's code is loaded when its step is opened. */}
      <Suspense fallback={<Skeleton lines={2} />}>
        {children}
        {read && sectionSpec(section).photos && <Photos section={section} />}
      </Suspense>
    </section>
  );
}
