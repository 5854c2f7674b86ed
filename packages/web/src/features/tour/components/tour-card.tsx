import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./tour.module.css";
import { TourActs, type TourControls, TourText } from "./tour-text.tsx";

/** A step whose element is not on the page, at the edge of the window. `onReturn` opens its screen. */
export function TourCard({ onReturn, ...controls }: TourControls & { onReturn: (() => void) | undefined }) {
  const { t } = useTranslation("tour");
  return (
    <section className={`${classes.bubble} ${classes.card}`} aria-label={t("title")}>
      {onReturn && <p className={classes.try}>{t("elsewhere")}</p>}
      <TourText {...controls} />
      {onReturn && (
        <Button size="compact-sm" variant="light" onClick={onReturn}>
          {t("show")}
        </Button>
      )}
      <TourActs {...controls} />
    </section>
  );
}
