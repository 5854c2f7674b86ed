import "@mantine/core/styles/ScrollArea.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/schedule/styles.layer.css";
import { DayView, MonthView, WeekView } from "@mantine/schedule";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import { isoWeekday, plusDays } from "@meridian/core/time/days";
import { wallClock } from "@meridian/core/time/zones";
import { formatDate } from "@meridian/ui/i18n/format";
import { useShownKeys } from "@meridian/ui/shell/commands";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isBlocked } from "../model/blocked.ts";
import {
  type CalendarEvent,
  closedEvents,
  type EntryPayload,
  eventsOf,
  type Hours,
  holidayEvents,
  hourText,
  type Resource,
  readWall,
  resourceOf,
} from "../model/calendar-events.ts";
import { type CalendarBy, mondayOf } from "../model/calendar-range.ts";
import { clockText } from "../model/clock-text.ts";
import { isAppointment } from "../model/day-grid.ts";
import { DESK_KEYS } from "../model/desk-actions.ts";
import classes from "./calendar-views.module.css";
import type { OpenMode } from "./desk-list.tsx";
import { dropTarget, HOUR_HEIGHT, type Movable, stepProps } from "./drag.ts";
import { useTiles } from "./tile.tsx";
import { useFillHeight, useInitialScroll } from "./use-fill.ts";

/** An empty time of the calendar. */
export type Slot = {
  day: string;
  minutes?: number;
  duration?: number;
  professional?: string;
  office?: string;
  /** The waiting-list entry dragged onto the slot. */
  waiting?: WaitingEntry;
};
/** Where an entry was dropped or resized to. */
export type Placed = {
  entry: Movable;
  day: string;
  minutes: number;
  duration: number;
  resource?: string;
};

export type FrameProps = {
  clinic: Clinic;
  day: string;
  by: CalendarBy;
  entries: readonly CalendarEntry[];
  resources: readonly Resource[];
  hours: Hours;
  step: number;
  /** Whether the user may move appointments. Each blocked time says for itself whether it may be moved. */
  books: boolean;
  /** Undefined for users who may neither book nor block. */
  onSlot: ((slot: Slot) => void) | undefined;
  onPlace: ((placed: Placed) => void) | undefined;
  onOpen: (entry: CalendarEntry, mode?: OpenMode) => void;
};

const BEFORE = new Set(["scheduled", "confirmed", "arrived"]);
const isMovable = (entry: CalendarEntry): entry is Movable => isAppointment(entry) || isBlocked(entry);
const mayMove = (entry: Movable, books: boolean) =>
  isAppointment(entry) ? books && BEFORE.has(entry.status) : entry.blocked.editable;
/** Dragging is for mice only. On a touch screen a finger scrolls, and an appointment is moved in its dialog. */
const drags = () => typeof matchMedia === "function" && matchMedia("(pointer: fine)").matches;

function useFrame({ clinic, hours, step, by, books, onSlot, onPlace, onOpen }: FrameProps) {
  const entryOf = (event: { payload?: Record<PropertyKey, unknown> }) =>
    (event.payload as EntryPayload).entry;
  const clockOf = (entry: CalendarEntry) => wallClock(entry.start, clinic.time_zone);
  const handling = onPlace && {
    step,
    movable: (entry: Movable) => mayMove(entry, books),
    onDuration: (entry: Movable, duration: number) => onPlace({ entry, ...clockOf(entry), duration }),
    onMove: (entry: Movable) => onOpen(entry, "move"),
  };
  const renderEvent = useTiles("block", handling);
  const { t } = useTranslation("scheduling");
  useShownKeys(handling ? [{ keys: DESK_KEYS.move.toUpperCase(), label: t("desk.does.moveFocused") }] : []);
  return {
    drop: dropTarget({
      onEntry: (entry, { day, minutes, resource }) =>
        onPlace?.({
          entry,
          day,
          minutes,
          duration: entry.duration,
          ...(resource !== undefined && { resource }),
        }),
      onWaiting: (waiting, { day, minutes, resource }) =>
        onSlot?.({ day, minutes, waiting, ...(resource !== undefined && { [by]: resource }) }),
    }),
    common: {
      startTime: hourText(hours.from),
      endTime: hourText(hours.to),
      intervalMinutes: step,
      withHeader: false,
      slotHeight: HOUR_HEIGHT,
      radius: 0,
      renderEvent,
      renderEventBody: () => null,
      getCurrentTime: () => {
        const now = wallClock(Date.now(), clinic.time_zone);
        return `${now.day} ${clockText(now.minutes)}:00`;
      },
      withCurrentTimeBubble: false,
      onEventClick: (event: { payload?: Record<PropertyKey, unknown> }) => onOpen(entryOf(event)),
    },
  };
}

type Dropped = { newStart: string; event: { payload?: Record<PropertyKey, unknown> } };
const minutesBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to.replace(" ", "T")}Z`) - Date.parse(`${from.replace(" ", "T")}Z`)) / 60_000);

/** One day, with a column for each professional or office. */
export function DayFrame(props: FrameProps) {
  const { clinic, day, resources, hours } = props;
  const { drop } = useFrame(props);
  const frame = useRef<HTMLDivElement>(null);
  useFillHeight(frame);
  useInitialScroll(frame, { ...initialMinutes(clinic, [day], hours), key: day });
  return (
    <div
      {...drop}
      ref={frame}
      className={classes.scroller}
      style={{ "--columns": resources.length } as never}
    >
      <div className={classes.heads}>
        <span className={classes.corner} />
        {resources.map(({ id, name, color }) => (
          <h2 key={id} style={{ borderBottomColor: color ?? "var(--line-strong)" }} title={name}>
            {name}
          </h2>
        ))}
      </div>
      <div className={classes.columns}>
        <HourLabels hours={hours} />
        {resources.map((resource) => (
          <section key={resource.id} aria-label={resource.name} className={classes.column}>
            <DayColumn {...props} resource={resource} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** Scrolls to now when today is shown, otherwise to the first opening hour. */
function initialMinutes(clinic: Clinic, days: readonly string[], { from }: Hours) {
  const now = wallClock(Date.now(), clinic.time_zone);
  return { from, minutes: days.includes(now.day) ? now.minutes : from * 60 };
}

const HourLabels = ({ hours }: { hours: Hours }) => (
  <div className={classes.hours} aria-hidden>
    {Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index).map((hour) => (
      <span key={hour} className="num">
        {clockText(hour * 60)}
      </span>
    ))}
  </div>
);

function DayColumn(props: FrameProps & { resource: Resource }) {
  const { t } = useTranslation("scheduling");
  const { clinic, day, by, entries, resource, hours, books, onSlot } = props;
  const { common } = useFrame(props);
  const events = useMemo(() => {
    const own = entries.filter((entry) => resourceOf(entry, by) === resource.id);
    const person = by === "professional" && clinic.professionals.find(({ id }) => id === resource.id);
    const closed = person ? closedEvents(person, [day], hours, t("calendar.timeOff")) : [];
    const shut = holidayEvents(clinic, [day], hours, by === "office" ? resource.id : undefined);
    // The name of the day is drawn over the hours outside work.
    return [...closed, ...shut, ...(eventsOf(own, clinic) as CalendarEvent[])];
  }, [entries, by, resource.id, clinic, day, hours, t]);
  const slotAt = (start: string, duration?: number): Slot => ({
    ...readWall(start),
    ...(duration !== undefined && { duration }),
    [by]: resource.id,
  });
  return (
    <DayView
      {...common}
      classNames={{
        dayView: classes.dayView,
        dayViewScrollArea: classes.plain,
        dayViewSlotLabels: classes.noLabels,
        currentTimeIndicator: classes.now,
      }}
      date={day}
      events={events}
      withAllDaySlot={false}
      withDragSlotSelect={onSlot !== undefined && drags()}
      onTimeSlotClick={({ slotStart }) => onSlot?.(slotAt(slotStart))}
      onSlotDragEnd={(start, end) => onSlot?.(slotAt(start, minutesBetween(start, end)))}
      getTimeSlotProps={({ start }) =>
        onSlot
          ? {
              "aria-label": t(books ? "day.bookAt" : "blocked.at", {
                time: start.slice(11, 16),
                name: resource.name,
              }),
              ...stepProps(start, resource.id),
            }
          : { tabIndex: -1, disabled: true, "aria-hidden": true }
      }
    />
  );
}

const lengthOf = ({ start, end }: CalendarEntry) => (Date.parse(end) - Date.parse(start)) / 60_000;

type SpanProps = FrameProps & {
  /** The user's own preference: whether Saturday and Sunday are shown when nothing is booked on them. */
  weekend: { saturday: boolean; sunday: boolean };
  onDay: (day: string) => void;
};

const WEEK_CLASSES = {
  weekViewSlotLabel: classes.label,
  weekViewScrollArea: classes.weekArea,
  currentTimeIndicator: classes.now,
};

/** A time that nobody can book takes no focus. */
const NO_SLOT = { tabIndex: -1, disabled: true, "aria-hidden": true } as const;

/** One week of the chosen professionals or offices, in one grid. */
export function WeekFrame(props: SpanProps) {
  const { t } = useTranslation("scheduling");
  const { clinic, day, by, entries, resources, hours, weekend, books, onSlot, onDay } = props;
  const { common, drop } = useFrame(props);
  const [only, another] = resources;
  const one = another ? undefined : only;
  const events = useMemo(() => {
    const shown = new Set(resources.map(({ id }) => id));
    const own = entries.filter((entry) => shown.has(resourceOf(entry, by)));
    const person = by === "professional" && one && clinic.professionals.find(({ id }) => id === one.id);
    const days = Array.from({ length: 7 }, (_, index) => plusDays(mondayOf(day), index));
    const closed = person ? closedEvents(person, days, hours, t("calendar.timeOff")) : [];
    const shut = holidayEvents(clinic, days, hours, by === "office" ? one?.id : undefined);
    // The name of the day is drawn over the hours outside work.
    return [...closed, ...shut, ...(eventsOf(own, clinic) as CalendarEvent[])];
  }, [entries, by, resources, one, clinic, day, hours, t]);
  const frame = useRef<HTMLDivElement>(null);
  const week = Array.from({ length: 7 }, (_, index) => plusDays(mondayOf(day), index));
  useFillHeight(frame);
  useInitialScroll(frame, {
    ...initialMinutes(clinic, week, hours),
    key: mondayOf(day),
    scroller: ".mantine-ScrollArea-viewport",
  });
  const hidden = hiddenDays(weekend, entries, clinic.time_zone);
  const slotAt = (start: string, duration?: number): Slot => ({
    ...readWall(start),
    ...(duration !== undefined && { duration }),
    ...(one && { [by]: one.id }),
  });
  const slotName = (start: string) =>
    t(books ? "calendar.bookOn" : "blocked.on", {
      day: formatDate(start.slice(0, 10), "weekday"),
      time: start.slice(11, 16),
    });
  return (
    <div {...drop} ref={frame}>
      <WeekView
        {...common}
        className={classes.week}
        classNames={WEEK_CLASSES}
        date={day}
        events={events}
        firstDayOfWeek={1}
        withWeekNumber={false}
        withAllDaySlots={false}
        highlightToday
        weekendDays={hidden}
        withWeekendDays={hidden.length === 0}
        weekdayFormat={(date) => formatDate(date.slice(0, 10), "weekdayShort")}
        onDateChange={onDay}
        withDragSlotSelect={onSlot !== undefined && drags()}
        onTimeSlotClick={({ slotStart }) => onSlot?.(slotAt(slotStart))}
        onSlotDragEnd={(start, end) => onSlot?.(slotAt(start, minutesBetween(start, end)))}
        getTimeSlotProps={({ start }) =>
          onSlot ? { "aria-label": slotName(start), ...stepProps(start, one?.id) } : NO_SLOT
        }
      />
    </div>
  );
}

/** Hidden weekend days, as weekday numbers of the calendar library. A day with an entry is always shown. */
function hiddenDays(
  { saturday, sunday }: SpanProps["weekend"],
  entries: readonly CalendarEntry[],
  timeZone: string,
): (0 | 6)[] {
  const hidden: (0 | 6)[] = [];
  if (!sunday && !hasDay(entries, 0, timeZone)) hidden.push(0);
  if (!saturday && !hasDay(entries, 6, timeZone)) hidden.push(6);
  return hidden;
}
const hasDay = (entries: readonly CalendarEntry[], weekday: number, timeZone: string) =>
  entries.some(({ start }) => isoWeekday(wallClock(start, timeZone).day) % 7 === weekday);

/** A month of six weeks. Clicking a day's number opens the day. */
export function MonthFrame(props: SpanProps) {
  const { t } = useTranslation("scheduling");
  const { clinic, day, by, entries, resources, weekend, books, onPlace, onOpen, onDay } = props;
  const hidden = hiddenDays(weekend, entries, clinic.time_zone);
  const renderEvent = useTiles("line");
  const events = useMemo(() => {
    const shown = new Set(resources.map(({ id }) => id));
    return eventsOf(
      entries.filter((entry) => shown.has(resourceOf(entry, by))),
      clinic,
    );
  }, [entries, by, resources, clinic]);
  const entryOf = (event: { payload?: Record<PropertyKey, unknown> }) =>
    (event.payload as EntryPayload).entry;
  return (
    <MonthView
      className={classes.month}
      classNames={{ monthViewWeek: classes.monthWeek }}
      date={day}
      events={events}
      withHeader={false}
      radius={0}
      firstDayOfWeek={1}
      weekdayFormat={(date) => formatDate(date.slice(0, 10), "weekdayShort")}
      weekendDays={hidden}
      withWeekendDays={hidden.length === 0}
      maxEventsPerDay={4}
      renderEvent={renderEvent}
      labels={{ moreLabel: (count) => t("calendar.more", { count }) }}
      withEventsDragAndDrop={onPlace !== undefined}
      canDragEvent={(event) => {
        const entry = entryOf(event);
        return isMovable(entry) && mayMove(entry, books);
      }}
      onEventDrop={({ newStart, event }: Dropped) => {
        const entry = entryOf(event);
        if (!isMovable(entry)) return;
        const { minutes } = wallClock(entry.start, clinic.time_zone);
        onPlace?.({ entry, day: newStart.slice(0, 10), minutes, duration: lengthOf(entry) });
      }}
      onEventClick={(event) => onOpen(entryOf(event))}
      onDayClick={(date) => onDay(date.slice(0, 10))}
      getDayProps={(date) => ({ "aria-label": formatDate(date.slice(0, 10), "weekday") })}
    />
  );
}
