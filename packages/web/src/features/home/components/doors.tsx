import { Button } from "@mantine/core";
import { useSession } from "@meridian/ui/session/session";
import { IconCalendar, IconRoute, IconTableImport, IconUserPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { hasPlan } from "../model/welcome-steps.ts";
import classes from "./welcome.module.css";

const ICONS = {
  tour: IconRoute,
  import: IconTableImport,
  patient: IconUserPlus,
  calendar: IconCalendar,
} as const;
/** A way to begin, and where it leads. */
export type Door = { door: keyof typeof ICONS; to: string };

/** Patients can be added once the clinic has a plan. */
const NEEDS_PLAN: readonly Door["door"][] = ["import", "patient"];

/** The ways to begin. */
export function Doors({ doors, onChoose }: { doors: readonly Door[]; onChoose?: () => void }) {
  const { t } = useTranslation("welcome");
  const ready = hasPlan(useSession());
  const open = doors.filter(({ door }) => ready || !NEEDS_PLAN.includes(door));
  return (
    <>
      <ul className={classes.doors}>
        {open.map(({ door, to }) => {
          const Icon = ICONS[door];
          return (
            <li key={door}>
              <Link to={to} className={classes.door}>
                <span className={classes.icon}>
                  <Icon size={22} stroke={1.5} aria-hidden />
                </span>
                <strong>{t(`doors.${door}.title`)}</strong>
                <span>{t(`doors.${door}.help`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {open.length < doors.length && (
        <div className={classes.first}>
          <p>{t("doors.planFirst")}</p>
          {onChoose && (
            <Button variant="default" onClick={onChoose}>
              {t("place.toPlan")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
