import { Button } from "@mantine/core";
import { useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { stepsFor } from "../model/steps.ts";
import classes from "./tour.module.css";
import { useStarting } from "./use-starting.ts";

/** Says what the tour is, and starts it. */
export function StartTour() {
  const { t } = useTranslation("tour");
  const user = useSession();
  const { start, isStarting, failure } = useStarting();
  return (
    <div className={classes.start}>
      <p>{t("start.text", { count: stepsFor(user).length })}</p>
      <p>{t("start.example")}</p>
      {failure && (
        <Notice tone="red" live>
          {failure}
        </Notice>
      )}
      <Button loading={isStarting} onClick={start}>
        {t(user.tour_step ? "waits.goOn" : "start.action")}
      </Button>
    </div>
  );
}
