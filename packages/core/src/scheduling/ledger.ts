import { type Interval, slotName, slotsOf } from "../appointments/index.ts";
import { queryItems } from "../db/query-items.ts";
import { queryRaw } from "../db/raw-items.ts";
import { check, type Operation } from "../db/transact.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";

export const RESOURCES = ["professional", "office", "patient"] as const;
export type ResourceKind = (typeof RESOURCES)[number];

/** What an appointment occupies: an interval of a professional, an office and a patient. */
export type Claim = Interval & Readonly<Record<ResourceKind, string>>;

export type LedgerKey = { pk: string; sk: string };

/**
 * The key of a ledger item. There is one item per resource and UTC day. Each attribute is a five-minute slot with the set of the
 * ids of the appointments in it. A slot is taken by `ADD` on the condition that the attribute is absent, and freed by `DELETE`,
 * which removes the attribute with its last id. So one transaction changes three calendars without reading them.
 */
export const ledgerKey = (space: string, kind: ResourceKind, id: string, day: string): LedgerKey => ({
  pk: `$ledger#space_${space}#${kind}_${id}`,
  sk: `$day#${day}`,
});

type Change = { key: LedgerKey; add: number[]; keep: number[]; free: number[] };

/**
 * Ledger writes that replace the claim of an appointment (`before`) by another (`after`). `others` are merged records of the same
 * person: without `override` the time must be free for them too.
 */
export function claimWrites(
  space: string,
  appointmentId: string,
  {
    before,
    after,
    override = false,
    others = [],
  }: { before?: Claim; after?: Claim; override?: boolean; others?: readonly string[] },
): Operation[] {
  return [
    ...ledgerChanges(space, before, after).map((change) => ledgerWrite(change, appointmentId, override)),
    ...(after && !override ? others.flatMap((id) => freeChecks(space, id, after)) : []),
  ];
}

/** Five-minute slots that one write may take: its expression must stay below the database's 4 kB. */
export const MAX_SLOTS_IN_ITEM = 100;

/** For each ledger item that a claim concerns its name and its slots. */
export const ledgerSlots = (space: string, claim: Claim) =>
  RESOURCES.flatMap((kind) =>
    [...slotsOf(claim)].map(([day, slots]) => {
      const key = ledgerKey(space, kind, claim[kind], day);
      return { name: `${key.pk}${key.sk}`, key, slots };
    }),
  );

/**
 * Ledger writes that take the times of several new appointments, one for each item. All times must be free, and no two of
 * the appointments may need the same slot.
 */
export function manyClaimsWrites(
  space: string,
  appointments: readonly { id: string; claim: Claim }[],
): Operation[] {
  const items = new Map<string, { key: LedgerKey; taken: { slot: number; by: number }[] }>();
  for (const [by, { claim }] of appointments.entries())
    for (const { name, key, slots } of ledgerSlots(space, claim)) {
      const item = items.get(name) ?? { key, taken: [] };
      items.set(name, item);
      item.taken.push(...slots.map((slot) => ({ slot, by })));
    }
  return [...items.values()].map(({ key, taken }) => ({
    write: {
      Update: {
        TableName: env("TABLE_NAME"),
        Key: key,
        UpdateExpression: `ADD ${taken.map(({ slot, by }) => `${slotName(slot)} :a${by}`).join(", ")}`,
        ExpressionAttributeValues: Object.fromEntries(
          [...new Set(taken.map(({ by }) => by))].map((by) => [`:a${by}`, new Set([appointments[by]?.id])]),
        ),
        ConditionExpression: taken.map(({ slot }) => `attribute_not_exists(${slotName(slot)})`).join(" AND "),
      },
    },
    otherwise: clash,
  }));
}

/** Checks that a claim's time is free for another record of the same person. */
const freeChecks = (space: string, patient: string, claim: Claim): Operation[] =>
  [...slotsOf(claim)].map(([day, slots]) =>
    check(
      { Key: ledgerKey(space, "patient", patient, day) },
      { expression: slots.map((slot) => `attribute_not_exists(${slotName(slot)})`).join(" AND ") },
      clash,
    ),
  );

const clash = () => new AppError("conflict", "appointment.clash");

/** Per ledger item: slots to take, slots to keep and slots to free. Items without a change are left out. */
function ledgerChanges(space: string, before: Claim | undefined, after: Claim | undefined): Change[] {
  const items = new Map<string, Change>();
  const changeOf = (kind: ResourceKind, id: string, day: string) => {
    const key = ledgerKey(space, kind, id, day);
    const name = `${key.pk}${key.sk}`;
    const held = items.get(name) ?? { key, add: [], keep: [], free: [] };
    items.set(name, held);
    return held;
  };
  for (const kind of RESOURCES) {
    if (after) for (const [day, slots] of slotsOf(after)) changeOf(kind, after[kind], day).add.push(...slots);
    if (!before) continue;
    for (const [day, slots] of slotsOf(before)) {
      const change = changeOf(kind, before[kind], day);
      change.keep = slots.filter((slot) => change.add.includes(slot));
      change.free = slots.filter((slot) => !change.add.includes(slot));
      change.add = change.add.filter((slot) => !slots.includes(slot));
    }
  }
  return [...items.values()].filter(({ add, free }) => add.length + free.length > 0);
}

function ledgerWrite({ key, add, keep, free }: Change, appointmentId: string, override: boolean): Operation {
  const list = (slots: number[]) => slots.map((slot) => `${slotName(slot)} :me`).join(", ");
  const parts = [add.length > 0 && `ADD ${list(add)}`, free.length > 0 && `DELETE ${list(free)}`];
  const conditions = override
    ? []
    : [
        ...add.map((slot) => `attribute_not_exists(${slotName(slot)})`),
        // Slots it keeps must be its own only: an earlier override is not extended to a new time.
        ...(add.length > 0 ? keep.map((slot) => `${slotName(slot)} = :me`) : []),
      ];
  return {
    write: {
      Update: {
        TableName: env("TABLE_NAME"),
        Key: key,
        UpdateExpression: parts.filter(Boolean).join(" "),
        ExpressionAttributeValues: { ":me": new Set([appointmentId]) },
        ...(conditions.length > 0 && { ConditionExpression: conditions.join(" AND ") }),
      },
    },
    otherwise: clash,
  };
}

/** Ids of the appointments in any of the slots of a ledger item, except one. */
export function holderIds(
  item: Record<string, unknown>,
  slots: Iterable<number>,
  except: string | undefined,
): Set<string> {
  const found = new Set<string>();
  for (const slot of slots) {
    const held = item[slotName(slot)];
    if (!(held instanceof Set)) continue;
    for (const id of held) if (id !== except) found.add(String(id));
  }
  return found;
}

/** Reads the ids of the appointments of a resource between two UTC days, both included. One Query. */
export async function readAppointmentIds(
  space: string,
  kind: ResourceKind,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const { pk, sk: first } = ledgerKey(space, kind, id, from);
  const { sk: last } = ledgerKey(space, kind, id, to);
  const items = await queryItems(pk, { first, last });
  const held = items.flatMap((item) => Object.values(item)).filter((value) => value instanceof Set);
  return [...new Set(held.flatMap((ids) => [...ids].map(String)))];
}

/** Days of a calendar read at once until one with an appointment is found. */
const DAYS_READ = 20;

/**
 * The last UTC day on which a patient's record has an appointment, as it is at this very moment; null without any. One
 * request; one more for each twenty days at the end whose appointments were all cancelled.
 */
export async function lastBookedDay(who: { space: string; patient: string }): Promise<string | null> {
  const { pk, sk } = ledgerKey(who.space, "patient", who.patient, "");
  let after: Record<string, unknown> | undefined;
  do {
    const page = await queryRaw({ pk, limit: DAYS_READ }, { newestFirst: true, after });
    const booked = page.items.find((item) => Object.values(item).some((held) => held instanceof Set));
    if (booked) return booked.sk.slice(sk.length);
    after = page.next;
  } while (after);
  return null;
}
