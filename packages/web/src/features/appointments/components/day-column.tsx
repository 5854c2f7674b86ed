import type { CalendarEntry } from "@meridian/core/contracts/appointments";
import { formatTime } from "@meridian/ui/i18n/format";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { isAppointment, stepsOf, type Tile, takesTime } from "../model/day-grid.ts";
import { clockText } from "../model/zone.ts";
import classes from "./day-view.module.css";
import { StatusIcon } from "./status.tsx";

/** Height of an hour, in pixels. */
export const HOUR = 64;

type DayColumnProps = {
  name: string;
  tiles: readonly Tile[];
  hours: { from: number; to: number };
  step: number;
  /** Minutes after midnight now, on the day shown only. */
  now: number | undefined;
  /** Absent for those who may not book. */
  onSlot: ((minutes: number) => void) | undefined;
  onOpen: (entry: CalendarEntry) => void;
};

const top = (minutes: number, hours: { from: number }) => ((minutes - hours.from * 60) / 60) * HOUR;

/** One professional's day: empty steps to book in, and what is booked. */
export function DayColumn({ name, tiles, hours, step, now, onSlot, onOpen }: DayColumnProps) {
  const { t } = useTranslation("booking");
  const shown = now !== undefined && now >= hours.from * 60 && now <= hours.to * 60;
  return (
    <div className={classes.column} style={{ height: (hours.to - hours.from) * HOUR }}>
      {onSlot &&
        stepsOf(hours, step).map((minutes) => (
          <button
            key={minutes}
            type="button"
            // Keyboards book by the button above; forty stops a column help nobody.
            tabIndex={-1}
            className={classes.slot}
            style={{ top: top(minutes, hours), height: (step / 60) * HOUR }}
            aria-label={t("day.bookAt", { time: clockText(minutes), name })}
            onClick={() => onSlot(minutes)}
          >
            <span>{clockText(minutes)}</span>
          </button>
        ))}
      {tiles.map((tile) => (
        <TileBox
          key={isAppointment(tile.entry) ? tile.entry.id : `${tile.entry.start}${tile.entry.office}`}
          tile={tile}
          hours={hours}
          onOpen={onOpen}
        />
      ))}
      {shown && <div className={classes.now} style={{ top: top(now, hours) }} aria-hidden />}
    </div>
  );
}

type TileBoxProps = { tile: Tile; hours: { from: number }; onOpen: (entry: CalendarEntry) => void };

function TileBox({ tile, hours, onOpen }: TileBoxProps) {
  const { t } = useTranslation("booking");
  const { entry } = tile;
  const width = 100 / tile.lanes;
  const place: CSSProperties = {
    top: top(tile.from, hours) + 1,
    height: ((tile.to - tile.from) / 60) * HOUR - 2,
    left: `calc(${tile.lane * width}% + 2px)`,
    width: `calc(${width}% - 4px)`,
  };
  const times = `${formatTime(entry.start)}–${formatTime(entry.end)}`;
  if (!isAppointment(entry)) {
    return (
      <div className={classes.busy} style={place}>
        <span>
          {t("day.busy")} · {times}
        </span>
      </div>
    );
  }
  const short = tile.to - tile.from < 40;
  return (
    <button
      type="button"
      className={[classes.tile, short && classes.short, !takesTime(entry) && classes.off]
        .filter(Boolean)
        .join(" ")}
      style={{ ...place, "--type": entry.appointment_type.color } as CSSProperties}
      onClick={() => onOpen(entry)}
    >
      <strong>{entry.patient_name}</strong>
      <span className={classes.facts}>
        <StatusIcon status={entry.status} /> {t(`status.${entry.status}`)}
        <span className={classes.more}>
          {" · "}
          {times} · {entry.appointment_type.name}
        </span>
      </span>
    </button>
  );
}
