import { slotName } from "../appointments/index.ts";
import { STEP_MINUTES } from "../contracts/scheduling/booking.ts";
import { wallInstant } from "../time/zones.ts";
import { holderIds, type LedgerKey, ledgerKey, type ResourceKind } from "./ledger.ts";
import { stretchesOn, type WorkingTime } from "./working-time.ts";

const MINUTE = 60_000;
const STEP = STEP_MINUTES * MINUTE;
const SLOTS = (24 * 60) / STEP_MINUTES;

/** Whether a resource is free between two instants (epoch milliseconds). Outside the days that were read the answer is no. */
export type IsFree = (from: number, to: number) => boolean;

/**
 * Whether a resource is free, by its ledger items of consecutive UTC days. `except` is an appointment that is ignored: the one
 * being moved.
 */
export function freeFromLedgers(
  days: readonly string[],
  itemOf: (day: string) => Record<string, unknown> | undefined,
  except?: string,
): IsFree {
  const base = Date.parse(`${days[0]}T00:00:00Z`);
  // taken[n] counts the occupied slots before slot n. A range is free when the count is the same at its start and its end.
  const taken = new Uint32Array(days.length * SLOTS + 1);
  days.forEach((day, index) => {
    const item = itemOf(day);
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const at = index * SLOTS + slot;
      const held = item?.[slotName(slot)] !== undefined && holderIds(item, [slot], except).size > 0;
      taken[at + 1] = (taken[at] ?? 0) + (held ? 1 : 0);
    }
  });
  return (from, to) => {
    const first = Math.floor((from - base) / STEP);
    const last = Math.ceil((to - base) / STEP);
    return first >= 0 && last < taken.length && taken[first] === taken[last];
  };
}

type Professional = { id: string; working: WorkingTime; free: IsFree };
type Office = { id: string; establishment: string | undefined; free: IsFree };

export type SlotSearch = {
  /** Days of the clinic's calendar, in order. */
  days: readonly string[];
  timeZone: string;
  /** Wall-clock times between which the whole appointment has to lie. */
  hours: { after: string; before: string };
  professionals: readonly Professional[];
  /** In order of preference. */
  offices: readonly Office[];
  patient: IsFree;
  /** Minutes. */
  duration: number;
  /** Minutes between two proposed starts. */
  step: number;
  /** Epoch milliseconds. No earlier start is proposed. */
  earliest: number;
};

export type FreeSlot = { start: number; end: number; professional: string; office: string };

/**
 * Times at which a professional works and is free, each with the first free office, ordered by start and then in the order of
 * the professionals. Pure.
 */
export function* findFreeSlots(search: SlotSearch): Generator<FreeSlot> {
  for (const day of search.days) yield* freeSlotsOn(day, search);
}

function* freeSlotsOn(day: string, search: SlotSearch): Generator<FreeSlot> {
  const { timeZone, hours, duration, step, earliest, professionals } = search;
  const open = wallInstant(day, hours.after, timeZone);
  const close = wallInstant(day, hours.before, timeZone);
  const midnight = wallInstant(day, "00:00", timeZone);
  const working = professionals.map((person) => ({
    ...person,
    stretches: stretchesOn(day, person.working, timeZone),
  }));
  const from = Math.max(
    open,
    earliest,
    Math.min(...working.flatMap(({ stretches }) => stretches.map((s) => s.from))),
  );
  const first = midnight + Math.ceil((from - midnight) / (step * MINUTE)) * step * MINUTE;
  for (let start = first; start + duration * MINUTE <= close; start += step * MINUTE) {
    const end = start + duration * MINUTE;
    if (!search.patient(start, end)) continue;
    for (const { id, stretches, free } of working) {
      if (!free(start, end)) continue;
      const office = freeOfficeAt(search.offices, stretches, start, end);
      if (office) yield { start, end, professional: id, office: office.id };
    }
  }
}

/** The first free office in an establishment where the professional works at that time. */
function freeOfficeAt(
  offices: readonly Office[],
  stretches: ReturnType<typeof stretchesOn>,
  start: number,
  end: number,
): Office | undefined {
  const there = stretches.filter(({ from, to }) => from <= start && end <= to);
  return offices.find(
    ({ establishment, free }) =>
      there.some(
        (stretch) => stretch.establishment === undefined || stretch.establishment === establishment,
      ) && free(start, end),
  );
}

/** The keys of the ledger items of resources on UTC days. */
export const ledgerKeys = (
  space: string,
  wanted: readonly { kind: ResourceKind; id: string }[],
  days: readonly string[],
): LedgerKey[] => wanted.flatMap(({ kind, id }) => days.map((day) => ledgerKey(space, kind, id, day)));

/** The UTC days that overlap days of the clinic's calendar. There may be one more, because a local day can span two UTC days. */
export function utcDays(days: readonly string[], timeZone: string): string[] {
  const first = days[0] ?? "";
  const last = days.at(-1) ?? "";
  const from = new Date(wallInstant(first, "00:00", timeZone)).toISOString().slice(0, 10);
  const to = new Date(wallInstant(last, "24:00", timeZone) - 1).toISOString().slice(0, 10);
  const found: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += SLOTS * STEP)
    found.push(new Date(at).toISOString().slice(0, 10));
  return found;
}
