import type { ScheduleEventProps } from "@mantine/schedule";
import type { PaymentState } from "@meridian/core/contracts/billing/payment-state";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { formatTime } from "@meridian/ui/i18n/format";
import { type ComponentPropsWithoutRef, type CSSProperties, type KeyboardEvent, memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PaymentIcon, paymentText } from "../components/payment.tsx";
import { StatusIcon } from "../components/status.tsx";
import { isBlocked } from "../model/blocked.ts";
import type { EntryPayload } from "../model/calendar-events.ts";
import { isAppointment, takesTime } from "../model/day-grid.ts";
import { DESK_KEYS } from "../model/desk-actions.ts";
import { BlockedTile } from "./blocked-tile.tsx";
import { endDrag, HOUR_HEIGHT, type Movable, resizeByHandle, startEntryDrag } from "./drag.ts";
import classes from "./tile.module.css";

type RenderEvent = NonNullable<ScheduleEventProps["renderEvent"]>;
/** How entries are dragged and resized; undefined for users who may not move them. */
export type DragHandling = {
  step: number;
  movable: (entry: Movable) => boolean;
  onDuration: (entry: Movable, duration: number) => void;
  /** Moves an entry without dragging: by keyboard or touch. */
  onMove: (entry: Movable) => void;
};
export type RootProps = ComponentPropsWithoutRef<"button">;
type Words = {
  status: Record<CalendarAppointment["status"], string>;
  payment: Record<PaymentState, string>;
  /** The complete text, for the title. */
  paid: (payment: NonNullable<CalendarAppointment["payment"]>) => string;
  busy: string;
  override: string;
  series: string;
  timeOff: string;
};

/** Renders a calendar entry as a box with a few words, the same in every view. */
export function useTiles(shape: "block" | "line", handling?: DragHandling): RenderEvent {
  const { t } = useTranslation("scheduling");
  const words = useMemo<Words>(
    () => ({
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
      payment: {
        none: t("payment.none.short"),
        pending: t("payment.pending.short"),
        partial: t("payment.partial.short"),
        paid: t("payment.paid.short"),
        over: t("payment.over.short"),
      },
      paid: (payment) => paymentText(t, payment),
      busy: t("day.busy"),
      override: t("card.override"),
      series: t("calendar.series"),
      timeOff: t("calendar.timeOff"),
    }),
    [t],
  );
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
      <Tile
        payload={event.payload as EntryPayload}
        root={props as RootProps}
        words={words}
        shape={shape}
        handling={handling}
      />
    );
  };
}

/** Moves an appointment where its key is pressed without another. */
function onMoveKey(event: KeyboardEvent, move: () => void) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.toLowerCase() !== DESK_KEYS.move) return;
  event.preventDefault();
  move();
}

type TileProps = {
  payload: EntryPayload;
  root: RootProps;
  words: Words;
  shape: "block" | "line";
  handling: DragHandling | undefined;
};

function Tile({ payload, root, words, shape, handling }: TileProps) {
  const { entry } = payload;
  const { style } = root;
  const times = `${formatTime(entry.start)}–${formatTime(entry.end)}`;
  if (isBlocked(entry))
    return <BlockedTile entry={entry} root={root} busy={words.busy} shape={shape} handling={handling} />;
  if (!isAppointment(entry)) {
    return (
      <div className={classes.busy} style={style}>
        {words.busy} · {times}
      </div>
    );
  }
  const held = handling?.movable(entry) ? handling : undefined;
  const short = shape === "line" || entry.duration < 40;
  return (
    <button
      type="button"
      className={classNames(
        classes.tile,
        short && classes.short,
        shape === "block" && entry.duration <= 15 && classes.low,
        shape === "line" && classes.line,
        !takesTime(entry) && classes.off,
      )}
      style={
        {
          ...style,
          "--type": entry.appointment_type.color,
          "--person": payload.color ?? "transparent",
          "--lines": wholeLines(entry.duration),
        } as CSSProperties
      }
      title={titleOf(entry, words, times)}
      data-event-id={entry.id}
      data-status={entry.status}
      draggable={held !== undefined || root.draggable}
      onDragStart={held ? (event) => startEntryDrag(event, entry, held.step) : root.onDragStart}
      onDragEnd={held ? endDrag : root.onDragEnd}
      onClick={root.onClick}
      aria-keyshortcuts={held && DESK_KEYS.move}
      onKeyDown={held && ((event) => onMoveKey(event, () => held.onMove(entry)))}
    >
      <TileBody entry={entry} words={words} times={times} />
      {held && (
        // For mice only: with the keyboard the duration is changed in the appointment's form.
        <span
          className={classes.handle}
          aria-hidden
          onPointerDown={(event) =>
            resizeByHandle(event, {
              duration: entry.duration,
              step: held.step,
              onEnd: (duration) => held.onDuration(entry, duration),
            })
          }
        />
      )}
    </button>
  );
}

/** The complete text of the tile, which may not fit in it. */
const titleOf = (entry: CalendarAppointment, words: Words, times: string) =>
  [
    `${times} ${entry.patient_name}`,
    entry.appointment_type.name,
    words.status[entry.status],
    entry.payment && words.paid(entry.payment),
  ]
    .filter(Boolean)
    .join(" · ");

/** How many lines of small text, 16 pixels each, fit below the name. */
const wholeLines = (minutes: number) => Math.max(1, Math.floor(((minutes / 60) * HOUR_HEIGHT - 25) / 16));

type BodyProps = { entry: CalendarAppointment; words: Words; times: string };

/** Rendered again only when its appointment changed, not with the calendar. */
const TileBody = memo(function TileBody({ entry, words, times }: BodyProps) {
  return (
    <>
      <strong>{entry.patient_name}</strong>
      <span className={classes.facts}>
        <StatusIcon status={entry.status} />{" "}
        <span className={classes.word}>{words.status[entry.status]}</span>
        {entry.payment && (
          <span className={classes.payment} data-payment={entry.payment.state}>
            <span className={classes.dot}> · </span>
            <PaymentIcon state={entry.payment.state} size={11} />{" "}
            <span className={classes.paidWord}>{words.payment[entry.payment.state]}</span>
          </span>
        )}
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
