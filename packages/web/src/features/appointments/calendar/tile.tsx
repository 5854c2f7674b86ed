import type { ScheduleEventProps } from "@mantine/schedule";
import type { Appointment } from "@meridian/core/contracts/appointments";
import { formatTime } from "@meridian/ui/i18n/format";
import { type ComponentPropsWithoutRef, type CSSProperties, memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { StatusIcon } from "../components/status.tsx";
import type { EntryPayload } from "../model/calendar-events.ts";
import { isAppointment, takesTime } from "../model/day-grid.ts";
import classes from "./tile.module.css";

type RenderEvent = NonNullable<ScheduleEventProps["renderEvent"]>;
type Mod = Record<string, boolean | undefined>;
type RootProps = ComponentPropsWithoutRef<"button"> & { mod?: readonly (Mod | undefined)[] };
type Words = {
  status: Record<Appointment["status"], string>;
  busy: string;
  override: string;
  series: string;
  timeOff: string;
};

/** How the calendar draws an entry: one box with a few words, the same in every view. */
export function useTiles(shape: "block" | "line"): RenderEvent {
  const { t } = useTranslation("booking");
  return useMemo(() => {
    const words: Words = {
      status: {
        scheduled: t("status.scheduled"),
        confirmed: t("status.confirmed"),
        arrived: t("status.arrived"),
        open: t("status.open"),
        paused: t("status.paused"),
        done: t("status.done"),
        missed: t("status.missed"),
        cancelled: t("status.cancelled"),
      },
      busy: t("day.busy"),
      override: t("card.override"),
      series: t("calendar.series"),
      timeOff: t("calendar.timeOff"),
    };
    return (event, props) => {
      if (event.display === "background") {
        return (
          <div
            className={event.title ? `${classes.closed} ${classes.away}` : classes.closed}
            style={props.style}
          >
            {event.title}
          </div>
        );
      }
      return (
        <Tile payload={event.payload as EntryPayload} root={props as RootProps} words={words} shape={shape} />
      );
    };
  }, [t, shape]);
}

type TileProps = { payload: EntryPayload; root: RootProps; words: Words; shape: "block" | "line" };

function Tile({ payload, root, words, shape }: TileProps) {
  const { entry } = payload;
  const { style } = root;
  const times = `${formatTime(entry.start)}–${formatTime(entry.end)}`;
  if (!isAppointment(entry)) {
    return (
      <div className={classes.busy} style={style}>
        {words.busy} · {times}
      </div>
    );
  }
  const [drag] = root.mod ?? [];
  const short = shape === "line" || entry.duration < 40;
  return (
    <button
      type="button"
      className={classNames(
        classes.tile,
        short && classes.short,
        shape === "line" && classes.line,
        !takesTime(entry) && classes.off,
      )}
      style={
        {
          ...style,
          "--type": entry.appointment_type.color,
          "--person": payload.color ?? "transparent",
        } as CSSProperties
      }
      title={`${times} ${entry.patient_name} · ${entry.appointment_type.name} · ${words.status[entry.status]}`}
      data-event-id={entry.id}
      data-status={entry.status}
      data-dragging={drag?.dragging || undefined}
      data-any-dragging={drag?.["any-dragging"] || undefined}
      data-resizing={drag?.resizing || undefined}
      draggable={root.draggable}
      onDragStart={(event) => {
        root.onDragStart?.(event);
        // Another column takes it as something from outside, which the browser refuses to a mere move.
        event.dataTransfer.effectAllowed = "copyMove";
      }}
      onDragEnd={root.onDragEnd}
      onClick={root.onClick}
    >
      {drag?.resizable && root.children}
      <TileBody entry={entry} words={words} times={times} />
    </button>
  );
}

type BodyProps = { entry: Appointment; words: Words; times: string };

/** Redrawn only when the appointment is another, however often the calendar around it is. */
const TileBody = memo(function TileBody({ entry, words, times }: BodyProps) {
  return (
    <>
      <strong>{entry.patient_name}</strong>
      <span className={classes.facts}>
        <StatusIcon status={entry.status} />{" "}
        <span className={classes.word}>{words.status[entry.status]}</span>
        <span className={classes.more}>
          {" · "}
          {times} · {entry.appointment_type.name}
          {entry.series ? ` · ${words.series}` : ""}
          {entry.override ? ` · ${words.override}` : ""}
        </span>
      </span>
    </>
  );
});

const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");
