import type * as z from "zod";
import {
  type AppointmentItem,
  appointmentView,
  CALENDAR_ATTRIBUTES,
  type CalendarItem,
  calendarEntryView,
  calendarView,
  isMovable,
  maySeeAppointment,
  occupiesTime,
  requireCalendarRange,
} from "../appointments/index.ts";
import { can, closesOthers, seesAllCalendars } from "../contracts/kernel/access.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { CalendarEntry } from "../contracts/scheduling/appointments.ts";
import type { appointmentsRoutes } from "../contracts/scheduling/appointments-routes.ts";
import type { RecordEntry } from "../contracts/visits/visits.ts";
import type { visitsRoutes } from "../contracts/visits/visits-routes.ts";
import { auditRead } from "../db/audit.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import * as Patients from "../patients/index.ts";
import { nowIso, plusMinutes, todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, invalidField } from "../platform/errors.ts";
import { dayBounds } from "../time/zones.ts";
import { earlierFindings } from "./earlier-findings.ts";
import { bannerOf } from "./patient-banner.ts";
import { photosOf } from "./photo-views.ts";
import { mayReadContent } from "./reading.ts";
import { db } from "./stored/entities.ts";
import { readRecord } from "./stored/patient-record.ts";
import { keptWordsOf } from "./views.ts";

/** The longest an appointment lasts: one that began before the range may still reach into it. */
const LONGEST_MINUTES = 480;
/** Rows of one answer, and of one page of the database. */
const MOST_ROWS = 1000;

type ListQuery = RequestOf<typeof appointmentsRoutes.list>["query"];

/**
 * The calendar between two instants, of six weeks at most. What others' calendars hold is "busy" for who may not read
 * them. Throws 400 naming `to`, `since`.
 */
export async function list({ from, to, since, professional, office }: ListQuery) {
  requireCalendarRange(from, to);
  if (since !== undefined && !(Date.parse(since) < Date.parse(to)))
    throw invalidField("since", "range.invalid");
  const { items, next } = await between(from, to, { since, most: MOST_ROWS });
  const wanted = items.filter(
    (item) =>
      (professional === undefined || item.professional_id === professional) &&
      (office === undefined || item.office_id === office),
  );
  return { items: entries(wanted), next };
}

type Part = { since?: string | undefined; most: number };
const WHOLE: Part = { most: Number.POSITIVE_INFINITY };

/**
 * Appointments between two instants by start, including those that began earlier and end inside. A page has those that
 * begin at `since` or later, at most `most`, and where the rest begins; appointments with the same start are on the
 * same page.
 */
async function between(
  from: string,
  to: string,
  { since, most }: Part,
): Promise<{ items: CalendarItem[]; next: string | null }> {
  const first = Date.parse(from);
  const last = Date.parse(to);
  const earliest = since === undefined ? plusMinutes(from, -LONGEST_MINUTES) : new Date(since).toISOString();
  const days = db.entities.appointment.query
    .days({ space_id: actor().spaceId })
    .between({ start: earliest }, { start: new Date(to).toISOString() });
  const items: CalendarItem[] = [];
  let cursor: string | null = null;
  do {
    const page: { data: unknown; cursor: string | null } = await days.go({
      attributes: [...CALENDAR_ATTRIBUTES] as never,
      limit: Math.min(MOST_ROWS, most - items.length),
      cursor,
    });
    items.push(...(page.data as CalendarItem[]));
    cursor = page.cursor;
  } while (cursor !== null && items.length < most);
  const next = cursor === null ? null : (items.at(-1)?.start ?? null);
  return {
    items: items.filter(
      ({ start, end }) =>
        Date.parse(end) > first && Date.parse(start) < last && (next === null || start < next),
    ),
    next,
  };
}

function entries(items: CalendarItem[]): CalendarEntry[] {
  const viewer = actor();
  // Cancelled time is free: users who may not read the calendar see nothing there.
  return items
    .filter((item) => maySeeAppointment(viewer, item) || occupiesTime(item.status))
    .map((item) => calendarEntryView(viewer, item));
}

type AtAGlance = Omit<ResponseOf<typeof appointmentsRoutes.home>, "retention_open" | "tutorial">;

/**
 * Today at a glance, and what a new clinic still lacks. Two Queries; a third only while a clinic has nothing today, and a
 * fourth request only while it never had anything, for who manages it.
 */
export async function home(): Promise<AtAGlance> {
  const viewer = actor();
  const { space } = viewer;
  const day = dayBounds(todayIn(space.timeZone), space.timeZone);
  const [{ items: today }, begun] = await Promise.all([between(day.start, day.end, WHOLE), readUnfinished()]);
  const treats = can(viewer, "clinical.write");
  const isOwn = ({ professional_id }: CalendarItem) => professional_id === viewer.id;
  const others = treats ? begun.filter((item) => !isOwn(item)) : [];
  const own = treats ? begun.filter(isOwn) : begun;
  const mine = today.filter((item) => (treats ? isOwn(item) : maySeeAppointment(viewer, item)));
  const appointment = today.length + begun.length > 0 || (await hasAny());
  const next = mine.find((item) => isMovable(item.status) && item.end > nowIso());
  return {
    today: entries(today),
    next: next ? calendarView(next) : null,
    unfinished: own.slice(0, MOST_BEGUN).map(appointmentView),
    ...(closesOthers(viewer) && { colleagues: others.slice(0, MOST_BEGUN).map(appointmentView) }),
    setup: {
      plan: space.planCode !== null,
      place: space.establishments.some(({ offices }) => offices.length > 0),
      type: space.appointmentTypes.length > 0,
      patient: appointment || (can(viewer, "clinic.manage") && (await Patients.countActive()) > 0),
      appointment,
    },
  };
}

/** Shown of what is begun and not signed. */
const MOST_BEGUN = 50;

/**
 * Open or paused, oldest first: the viewer's own, or everybody's for who sees all calendars or closes what others left.
 * One Query of one page, which holds several hundred.
 */
async function readUnfinished(): Promise<AppointmentItem[]> {
  const viewer = actor();
  const all = closesOthers(viewer) || (seesAllCalendars(viewer) && !can(viewer, "clinical.write"));
  const { data } = await db.entities.appointment.query
    .unfinished({ space_id: viewer.spaceId, ...(!all && { unfinished_by: viewer.id }) })
    .go();
  return data.sort((a, b) => (a.start < b.start ? -1 : 1));
}

async function hasAny(): Promise<boolean> {
  const { data } = await db.entities.appointment.query
    .days({ space_id: actor().spaceId })
    .go({ limit: 1, pages: 1 });
  return data.length > 0;
}

type RecordRequest = RequestOf<typeof visitsRoutes.record>;

/** A patient's clinical history by pages, newest first. The front desk gets the visits without what was found in them. */
export async function record({ params, query }: Pick<RecordRequest, "params" | "query">) {
  const viewer = actor();
  const list = `record:${params.patient}`;
  const [page] = await Promise.all([
    readRecord(params.patient, { limit: query.limit, cursor: await openCursor(list, query.cursor) }),
    auditRead(params.patient),
  ]);
  if (!page.patient && query.cursor === undefined) throw absent("patient");
  const last = page.appointments.find(({ status }) => status === "done");
  const shown = page.appointments.filter(
    (item) => maySeeAppointment(viewer, item) || mayReadContent(viewer, item),
  );
  return {
    patient: page.patient
      ? bannerOf({
          patient: page.patient,
          last,
          clinical: can(viewer, "clinical.read"),
          before: earlierFindings(page.carryForward, last),
        })
      : null,
    items: await Promise.all(
      shown.map(async (item): Promise<RecordEntry> => {
        const readable = mayReadContent(viewer, item);
        return {
          appointment: appointmentView(item),
          summary: readable ? (item.summary ?? null) : null,
          ...(readable && keptWordsOf(item)),
          photos: readable ? await photosOf(item) : [],
        };
      }),
    ),
    next: await sealCursor(list, page.cursor),
  } satisfies z.output<typeof visitsRoutes.record.response>;
}
