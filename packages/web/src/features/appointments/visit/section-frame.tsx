import type { SectionKey } from "@meridian/core/contracts/sections";
import { Skeleton } from "@meridian/ui/states/states";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import classes from "./visit.module.css";

type FrameProps = { section: SectionKey; action?: ReactNode; children: ReactNode };

/** A section's heading with what can be done to all of it. */
export function SectionFrame({ section, action, children }: FrameProps) {
  const { t } = useTranslation("visit");
  return (
    <section className={classes.section} id={`section-${section}`} aria-labelledby={`title-${section}`}>
      <header className={classes.sectionHead}>
        <h2 id={`title-${section}`}>{t(`section.${section}`)}</h2>
        {action}
      </header>
      {/* The editor's own code arrives when its step is opened. */}
      <Suspense fallback={<Skeleton lines={2} />}>{children}</Suspense>
    </section>
  );
}
