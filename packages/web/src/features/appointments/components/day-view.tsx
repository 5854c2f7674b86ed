import type { CalendarEntry } from "@meridian/core/contracts/appointments";
import type { Clinic, Clinician } from "@meridian/core/contracts/clinic";
import { SelectField } from "@meridian/ui/forms/fields";
import { EmptyState } from "@meridian/ui/states/states";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { hoursShown, tilesOf } from "../model/day-grid.ts";
import { clockText, wallClock } from "../model/zone.ts";
import { DayColumn, HOUR } from "./day-column.tsx";
import classes from "./day-view.module.css";

type DayViewProps = {
  day: string;
  clinic: Clinic;
  entries: readonly CalendarEntry[];
  /** The user's own first and last hour. */
  calendarHours: { from: number; to: number };
  /** Whose column a phone shows first. */
  ownId: string;
  onSlot: ((slot: { minutes: number; professional: string }) => void) | undefined;
  onOpen: (entry: CalendarEntry) => void;
};

/** A day by professional, side by side; one at a time on a phone. */
export function DayView({ day, clinic, entries, calendarHours, ownId, onSlot, onOpen }: DayViewProps) {
  const { t } = useTranslation("booking");
  const columns = columnsOf(clinic, entries);
  const [chosen, setChosen] = useState(ownId);
  const now = useNow(day, clinic.time_zone);
  if (columns.length === 0) return <EmptyState title={t("day.nobody")} help={t("day.nobodyHelp")} />;
  const only = columns.some(({ id }) => id === chosen) ? chosen : columns[0]?.id;
  const all = tilesOf(entries, day, clinic.time_zone);
  const hours = hoursShown(all, calendarHours.from, calendarHours.to);
  return (
    <div className={classes.view}>
      {columns.length > 1 && (
        <div className={classes.choose}>
          <SelectField
            label={t("form.professional")}
            hideLabel
            empty={false}
            value={only ?? ""}
            onChange={setChosen}
            options={columns.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </div>
      )}
      <div className={classes.grid} style={{ "--hour": `${HOUR}px`, "--columns": columns.length } as never}>
        <div className={classes.hours} aria-hidden>
          {Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index).map((hour) => (
            <span key={hour} className="num">
              {clockText(hour * 60)}
            </span>
          ))}
        </div>
        {columns.map(({ id, name, color }) => (
          <section
            key={id}
            className={id === only ? `${classes.person} ${classes.only}` : classes.person}
            aria-label={name}
          >
            <h2 style={{ borderColor: color }}>{name}</h2>
            <DayColumn
              name={name}
              tiles={tilesOf(
                entries.filter(({ professional }) => professional === id),
                day,
                clinic.time_zone,
              )}
              hours={hours}
              step={clinic.app_duration_interval}
              now={now}
              onSlot={onSlot && ((minutes) => onSlot({ minutes, professional: id }))}
              onOpen={onOpen}
            />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Everyone who works here, and whoever has something that day. */
const columnsOf = ({ professionals }: Clinic, entries: readonly CalendarEntry[]): Clinician[] =>
  professionals.filter(({ active, id }) => active || entries.some(({ professional }) => professional === id));

/** Minutes after midnight by the clinic's clock while the day shown is today. */
function useNow(day: string, timeZone: string): number | undefined {
  const read = () => {
    const now = wallClock(Date.now(), timeZone);
    return now.day === day ? now.minutes : undefined;
  };
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  return read();
}
