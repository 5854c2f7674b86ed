import { seesAllCalendars } from "../contracts/access.ts";
import type { ClashDetails } from "../contracts/appointments.ts";
import { readItems } from "../db/read-items.ts";
import { now } from "../platform/clock.ts";
import { type Actor, actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { db } from "./connection.ts";
import { type Claim, holders, type LedgerKey, ledgerKey, RESOURCES, type ResourceKind } from "./ledger.ts";
import type { AppointmentItem } from "./records.ts";
import { slotsOf } from "./slots.ts";

/** How far from the wanted start a free one is looked for, and how many are named. */
const SEARCH_MINUTES = 240;
const OFFERED = 3;
const FIRST_HOUR = 8;
const LAST_HOUR = 20;

type Ledger = { kind: ResourceKind; day: string; item: Record<string, unknown> };

/**
 * The refusal of a booking that overlaps, with what it overlaps and the nearest times at which all three are free.
 * Two requests, made only when a booking was refused. `appointmentId` is the one being moved, if any.
 */
export async function clashOf(claim: Claim, appointmentId: string | undefined): Promise<AppError> {
  const ledgers = await readLedgers(claim);
  const found = RESOURCES.map((resource) => ({
    resource,
    ids: clashing(ledgers, resource, claim, appointmentId),
  }));
  const heads = await readHeads([...new Set(found.flatMap(({ ids }) => [...ids]))]);
  const details: ClashDetails = {
    clashes: found.flatMap(({ resource, ids }) =>
      [...ids].flatMap((id) => {
        const head = heads.find(({ appointment_id }) => appointment_id === id);
        return head ? [{ resource, ...asSeenBy(actor(), head) }] : [];
      }),
    ),
    free: freeStarts(claim, ledgers, appointmentId),
  };
  return new AppError("conflict", "appointment.clash", { details });
}

/** A clashing appointment as far as the actor may see that calendar: otherwise its time only. */
function asSeenBy(viewer: Actor, head: AppointmentItem) {
  const times = { start: head.start, end: head.end };
  const visible = head.professional_id === viewer.id || seesAllCalendars(viewer);
  return visible ? { id: head.appointment_id, patient_name: head.patient_name, ...times } : times;
}

async function readLedgers(claim: Claim): Promise<Ledger[]> {
  const { spaceId } = actor();
  const wanted = RESOURCES.flatMap((kind) =>
    [...slotsOf(claim).keys()].map((day) => ({ kind, day, key: ledgerKey(spaceId, kind, claim[kind], day) })),
  );
  const items = await readItems(wanted.map(({ key }) => key));
  const same = (item: Record<string, unknown>, key: LedgerKey) => item.pk === key.pk && item.sk === key.sk;
  return wanted.map(({ kind, day, key }) => ({
    kind,
    day,
    item: items.find((item) => same(item, key)) ?? {},
  }));
}

function clashing(ledgers: Ledger[], kind: ResourceKind, claim: Claim, except: string | undefined) {
  const ids = new Set<string>();
  for (const [day, slots] of slotsOf(claim)) {
    const ledger = ledgers.find((candidate) => candidate.kind === kind && candidate.day === day);
    if (ledger) for (const id of holders(ledger.item, slots, except)) ids.add(id);
  }
  return ids;
}

async function readHeads(ids: string[]): Promise<AppointmentItem[]> {
  if (ids.length === 0) return [];
  const keys = ids.slice(0, 50).map((appointment_id) => ({ space_id: actor().spaceId, appointment_id }));
  const { data } = await db.entities.appointment.get(keys).go();
  return data as AppointmentItem[];
}

function freeStarts(claim: Claim, ledgers: Ledger[], except: string | undefined): string[] {
  const { slotMinutes, timeZone } = actor().space;
  const wanted = Date.parse(claim.start);
  const earliest = Math.min(wanted, now());
  const hour = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  const hourOf = (at: number) => Number(hour.format(at));
  const fits = (at: number) => {
    if (at < earliest || hourOf(at) < FIRST_HOUR || hourOf(at + claim.duration * 60_000 - 1) >= LAST_HOUR)
      return false;
    const candidate = { ...claim, start: new Date(at).toISOString() };
    // Only days that were read can be judged.
    const known = [...slotsOf(candidate).keys()].every((day) => ledgers.some((ledger) => ledger.day === day));
    return known && RESOURCES.every((kind) => clashing(ledgers, kind, candidate, except).size === 0);
  };
  const free: number[] = [];
  for (let away = slotMinutes; away <= SEARCH_MINUTES && free.length < OFFERED; away += slotMinutes) {
    for (const at of [wanted - away * 60_000, wanted + away * 60_000]) {
      if (fits(at) && free.length < OFFERED) free.push(at);
    }
  }
  return free.sort((a, b) => a - b).map((at) => new Date(at).toISOString());
}

/** What an appointment holds of the calendars. */
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
