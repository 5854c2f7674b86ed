import type { Appointment } from "@meridian/core/contracts/appointments";
import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./home.module.css";
import { appointmentPath, StatusTag } from "./today-list.tsx";

/** Appointments that were begun and not signed. */
export function Unfinished({ items }: { items: readonly Appointment[] }) {
  const { t } = useTranslation("home");
  return (
    <section className={classes.panel} aria-labelledby="unfinished">
      <div className={classes.panelHead}>
        <h2 id="unfinished">{t("unfinished.title")}</h2>
        <span className={classes.count}>{items.length}</span>
      </div>
      {items.length === 0 ? (
        <p className={classes.quiet}>{t("unfinished.none")}</p>
      ) : (
        <ul className={classes.list}>
          {items.map((appointment) => (
            <li key={appointment.id} className={classes.plainRow}>
              <span className={classes.who}>
                <Link to={appointmentPath(appointment)}>{appointment.patient_name}</Link>
                <small>{formatDate(appointment.start)}</small>
              </span>
              <StatusTag status={appointment.status} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
