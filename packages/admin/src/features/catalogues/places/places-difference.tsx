import type { Place } from "@meridian/core/clinical/catalogues/description";
import { useTranslation } from "react-i18next";
import { PlaceDrawing } from "./place-drawing.tsx";
import { isSameSpot, type View } from "./place-geometry.ts";
import classes from "./places.module.css";

type PlacesDifferenceProps = { before: readonly Place[]; after: readonly Place[]; sides: string };

/** The views on which a point was moved, with where it was and where it is. */
export function PlacesDifference({ before, after, sides }: PlacesDifferenceProps) {
  const { t } = useTranslation("catalogues");
  const on = (places: readonly Place[], view: string) => places.find((one) => one.view === view);
  const views = [...new Set([...before, ...after].map(({ view }) => view))].filter(
    (view) => !isSameSpot(on(before, view), on(after, view)),
  ) as View[];
  return (
    <div className={classes.difference}>
      {views.map((view) => (
        <figure key={view}>
          <PlaceDrawing
            view={view}
            sides={sides}
            facing="left"
            region="whole"
            before={on(before, view)}
            now={on(after, view)}
            label={t("places.changed", { view: t(`places.views.${view}`) })}
          />
          <figcaption>{t("places.changed", { view: t(`places.views.${view}`) })}</figcaption>
        </figure>
      ))}
    </div>
  );
}
