import { Button } from "@mantine/core";
import { ariaKeys, keysText } from "@meridian/ui/shell/commands";
import { useTranslation } from "react-i18next";
import type { TourStep } from "../model/steps.ts";
import { TOUR_KEYS } from "../model/tour-keys.ts";
import classes from "./tour.module.css";

export type TourControls = {
  step: TourStep;
  /** The step's place, from 0. */
  at: number;
  count: number;
  isEnding: boolean;
  /** Why the tour could not be ended. */
  failure: string | undefined;
  onNext: () => void;
  /** Undefined at the first step. */
  onBack: (() => void) | undefined;
  onEnd: () => void;
};

/** What a step says, and where it is in the tour. */
export function TourText({ step, at, count, failure }: TourControls) {
  const { t } = useTranslation("tour");
  const words: { text: string; try?: string } = t(`step.${step.name}`, { returnObjects: true });
  return (
    <>
      <p className={classes.place}>{t("place", { step: at + 1, count })}</p>
      <p id="tour-text">{words.text}</p>
      {words.try && (
        <p className={classes.try}>
          <strong>{t("tryIt")}</strong> {words.try}
        </p>
      )}
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}

/** The buttons of a step. */
export function TourActs({ at, count, isEnding, onNext, onBack, onEnd }: TourControls) {
  const { t } = useTranslation("tour");
  const keys = (name: keyof typeof TOUR_KEYS) => ({
    "aria-keyshortcuts": ariaKeys(TOUR_KEYS[name]),
    title: keysText(TOUR_KEYS[name]),
  });
  const isLast = at === count - 1;
  return (
    <div className={classes.acts}>
      {!isLast && (
        <Button
          className={classes.end ?? ""}
          size="compact-sm"
          variant="subtle"
          loading={isEnding}
          onClick={onEnd}
          {...keys("end")}
        >
          {t("end")}
        </Button>
      )}
      {onBack && (
        <Button size="compact-sm" variant="default" onClick={onBack} {...keys("back")}>
          {t("back")}
        </Button>
      )}
      <Button size="compact-sm" loading={isLast && isEnding} onClick={onNext} {...keys("next")}>
        {t(isLast ? "finish" : "next")}
      </Button>
    </div>
  );
}
