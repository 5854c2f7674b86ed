import { type Interval, slotName, slotsOf } from "../appointments/index.ts";
import { queryItems } from "../db/query-items.ts";
import { check, type Operation } from "../db/transact.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";

export const RESOURCES = ["professional", "office", "patient"] as const;
export type ResourceKind = (typeof RESOURCES)[number];

/** What an appointment takes: an interval of three resources. */
export type Claim = Interval & Readonly<Record<ResourceKind, string>>;

export type LedgerKey = { pk: string; sk: string };

/**
 * The ledger: one item per resource and UTC day, whose attributes are five-minute slots, each a set of the ids of the
 * appointments that hold it. Taking a slot is `ADD` on the condition that nobody holds it, freeing it is `DELETE`; an
 * emptied set is an absent attribute. So one transaction takes, moves or frees three calendars without reading them.
 */
export const ledgerKey = (space: string, kind: ResourceKind, id: string, day: string): LedgerKey => ({
  pk: `$ledger#space_${space}#${kind}_${id}`,
  sk: `$day#${day}`,
});

type Change = { key: LedgerKey; add: number[]; keep: number[]; free: number[] };

/**
 * Ledger writes that turn what an appointment held (`before`) into what it shall hold (`after`). `others` are other records
 * of the patient's person: unless it overrides, none of them may hold the time that is taken.
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

/** The conditions that nobody holds a claim's time under another patient's record. */
const freeChecks = (space: string, patient: string, claim: Claim): Operation[] =>
  [...slotsOf(claim)].map(([day, slots]) =>
    check(
      { Key: ledgerKey(space, "patient", patient, day) },
      { expression: slots.map((slot) => `attribute_not_exists(${slotName(slot)})`).join(" AND ") },
      clash,
    ),
  );

const clash = () => new AppError("conflict", "appointment.clash");

/** Per ledger item: slots to take, slots held before and after, slots to free. Items that stay as they are, are left out. */
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
        // What it shares with another since somebody once saved it anyway is asked about again.
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

/** Ids holding any of the wanted slots of a stored ledger item, but one. */
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

/** Ids of the appointments that hold time of a resource on UTC days, both included. One Query. */
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
