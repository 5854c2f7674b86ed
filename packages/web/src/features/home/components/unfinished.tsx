import type { Clinician } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { formatDate } from "@meridian/ui/i18n/format";
import panel from "@meridian/ui/shell/panel.module.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./home.module.css";
import { appointmentPath, StatusTag } from "./today-list.tsx";

/** Appointments that were begun and not signed. */
export function Unfinished({ items }: { items: readonly CalendarAppointment[] }) {
  const { t } = useTranslation("home");
  return (
    <Panel id="unfinished" title={t("unfinished.title")} items={items}>
      {items.length === 0 && <p className={classes.quiet}>{t("unfinished.none")}</p>}
    </Panel>
  );
}

type LeftOpenProps = {
  items: readonly CalendarAppointment[];
  professionals: ReadonlyMap<string, Clinician>;
  /** The user may end them; others who manage the clinic are told who may. */
  mayClose: boolean;
};

/** Visits whose professional is no longer here: nobody but a manager who treats can end them. Nothing where there are none. */
export function LeftOpen({ items, professionals, mayClose }: LeftOpenProps) {
  const { t } = useTranslation("home");
  if (items.length === 0) return null;
  return (
    <Panel
      id="left-open"
      title={t("left.title")}
      items={items}
      whose={({ professional }) => professionals.get(professional)?.name ?? t("left.someone")}
    >
      <p className={classes.quiet}>{t(mayClose ? "left.close" : "left.others")}</p>
    </Panel>
  );
}

type PanelProps = {
  id: string;
  title: string;
  items: readonly CalendarAppointment[];
  whose?: (appointment: CalendarAppointment) => string;
  children: ReactNode;
};

function Panel({ id, title, items, whose, children }: PanelProps) {
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={`${panel.head} ${panel.overList}`}>
        <h2 id={id}>{title}</h2>
        <span className={panel.count}>{items.length}</span>
      </div>
      {children}
      {items.length > 0 && (
        <ul className={classes.list}>
          {items.map((appointment) => (
            <li key={appointment.id} className={classes.plainRow}>
              <span className={classes.who}>
                <Link to={appointmentPath(appointment)}>{appointment.patient_name}</Link>
                <small>
                  {[formatDate(appointment.start), whose?.(appointment)].filter(Boolean).join(" · ")}
                </small>
              </span>
              <StatusTag status={appointment.status} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
