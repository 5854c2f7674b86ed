import { Button } from "@mantine/core";
import type { PreviewedOccurrence, SeriesOutcome } from "@meridian/core/contracts/scheduling/series";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { dayAndTime, obstacleText } from "../model/clash-text.ts";
import classes from "./planning.module.css";

/** The clashes of one occurrence, as text. */
export function ClashText({ clashes }: Pick<PreviewedOccurrence, "clashes">) {
  const { t } = useTranslation("planning");
  const { t: booking } = useTranslation("scheduling");
  const what = clashes.map((clash) => obstacleText(booking, clash)).join("; ");
  return <span className={classes.taken}>{t("series.taken", { what })}</span>;
}

/** Occurrences that failed: not saved, not left out by the user, and not already finished. */
export const failedOf = ({ occurrences }: SeriesOutcome) =>
  occurrences.filter(({ result }) => result === "clash" || result === "stale" || result === "refused");

type FailedOccurrencesProps = {
  title: string;
  occurrences: SeriesOutcome["occurrences"];
  onDone: () => void;
};

/** Lists occurrences that were refused, for instance because somebody else took the time meanwhile. */
export function FailedOccurrences({ title, occurrences, onDone }: FailedOccurrencesProps) {
  const { t: act } = useTranslation("ui");
  return (
    <div className={classes.form}>
      <Notice tone="red" title={title} live>
        <ul className={classes.failed}>
          {occurrences.map(({ index, start, clashes }) => (
            <li key={index}>
              {dayAndTime(start)} {clashes.length > 0 && <ClashText clashes={clashes} />}
            </li>
          ))}
        </ul>
      </Notice>
      <div className={classes.actions}>
        <Button onClick={onDone}>{act("action.close")}</Button>
      </div>
    </div>
  );
}
