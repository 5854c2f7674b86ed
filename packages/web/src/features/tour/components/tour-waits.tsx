import { Button } from "@mantine/core";
import { useSession } from "@meridian/ui/session/session";
import { NewsBanner } from "@meridian/ui/shell/banners";
import { useTranslation } from "react-i18next";
import { placeIn, stepsFor } from "../model/steps.ts";
import classes from "./tour.module.css";
import { useEnding } from "./use-ending.ts";
import { useStarting } from "./use-starting.ts";

/** In the clinic, while the tour waits at a step: goes on with it, or ends it. */
export function TourWaits({ step }: { step: string }) {
  const { t } = useTranslation("tour");
  const steps = stepsFor(useSession());
  const { start, isStarting, failure } = useStarting();
  const ending = useEnding();
  return (
    <NewsBanner
      label={t("title")}
      action={
        <div className={classes.acts}>
          <Button size="compact-sm" variant="default" loading={ending.isEnding} onClick={ending.end}>
            {t("waits.end")}
          </Button>
          <Button size="compact-sm" loading={isStarting} onClick={start}>
            {t("waits.goOn")}
          </Button>
        </div>
      }
    >
      {failure ?? ending.failure ?? t("waits.text", { step: placeIn(steps, step) + 1, count: steps.length })}
    </NewsBanner>
  );
}
