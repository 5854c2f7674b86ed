import { readItems } from "../db/read-items.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { ledgerKeys } from "./availability.ts";
import { ledgerKey, type ResourceKind } from "./ledger.ts";

type Item = Record<string, unknown>;
/** Adds to a patient's ledger item of a day what is booked under other records of the same person. */
export type PersonLedgers = (
  kind: ResourceKind,
  id: string,
  day: string,
  item: Item | undefined,
) => Item | undefined;

/**
 * Reads the ledgers of other records of the same persons, on UTC days. `items` contains the stored patients. No request unless one
 * of them has other records; then one, and one more per merge if the patient itself was merged into another.
 */
export async function personLedgers(items: readonly Item[], days: readonly string[]): Promise<PersonLedgers> {
  const { spaceId } = actor();
  const others = await Patients.otherRecordsOf(items);
  const wanted = [...others.values()].flat().map((id) => ({ kind: "patient" as const, id }));
  const read = await readItems(ledgerKeys(spaceId, wanted, days));
  const byKey = new Map(read.map((item) => [`${item.pk}${item.sk}`, item]));
  return (kind, id, day, item) => {
    if (kind !== "patient") return item;
    let held = item;
    for (const record of others.get(id) ?? []) {
      const { pk, sk } = ledgerKey(spaceId, "patient", record, day);
      const other = byKey.get(`${pk}${sk}`);
      if (other) held = mergeLedgers(held, other);
    }
    return held;
  };
}

/** The union of two ledger items. */
function mergeLedgers(one: Item | undefined, other: Item): Item {
  const held: Item = { ...one };
  for (const [slot, ids] of Object.entries(other)) {
    if (!(ids instanceof Set)) continue;
    const own = held[slot];
    held[slot] = new Set([...(own instanceof Set ? own : []), ...ids]);
  }
  return held;
}
