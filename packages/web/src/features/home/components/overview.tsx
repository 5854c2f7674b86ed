import { Button } from "@mantine/core";
import type { Clinician } from "@meridian/core/contracts/clinic/clinic";
import { can, closesOthers } from "@meridian/core/contracts/kernel/access";
import type { ResponseOf } from "@meridian/core/contracts/kernel/route";
import type { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { useSession } from "@meridian/ui/session/session";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { leftOpen } from "../model/today.ts";
import classes from "./home.module.css";
import { NextPatient } from "./next-patient.tsx";
import { RetentionWaiting } from "./retention-waiting.tsx";
import { type DrawPayment, TodayList } from "./today-list.tsx";
import { LeftOpen, Unfinished } from "./unfinished.tsx";

type OverviewProps = Omit<ResponseOf<typeof appointmentsRoutes.home>, "setup" | "tutorial"> & {
  professionals: ReadonlyMap<string, Clinician>;
  mayBook: boolean;
  payment: DrawPayment;
  /** Whose symptoms got worse. */
  worsened: ReactNode;
  /** The first tasks of a new user. */
  tutorial: ReactNode;
};

/** Who is next, today's list, what was left unfinished, by oneself and by who is no longer here. */
export function Glance({
  next,
  today,
  unfinished,
  colleagues,
  retention_open,
  professionals,
  mayBook,
  payment,
  worsened,
  tutorial,
}: OverviewProps) {
  const { t } = useTranslation("home");
  const user = useSession();
  const begun = leftOpen({ unfinished, colleagues }, professionals, can(user, "clinic.manage"));
  const book = mayBook && (
    <Button variant="default" component={Link} to="/calendar">
      {t("today.book")}
    </Button>
  );
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        {next && <NextPatient appointment={next} />}
        <TodayList entries={today} professionals={professionals} action={book} payment={payment} />
      </div>
      <div className={classes.stack}>
        {tutorial}
        {worsened}
        <Unfinished items={begun.unfinished} />
        <LeftOpen items={begun.left} professionals={professionals} mayClose={closesOthers(user)} />
        <RetentionWaiting count={retention_open} />
      </div>
    </div>
  );
}
