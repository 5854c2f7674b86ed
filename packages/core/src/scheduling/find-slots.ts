import type * as z from "zod";
import type { RequestOf } from "../contracts/kernel/route.ts";
import {
  type calendarRoutes,
  type FreeTime,
  MAX_FINDER_DAYS,
  MAX_FINDER_READS,
} from "../contracts/scheduling/calendar.ts";
import { readItems } from "../db/read-items.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import type { UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { dayIn } from "../time/day-in.ts";
import { daysBetween, isoWeekday } from "../time/days.ts";
import {
  type FreeSlot,
  findFreeSlots,
  freeFromLedgers,
  type IsFree,
  ledgerKeys,
  utcDays,
} from "./availability.ts";
import { blockedTimesOfProfessional, type HeldBlockedTime, readBlockedTimes } from "./blocked-calendar.ts";
import { type LedgerKey, ledgerKey, type ResourceKind } from "./ledger.ts";
import { freeWhileOpen, openWorkingTime } from "./obstacles.ts";
import { personLedgers } from "./person-ledgers.ts";
import { daysFrom, workingTimeOf } from "./working-time.ts";

type Query = RequestOf<typeof calendarRoutes.freeTimes>["query"];
type Answer = z.output<typeof calendarRoutes.freeTimes.response>;
const anyTime: IsFree = () => true;

/**
 * Times at which one of the professionals, one of the offices and the patient are free. One Query of the users and one of the
 * blocked times, then a BatchGet per hundred ledger items: the cost depends on the question, not on how much is booked. Throws
 * 400 `range.invalid`, `range.too_wide`.
 */
export async function freeTimes(query: Query): Promise<Answer> {
  const { timeZone } = actor().space;
  const days = searchDays(query, timeZone);
  const [people, blocked] = await Promise.all([
    readBookableProfessionals(query.professionals),
    readBlockedTimes(),
  ]);
  const offices = officesOf(query.offices);
  if (people.length === 0 || offices.length === 0 || days.length === 0) return { items: [], next: null };

  const utc = utcDays(days, timeZone);
  const wanted: Resource[] = [
    ...people.map(({ id }) => ({ kind: "professional" as const, id })),
    ...offices.map(({ id }) => ({ kind: "office" as const, id })),
    ...(query.patient ? [{ kind: "patient" as const, id: query.patient }] : []),
  ];
  if (wanted.length * utc.length > MAX_FINDER_READS)
    throw new AppError("invalid", "range.too_wide", { fields: { to: "range.too_wide" } });
  const search = (part: readonly string[]) =>
    searchDaysPart(part, { query, people, offices, wanted, blocked });
  return firstPage(inGrowingParts(days, search), query.limit);
}

type Resource = { kind: ResourceKind; id: string };
type SearchInput = {
  query: Query;
  people: (UserItem & Record<string, unknown>)[];
  offices: { id: string; establishment: string }[];
  wanted: readonly Resource[];
  blocked: readonly HeldBlockedTime[];
};

/** Reads the ledgers of some days and finds their free slots. */
async function searchDaysPart(
  days: readonly string[],
  { query, people, offices, wanted, blocked }: SearchInput,
) {
  const { spaceId, space } = actor();
  const { timeZone, closedDays } = space;
  const utc = utcDays(days, timeZone);
  const itemAt = await readLedgers(ledgerKeys(spaceId, wanted, utc), query.patient, utc);
  const free = (kind: ResourceKind, id: string) => freeFromLedgers(utc, (day) => itemAt(kind, id, day));
  return findFreeSlots({
    days,
    timeZone,
    hours: { after: query.after, before: query.before },
    professionals: people.map((user) => ({
      id: user.id,
      working: openWorkingTime(
        {
          working: workingTimeOf(user),
          closed: closedDays,
          blocked: blockedTimesOfProfessional(blocked, user.id),
        },
        days,
      ),
      free: free("professional", user.id),
    })),
    offices: offices.map((office) => ({
      ...office,
      free: freeWhileOpen(
        free("office", office.id),
        { closed: closedDays, blocked },
        { office: office.id, establishment: office.establishment, timeZone },
        days,
      ),
    })),
    patient: query.patient ? free("patient", query.patient) : anyTime,
    duration: query.duration,
    step: space.slotMinutes,
    earliest: Math.max(now(), query.since ? Date.parse(query.since) : 0),
  });
}

/** Searches one day, then two, four, eight … at once, because most searches find enough on the first days. */
async function* inGrowingParts<T>(
  days: readonly string[],
  search: (part: readonly string[]) => Promise<Iterable<T>>,
): AsyncGenerator<T> {
  let length = 1;
  for (let at = 0; at < days.length; ) {
    yield* await search(days.slice(at, at + length));
    at += length;
    length *= 2;
  }
}

/** The first page. Slots with the same start are always on the same page, because the next page begins at a start. */
async function firstPage(places: AsyncIterable<FreeSlot>, limit: number): Promise<Answer> {
  const items: FreeTime[] = [];
  for await (const { start, end, ...who } of places) {
    const at = new Date(start).toISOString();
    if (items.length >= limit && items.at(-1)?.start !== at) return { items, next: at };
    items.push({ start: at, end: new Date(end).toISOString(), ...who });
  }
  return { items, next: null };
}

/** The requested days that are not past, on the requested weekdays. Throws 400 `range.invalid`. */
function searchDays({ from, to, since, weekdays }: Query, timeZone: string): string[] {
  const length = daysBetween(from, to);
  if (!(length >= 0 && length < MAX_FINDER_DAYS)) throw invalidField("to", "range.invalid");
  const today = dayIn(timeZone, Math.max(now(), since ? Date.parse(since) : 0));
  return daysFrom(from < today ? today : from, to).filter(
    (day) => weekdays === undefined || weekdays.includes(isoWeekday(day)),
  );
}

/** The requested users who can be booked, in the requested order; without `ids` all of them, by name. */
async function readBookableProfessionals(
  ids: string[] | undefined,
): Promise<(UserItem & Record<string, unknown>)[]> {
  const { data } = await Spaces.db.entities.user.query
    .primary({ space_id: actor().spaceId })
    .go({ pages: "all" });
  const bookable = (data as (UserItem & Record<string, unknown>)[])
    .filter(({ active, practises }) => active && practises)
    .sort((a, b) => a.name.localeCompare(b.name));
  return ids ? [...new Set(ids)].flatMap((id) => bookable.find((user) => user.id === id) ?? []) : bookable;
}

function officesOf(ids: string[] | undefined) {
  const all = actor().space.establishments.flatMap((place) =>
    place.offices.map(({ id }) => ({ id, establishment: place.id })),
  );
  return ids ? [...new Set(ids)].flatMap((id) => all.find((office) => office.id === id) ?? []) : all;
}

/** Reads ledger items, and the patient with them, because a person may be booked under several merged records. */
async function readLedgers(keys: LedgerKey[], patient: string | undefined, days: readonly string[]) {
  const { spaceId } = actor();
  const items = await readItems([...keys, ...(patient ? [Patients.keyOf(patient) as LedgerKey] : [])]);
  const byKey = new Map(items.map((item) => [`${item.pk}${item.sk}`, item]));
  const persons = await personLedgers(items, days);
  return (kind: ResourceKind, id: string, day: string) => {
    const { pk, sk } = ledgerKey(spaceId, kind, id, day);
    return persons(kind, id, day, byKey.get(`${pk}${sk}`));
  };
}
