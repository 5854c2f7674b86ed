import type { Clash } from "../contracts/booking.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { asSeenBy, claimOf } from "./clash.ts";
import { db } from "./connection.ts";
import { type Claim, holders, ledgerKey, RESOURCES } from "./ledger.ts";
import type { AppointmentItem } from "./records.ts";
import { slotsOf } from "./slots.ts";

/** What a batch reads at most. */
const AT_ONCE = 100;
/** More are not named: somebody with so many clashes chooses another time. */
const NAMED = 200;

/** An appointment and where it would like to be. */
export type Wish = { claim: Claim; appointment: string };

/**
 * What is in the way of each of many wishes: neither itself nor what `except` names. One request for every hundred calendar
 * days and for every hundred appointments found.
 */
export async function clashesOf(
  wishes: readonly Wish[],
  except: ReadonlySet<string> = new Set(),
): Promise<Clash[][]> {
  const { spaceId } = actor();
  const wanted = wishes.map(({ claim }) =>
    RESOURCES.flatMap((resource) =>
      [...slotsOf(claim)].map(([day, slots]) => ({
        resource,
        slots,
        key: ledgerKey(spaceId, resource, claim[resource], day),
      })),
    ),
  );
  const keys = new Map(wanted.flat().map(({ key }) => [`${key.pk}${key.sk}`, key]));
  const items = new Map(
    (await inBatches([...keys.values()], readItems)).map((item) => [`${item.pk}${item.sk}`, item]),
  );
  const found = wanted.map((parts, at) =>
    RESOURCES.flatMap((resource) => {
      const ids = new Set<string>();
      for (const part of parts.filter((candidate) => candidate.resource === resource)) {
        const item = items.get(`${part.key.pk}${part.key.sk}`) ?? {};
        for (const id of holders(item, part.slots, wishes[at]?.appointment)) if (!except.has(id)) ids.add(id);
      }
      return [...ids].map((id) => ({ resource, id }));
    }),
  );
  const heads = await readHeads([...new Set(found.flat().map(({ id }) => id))].slice(0, NAMED));
  return found.map((clashes) =>
    clashes.flatMap(({ resource, id }) => {
      const head = heads.get(id);
      return head ? [{ resource, ...asSeenBy(actor(), head) }] : [];
    }),
  );
}

/** Where a head is, or is to be. */
export const wishOf = (head: AppointmentItem): Wish => ({
  claim: claimOf(head),
  appointment: head.appointment_id,
});

/** Heads of the actor's space by id. One request for every hundred. */
export async function readHeads(ids: readonly string[]): Promise<Map<string, AppointmentItem>> {
  const { spaceId: space_id } = actor();
  const read = await inBatches(
    ids.map((appointment_id) => ({ space_id, appointment_id })),
    async (keys) =>
      (await db.entities.appointment.get(keys).go({ consistent: true })).data as AppointmentItem[],
  );
  return new Map(read.map((head) => [head.appointment_id, head]));
}

async function inBatches<K, V>(keys: K[], read: (keys: K[]) => Promise<V[]>): Promise<V[]> {
  const parts: K[][] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) parts.push(keys.slice(at, at + AT_ONCE));
  return (await Promise.all(parts.map(read))).flat();
}
