import type { Clash } from "../contracts/booking.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { asSeenBy, claimOf } from "./clash.ts";
import { type Claim, holders, ledgerKey, RESOURCES } from "./ledger.ts";
import { obstaclesOf } from "./obstacles.ts";
import { readHeads } from "./outside.ts";
import type { AppointmentItem } from "./records.ts";
import { placeOf, type Schedule, schedulesOf } from "./schedule.ts";
import { slotsOf } from "./slots.ts";

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
  const items = new Map((await readItems([...keys.values()])).map((item) => [`${item.pk}${item.sk}`, item]));
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
  const [heads, schedules] = await Promise.all([
    readHeads([...new Set(found.flat().map(({ id }) => id))].slice(0, NAMED)),
    schedulesOf(wishes.map(({ claim }) => claim.professional)),
  ]);
  return found.map((clashes, at) => [
    ...obstaclesOfWish(wishes[at], schedules),
    ...clashes.flatMap(({ resource, id }) => {
      const head = heads.get(id);
      return head ? [{ resource, ...asSeenBy(actor(), head) }] : [];
    }),
  ]);
}

function obstaclesOfWish(wish: Wish | undefined, schedules: ReadonlyMap<string, Schedule>): Clash[] {
  const schedule = wish && schedules.get(wish.claim.professional);
  return schedule ? obstaclesOf(wish.claim, schedule, placeOf(wish.claim.office)) : [];
}

/** Where a head is, or is to be. */
export const wishOf = (head: AppointmentItem): Wish => ({
  claim: claimOf(head),
  appointment: head.appointment_id,
});
