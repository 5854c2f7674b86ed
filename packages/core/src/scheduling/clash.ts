import { type AppointmentItem, readHeads, slotsOf } from "../appointments/index.ts";
import { seesAllCalendars } from "../contracts/kernel/access.ts";
import type { ClashDetails } from "../contracts/scheduling/booking.ts";
import { readItems } from "../db/read-items.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import { type Actor, actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import { dayIn } from "../time/day-in.ts";
import { plusDays } from "../time/days.ts";
import { findFreeSlots, freeFromLedgers, ledgerKeys, utcDays } from "./availability.ts";
import {
  activeBlockedTimes,
  blockedTimesKey,
  blockedTimesOfProfessional,
  type HeldBlockedTime,
} from "./blocked-calendar.ts";
import { ROOMS } from "./blocked-time.entity.ts";
import { type Claim, holderIds, type LedgerKey, ledgerKey, RESOURCES, type ResourceKind } from "./ledger.ts";
import { freeWhileOpen, openWorkingTime } from "./obstacles.ts";
import { personLedgers } from "./person-ledgers.ts";
import { placeOf, readObstacles } from "./schedule.ts";
import { daysFrom, workingTimeOf } from "./working-time.ts";

/** Alternatives are searched on the requested day and the six after it; at most `MAX_OFFERED` are offered. */
const SEARCH_DAYS = 7;
const MAX_OFFERED = 3;
/** The most clashing appointments named. With more than that one chooses another time. */
const MAX_NAMED = 50;

type Ledgers = {
  item: (kind: ResourceKind, day: string) => Record<string, unknown> | undefined;
  utc: string[];
  local: string[];
  professional: Record<string, unknown>;
  blocked: HeldBlockedTime[];
};

/**
 * Builds the error for a booking that overlaps: the clashes, and the nearest times at which professional, office and patient are
 * free. Two requests, made only after a booking was refused; one more for a person with several records. `appointmentId` is the
 * appointment being moved, if any.
 */
export async function clashError(claim: Claim, appointmentId: string | undefined): Promise<AppError> {
  const ledgers = await readLedgers(claim);
  const found = RESOURCES.map((resource) => ({
    resource,
    ids: clashingIds(ledgers, resource, claim, appointmentId),
  }));
  const heads = await readHeads([...new Set(found.flatMap(({ ids }) => [...ids]))].slice(0, MAX_NAMED));
  const details: ClashDetails = {
    clashes: [
      ...(await readObstacles(claim)),
      ...found.flatMap(({ resource, ids }) =>
        [...ids].flatMap((id) => {
          const head = heads.get(id);
          return head ? [{ resource, ...clashView(actor(), head) }] : [];
        }),
      ),
    ],
    free: freeStarts(claim, ledgers, appointmentId),
  };
  return new AppError("conflict", "appointment.clash", { details });
}

/** A clashing appointment with its id and patient if the viewer may see that calendar, otherwise only its time. */
export function clashView(viewer: Actor, head: AppointmentItem) {
  const times = { start: head.start, end: head.end };
  const visible = head.professional_id === viewer.id || seesAllCalendars(viewer);
  return visible ? { id: head.appointment_id, patient_name: head.patient_name, ...times } : times;
}

/** Reads the ledgers of professional, office and patient for a week, and the professional's working time, in one request. */
async function readLedgers(claim: Claim): Promise<Ledgers> {
  const { spaceId, space } = actor();
  const day = dayIn(space.timeZone, claim.start);
  const local = daysFrom(day, plusDays(day, SEARCH_DAYS - 1));
  const utc = [...new Set([...slotsOf(claim).keys(), ...utcDays(local, space.timeZone)])].sort();
  const resources = RESOURCES.map((kind) => ({ kind, id: claim[kind] }));
  const user = Spaces.db.entities.user.get({ space_id: spaceId, id: claim.professional }).params()
    .Key as LedgerKey;
  const patient = Patients.keyOf(claim.patient) as LedgerKey;
  const blocked = [claim.professional, ROOMS].map((holder) => blockedTimesKey(spaceId, holder));
  const items = await readItems([user, patient, ...blocked, ...ledgerKeys(spaceId, resources, utc)]);
  const find = (key: LedgerKey) => items.find((item) => item.pk === key.pk && item.sk === key.sk);
  const persons = await personLedgers(items, utc);
  return {
    item: (kind, on) => persons(kind, claim[kind], on, find(ledgerKey(spaceId, kind, claim[kind], on))),
    utc,
    local,
    professional: find(user) ?? {},
    blocked: blocked.flatMap((key) => activeBlockedTimes(find(key))),
  };
}

function clashingIds(ledgers: Ledgers, kind: ResourceKind, claim: Claim, except: string | undefined) {
  const ids = new Set<string>();
  for (const [day, slots] of slotsOf(claim))
    for (const id of holderIds(ledgers.item(kind, day) ?? {}, slots, except)) ids.add(id);
  return ids;
}

/** The starts nearest to the requested one at which all three are free, within the professional's working time. */
function freeStarts(claim: Claim, ledgers: Ledgers, except: string | undefined): string[] {
  const { slotMinutes, timeZone, closedDays } = actor().space;
  const wanted = Date.parse(claim.start);
  const free = (kind: ResourceKind) => freeFromLedgers(ledgers.utc, (day) => ledgers.item(kind, day), except);
  const place = placeOf(claim.office);
  const { blocked } = ledgers;
  const hours = { working: workingTimeOf(ledgers.professional), closed: closedDays };
  const places = findFreeSlots({
    days: ledgers.local,
    timeZone,
    hours: { after: "00:00", before: "24:00" },
    professionals: [
      {
        id: claim.professional,
        working: openWorkingTime(
          { ...hours, blocked: blockedTimesOfProfessional(blocked, claim.professional) },
          ledgers.local,
        ),
        free: free("professional"),
      },
    ],
    offices: [
      {
        id: claim.office,
        establishment: place.establishment,
        free: freeWhileOpen(free("office"), { closed: closedDays, blocked }, place, ledgers.local),
      },
    ],
    patient: free("patient"),
    duration: claim.duration,
    step: slotMinutes,
    // For an appointment entered afterwards the alternatives may be in the past too.
    earliest: Math.min(wanted, now()),
  });
  const away = (start: number) => Math.abs(start - wanted);
  return [...places]
    .map(({ start }) => start)
    .filter((start) => start !== wanted)
    .sort((a, b) => away(a) - away(b) || a - b)
    .slice(0, MAX_OFFERED)
    .sort((a, b) => a - b)
    .map((start) => new Date(start).toISOString());
}

/** The time and resources an appointment occupies. */
export const claimOf = (head: {
  start: string;
  duration: number;
  professional_id: string;
  office_id: string;
  patient_id: string;
}): Claim => ({
  start: head.start,
  duration: head.duration,
  professional: head.professional_id,
  office: head.office_id,
  patient: head.patient_id,
});
