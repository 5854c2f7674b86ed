import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { blocksForOthers } from "@meridian/core/contracts/kernel/access";
import type { CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { plusDays } from "@meridian/core/time/days";
import { wallClock } from "@meridian/core/time/zones";
import { formatDate, formatDateLine, today } from "@meridian/ui/i18n/format";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { IconPlus } from "@tabler/icons-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useBlockedTimes } from "../api/blocked.ts";
import { useClinic } from "../api/booking.ts";
import { useCalendar } from "../api/calendar.ts";
import { type BlockedEntry, blockedEntries, isBlocked } from "../model/blocked.ts";
import { hoursOf, resourceOf, resourcesOf } from "../model/calendar-events.ts";
import { type CalendarAddress, rangeOf, readAddress, writeAddress } from "../model/calendar-range.ts";
import { isAppointment } from "../model/day-grid.ts";
import { PlanningTools } from "../planning/planning-tools.tsx";
import { Agenda } from "./agenda.tsx";
import classes from "./calendar.module.css";
import { CalendarBar } from "./calendar-bar.tsx";
import { CalendarCsv } from "./calendar-csv.tsx";
import { CalendarDialogs, type OpenAppointment } from "./calendar-dialogs.tsx";
import {
  DayFrame,
  type FrameProps,
  MonthFrame,
  type Placed,
  type Slot,
  WeekFrame,
} from "./calendar-views.tsx";
import { DeskList } from "./desk-list.tsx";
import { useBlocking } from "./use-blocking.ts";
import { useMoveByDrag } from "./use-move.ts";
import { WaitingListTray } from "./waiting-list-tray.tsx";

const NONE: readonly CalendarEntry[] = [];

/** The clinic's calendar. The URL says what is shown; changes of other users appear by themselves. */
export function CalendarScreen() {
  const { address, show, wantsNew, forgetNew } = useAddress();
  const user = useSession();
  const zone = user.space?.time_zone ?? "Europe/Lisbon";
  const range = rangeOf(address.view, address.day);
  const { clinic, list, blockedTimes, entries } = useEntries(range, zone);
  const mayBook = useAllows()({ can: "appointments.write" });
  const mayBlock = useMayBlock(clinic.data);
  const dialogs = useDialogs();
  const { setSlot, setBlocked } = dialogs;
  // A URL such as `calendar?new`, opened from the search field or another screen, opens the booking dialog once.
  useEffect(() => {
    if (!wantsNew) return;
    if (mayBook) setSlot({ day: address.day });
    forgetNew();
  }, [wantsNew, mayBook, address.day, forgetNew, setSlot]);
  const placing = useMoveByDrag(address.by, zone);
  const blocking = useBlocking(address.by, zone);
  const shown = useShown(address, clinic.data, entries);
  const place = (placed: Placed) =>
    isAppointment(placed.entry) ? placing.place(placed) : blocking.place({ ...placed, entry: placed.entry });
  const blockSlot = ({ professional: _, office: __, ...slot }: Slot) => setBlocked({ slot });
  return (
    <>
      <CalendarHead
        address={address}
        range={range}
        clinic={clinic.data}
        // Only the appointments of those shown: a week shows one person.
        shown={list.data && !list.isPlaceholderData ? shown.entries : undefined}
        onNew={mayBook ? () => setSlot({ day: address.day }) : undefined}
        onBlock={mayBlock ? () => setBlocked({ slot: { day: address.day } }) : undefined}
      />
      <PageBody>
        <Failures clinic={clinic} list={list} blockedTimes={blockedTimes} address={address} show={show} />
        {!clinic.error && !list.error && !(clinic.data && list.data) && <Skeleton lines={8} />}
        {!clinic.error && !list.error && clinic.data && list.data && (
          <CalendarView
            address={address}
            clinic={clinic.data}
            shown={shown}
            onShow={show}
            books={mayBook}
            onSlot={mayBook ? setSlot : mayBlock ? blockSlot : undefined}
            onPlace={mayBook || mayBlock ? place : undefined}
            onOpen={dialogs.open}
          />
        )}
      </PageBody>
      {clinic.data && (
        <CalendarDialogs
          clinic={clinic.data}
          entries={entries}
          placing={placing}
          blocking={blocking}
          {...dialogs.props}
        />
      )}
    </>
  );
}

/** The appointments and the blocked times of a range, in one list, and the requests that they came by. */
function useEntries(range: ReturnType<typeof rangeOf>, zone: string) {
  const clinic = useClinic();
  const list = useCalendar(range, zone);
  const blockedTimes = useBlockedTimes(range);
  const { from, to } = range;
  const booked = list.data?.items ?? NONE;
  const entries = useMemo(
    () => [...booked, ...blockedEntries(blockedTimes.data?.items ?? [], { from, to }, zone)],
    [booked, blockedTimes.data, from, to, zone],
  );
  return { clinic, list, blockedTimes, entries };
}

/** What is open above the calendar: a new appointment, an appointment, a blocked time. */
function useDialogs() {
  const [slot, setSlot] = useState<Slot>();
  const [opened, setOpened] = useState<OpenAppointment>();
  const [blocked, setBlocked] = useState<{ slot: Slot } | { entry: BlockedEntry }>();
  const open = (entry: CalendarEntry, mode?: OpenAppointment["mode"]) => {
    if (isAppointment(entry)) setOpened({ appointment: entry, mode });
    else if (isBlocked(entry)) setBlocked({ entry });
  };
  const props = { slot, onSlot: setSlot, opened, onOpened: setOpened, blocked, onBlocked: setBlocked };
  return { setSlot, setBlocked, open, props };
}

type CalendarHeadProps = {
  address: CalendarAddress;
  range: { from: string; to: string };
  clinic: Clinic | undefined;
  /** Undefined until they are there. */
  shown: readonly CalendarEntry[] | undefined;
  onNew: (() => void) | undefined;
  onBlock: (() => void) | undefined;
};

function CalendarHead({ address, range, clinic, shown, onNew, onBlock }: CalendarHeadProps) {
  const { t } = useTranslation("scheduling");
  return (
    <PageHead
      title={titleOf(address, range)}
      // The line is kept while it is empty: nothing below it moves when the number is known.
      context={
        shown ? t("day.context", { count: shown.filter((entry) => !isBlocked(entry)).length }) : "\u00a0"
      }
      actions={
        <>
          {onNew && (
            <Button
              className={classes.main}
              data-tour="book"
              leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              onClick={onNew}
            >
              {t("day.new")}
            </Button>
          )}
          <PlanningTools clinic={clinic} day={address.day} onBlock={onBlock} />
        </>
      }
    />
  );
}

type FailuresProps = Pick<ReturnType<typeof useEntries>, "clinic" | "list" | "blockedTimes"> &
  Pick<ReturnType<typeof useAddress>, "address" | "show">;

/** What could not be loaded. Without blocked times the appointments are shown all the same. */
function Failures({ clinic, list, blockedTimes, address, show }: FailuresProps) {
  const error = clinic.error ?? list.error;
  if (!error)
    return blockedTimes.error ? (
      <div className={classes.zone}>
        <ErrorState compact error={blockedTimes.error} onRetry={() => void blockedTimes.refetch()} />
      </div>
    ) : null;
  return (
    <>
      {/* Day and view stay visible, so that another day can be tried after an error. */}
      <CalendarBar address={address} resources={[]} single={undefined} narrow={false} onShow={show} />
      <ErrorState
        error={error}
        onRetry={() => void Promise.all([clinic, list].map((query) => query.refetch()))}
      />
    </>
  );
}

/** Whether the user may block time: their own, or anybody's. Assumed until the clinic is there, as nearly all may. */
function useMayBlock(clinic: Clinic | undefined): boolean {
  const user = useSession();
  return (
    clinic === undefined || blocksForOthers(user) || clinic.professionals.some(({ id }) => id === user.id)
  );
}

function useAddress() {
  const [search, setSearch] = useSearchParams();
  const address = useMemo(() => readAddress(search, today()), [search]);
  const show = (change: Partial<CalendarAddress>) =>
    setSearch(writeAddress({ ...address, ...change }, today()), { replace: true });
  const forgetNew = useCallback(
    () =>
      setSearch(
        (now) => {
          now.delete("new");
          return now;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return { address, show, wantsNew: search.has("new"), forgetNew };
}

function titleOf({ view, day }: CalendarAddress, { from, to }: { from: string; to: string }) {
  if (view === "month") return formatDateLine(day, "monthYear");
  if (view !== "week" && view !== "agenda") return formatDateLine(day, "weekday");
  const last = plusDays(to, -1);
  const first =
    from.slice(0, 7) === last.slice(0, 7) ? String(Number(from.slice(8))) : formatDate(from, "dayMonth");
  return `${first} – ${formatDate(last, "long")}`;
}

type CalendarViewProps = Pick<FrameProps, "clinic" | "books" | "onSlot" | "onPlace"> & {
  address: CalendarAddress;
  shown: ReturnType<typeof useShown>;
  onShow: (change: Partial<CalendarAddress>) => void;
  onOpen: (entry: CalendarEntry, mode?: OpenAppointment["mode"]) => void;
};

function CalendarView(props: CalendarViewProps) {
  const { address, clinic, onShow, onOpen } = props;
  const { t } = useTranslation("scheduling");
  const { all, chosen, single, narrow, entries } = props.shown;
  const [onlyUnpaid, setOnlyUnpaid] = useState(false);
  return (
    <>
      <CalendarBar address={address} resources={all} single={single} narrow={narrow} onShow={onShow} />
      <OtherZone zone={clinic.time_zone} />
      {props.books && !narrow && (address.view === "day" || address.view === "week") && <WaitingListTray />}
      {(address.view === "list" || address.view === "agenda" || narrow) && (
        <CalendarCsv
          clinic={clinic}
          range={rangeOf(address.view, address.day)}
          professional={address.by === "professional" ? onlyOne(chosen, all) : undefined}
          entries={entries}
          onlyUnpaid={address.view === "list" && onlyUnpaid}
        />
      )}
      {all.length === 0 ? (
        <EmptyState title={t("day.nobody")} help={t("day.nobodyHelp")} />
      ) : address.view === "list" ? (
        <DeskList
          clinic={clinic}
          entries={entries}
          onlyUnpaid={onlyUnpaid}
          onOnlyUnpaid={setOnlyUnpaid}
          onOpen={onOpen}
        />
      ) : address.view === "agenda" || narrow ? (
        <Agenda clinic={clinic} {...rangeOf(address.view, address.day)} entries={entries} onOpen={onOpen} />
      ) : (
        <Frame {...props} entries={entries} resources={chosen} />
      )}
    </>
  );
}

/** The id of the one that is shown of several. */
const onlyOne = (chosen: readonly { id: string }[], all: readonly unknown[]) =>
  chosen.length === 1 && all.length > 1 ? chosen[0]?.id : undefined;

/** Whose calendars are shown, and which of their entries. */
function useShown(address: CalendarAddress, clinic: Clinic | undefined, entries: readonly CalendarEntry[]) {
  const narrow = useMediaQuery("(max-width: 43.75em)", false, { getInitialValueInEffect: false });
  const { by } = address;
  const all = useMemo(() => (clinic ? resourcesOf(clinic, by, entries) : []), [clinic, by, entries]);
  const { chosen, single } = useChosen(all, address, narrow);
  const theirs = useMemo(() => {
    const ids = new Set(chosen.map(({ id }) => id));
    return entries.filter((entry) => ids.has(resourceOf(entry, by)));
  }, [chosen, entries, by]);
  return { all, chosen, single, narrow, entries: theirs };
}

/**
 * The professionals or offices named in the URL, in the clinic's order. A week shows one only (by default the user's
 * own), because several on top of each other cannot be read. On a phone every view is a list.
 */
function useChosen(all: ReturnType<typeof resourcesOf>, { who, view }: CalendarAddress, narrow: boolean) {
  const user = useSession();
  return useMemo(() => {
    const named = all.filter(({ id }) => who.includes(id));
    const some = named.length > 0 ? named : all;
    if (narrow || view !== "week") return { chosen: some, single: undefined };
    const one = named[0] ?? all.find(({ id }) => id === user.id) ?? all[0];
    return { chosen: one ? [one] : [], single: one?.id };
  }, [all, who, view, narrow, user.id]);
}

type ViewFrameProps = CalendarViewProps & Pick<FrameProps, "entries" | "resources">;

function Frame({ address, onShow, onOpen, shown: _, ...rest }: ViewFrameProps) {
  const user = useSession();
  const { clinic, entries } = rest;
  const { view, day, by } = address;
  const { from, to } = hoursOf(entries, { from: user.calendar_min, to: user.calendar_max }, clinic.time_zone);
  const hours = useMemo(() => ({ from, to }), [from, to]);
  const frame = { ...rest, day, by, hours, step: clinic.app_duration_interval, onOpen };
  const onDay = (next: string) => onShow({ view: "day", day: next });
  const weekend = { saturday: user.show_saturday, sunday: user.show_sunday };
  if (view === "month") return <MonthFrame {...frame} weekend={weekend} onDay={onDay} />;
  if (view === "week") return <WeekFrame {...frame} weekend={weekend} onDay={onDay} />;
  return <DayFrame {...frame} />;
}

/** Says which time zone is shown when the user's device is in another. */
function OtherZone({ zone }: { zone: string }) {
  const { t } = useTranslation("scheduling");
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = Date.now();
  const here = wallClock(now, own);
  const there = wallClock(now, zone);
  if (here.day === there.day && here.minutes === there.minutes) return null;
  return (
    <div className={classes.zone}>
      <Notice tone="blue">{t("calendar.otherZone", { zone: cityOf(zone), own: cityOf(own) })}</Notice>
    </div>
  );
}

const cityOf = (zone: string) => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
