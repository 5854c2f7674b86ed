import { Button } from "@mantine/core";
import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { dayIn } from "@meridian/core/time/day-in";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { FormActions } from "@meridian/ui/forms/form-view";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./appointment-dialog.module.css";

/** Upcoming appointments of a patient who is archived, or of a professional who is deactivated. */
export type UpcomingOf = { name: string; count: number; first: readonly Appointment[]; begun: number };
type UpcomingDialogProps = {
  people: readonly UpcomingOf[];
  kind: "patient" | "professional";
  timeZone: string;
  onAnswer: (goOn: boolean) => void;
};

/**
 * Lists upcoming appointments, each a link to its day, before a patient is archived ("deleted" on screen) or a
 * professional deactivated.
 */
export default function UpcomingDialog({ people, kind, timeZone, onAnswer }: UpcomingDialogProps) {
  const { t } = useTranslation("scheduling");
  const { t: act } = useTranslation("ui");
  const booked = people.filter(({ count }) => count > 0);
  return (
    <Dialog
      title={t(booked.length > 0 ? `ahead.${kind}.title` : "ahead.begunTitle")}
      onClose={() => onAnswer(false)}
    >
      {booked.map(({ name, count, first }) => (
        <section key={`${name}${first[0]?.id}`} className={classes.ahead}>
          <h3>{t("ahead.count", { name, count })}</h3>
          <ul>
            {first.map(({ id, start, patient_name, professional }) => (
              <li key={id}>
                <Link
                  to={`/calendar?view=list&date=${dayIn(timeZone, start)}&who=${professional}`}
                  onClick={() => onAnswer(false)}
                >
                  {formatDate(start, "weekday")}, {formatTime(start)}
                </Link>
                {kind === "professional" && ` · ${patient_name}`}
              </li>
            ))}
          </ul>
          {count > first.length && <p>{t("ahead.more", { count: count - first.length })}</p>}
        </section>
      ))}
      {booked.length > 0 && <p>{t(`ahead.${kind}.help`)}</p>}
      {kind === "professional" &&
        people
          .filter(({ begun }) => begun > 0)
          .map(({ name, begun }) => (
            <section key={name} className={classes.ahead}>
              <h3>{t("ahead.begun", { name, count: begun })}</h3>
              <p>{t("ahead.begunHelp", { name })}</p>
            </section>
          ))}
      <FormActions>
        <Button color="red" onClick={() => onAnswer(true)}>
          {t(`ahead.${kind}.goOn`)}
        </Button>
        <Button variant="default" onClick={() => onAnswer(false)}>
          {act("action.back")}
        </Button>
      </FormActions>
    </Dialog>
  );
}
