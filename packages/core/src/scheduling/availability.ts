import { slotName } from "../appointments/index.ts";
import { STEP_MINUTES } from "../contracts/scheduling/booking.ts";
import { wallInstant } from "../time/zones.ts";
import { holderIds, type LedgerKey, ledgerKey, type ResourceKind } from "./ledger.ts";
import { stretchesOn, type WorkingTime } from "./working-time.ts";

const MINUTE = 60_000;
const STEP = STEP_MINUTES * MINUTE;
const SLOTS = (24 * 60) / STEP_MINUTES;

/** Whether a resource is free between two instants (epoch milliseconds). What was not read is not free. */
export type IsFree = (from: number, to: number) => boolean;

/** Freeness from a resource's ledger items of consecutive UTC days; `except` names an appointment that is in nobody's way. */
export function freeFromLedgers(
  days: readonly string[],
  itemOf: (day: string) => Record<string, unknown> | undefined,
  except?: string,
): IsFree {
  const base = Date.parse(`${days[0]}T00:00:00Z`);
  // How many slots before each are taken: a stretch is free where that does not grow.
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
    const [first, last] = [Math.floor((from - base) / STEP), Math.ceil((to - base) / STEP)];
    return first >= 0 && last < taken.length && taken[first] === taken[last];
  };
}

type Professional = { id: string; working: WorkingTime; free: IsFree };
type Office = { id: string; establishment: string | undefined; free: IsFree };

export type SlotSearch = {
  /** Days of the clinic's calendar, in order. */
  days: readonly string[];
  timeZone: string;
  /** Wall-clock hours between which the whole visit lies. */
  hours: { after: string; before: string };
  professionals: readonly Professional[];
  /** In order of preference. */
  offices: readonly Office[];
  patient: IsFree;
  /** Minutes. */
  duration: number;
  /** Minutes between the starts offered. */
  step: number;
  /** Epoch milliseconds; nothing begins earlier. */
  earliest: number;
};

export type FreeSlot = { start: number; end: number; professional: string; office: string };

/** Times at which a professional works and is free, with the first office that is: by start, then as named. Pure. */
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

/** The first free office of a place where somebody works then. */
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

/** The keys of resources' ledger items on UTC days. */
export const ledgerKeys = (
  space: string,
  wanted: readonly { kind: ResourceKind; id: string }[],
  days: readonly string[],
): LedgerKey[] => wanted.flatMap(({ kind, id }) => days.map((day) => ledgerKey(space, kind, id, day)));

/** The UTC days that stretch over days of the clinic's calendar: a zone may be ahead or behind. */
export function utcDays(days: readonly string[], timeZone: string): string[] {
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const from = new Date(wallInstant(first, "00:00", timeZone)).toISOString().slice(0, 10);
  const to = new Date(wallInstant(last, "24:00", timeZone) - 1).toISOString().slice(0, 10);
  const found: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += SLOTS * STEP)
    found.push(new Date(at).toISOString().slice(0, 10));
  return found;
}
