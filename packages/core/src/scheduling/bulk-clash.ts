import { type AppointmentItem, readHeads, slotsOf } from "../appointments/index.ts";
import type { Clash } from "../contracts/scheduling/booking.ts";
import { readItems } from "../db/read-items.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { claimOf, clashView } from "./clash.ts";
import { type Claim, holderIds, type LedgerKey, ledgerKey, RESOURCES } from "./ledger.ts";
import { findObstacles } from "./obstacles.ts";
import { personLedgers } from "./person-ledgers.ts";
import { placeOf, type Schedule, schedulesOf } from "./schedule.ts";

/** The most clashing appointments named. With more than that one chooses another time. */
const MAX_NAMED = 200;

/** An appointment and the time, office and people proposed for it. */
export type Proposal = { claim: Claim; appointment: string };

/**
 * Finds the clashes of many proposals at once. The proposed appointment itself and those in `except` do not count. One request
 * per hundred calendar days, one per hundred appointments found, and one more if the person has several patient records.
 */
export async function findClashes(
  wishes: readonly Proposal[],
  except: ReadonlySet<string> = new Set(),
): Promise<Clash[][]> {
  const { spaceId } = actor();
  const wanted = wishes.map(({ claim }) =>
    RESOURCES.flatMap((resource) =>
      [...slotsOf(claim)].map(([day, slots]) => ({
        resource,
        slots,
        day,
        key: ledgerKey(spaceId, resource, claim[resource], day),
      })),
    ),
  );
  const keys = new Map(wanted.flat().map(({ key }) => [`${key.pk}${key.sk}`, key]));
  const patients = [...new Set(wishes.map(({ claim }) => claim.patient))];
  const days = [...new Set(wanted.flat().map(({ day }) => day))];
  const read = await readItems([...keys.values(), ...patients.map((id) => Patients.keyOf(id) as LedgerKey)]);
  const items = new Map(read.map((item) => [`${item.pk}${item.sk}`, item]));
  const persons = await personLedgers(read, days);
  const found = wanted.map((parts, at) =>
    RESOURCES.flatMap((resource) => {
      const ids = new Set<string>();
      for (const part of parts.filter((candidate) => candidate.resource === resource)) {
        const own = items.get(`${part.key.pk}${part.key.sk}`);
        const item = persons(resource, String(wishes[at]?.claim[resource]), part.day, own) ?? {};
        for (const id of holderIds(item, part.slots, wishes[at]?.appointment))
          if (!except.has(id)) ids.add(id);
      }
      return [...ids].map((id) => ({ resource, id }));
    }),
  );
  const [heads, schedules] = await Promise.all([
    readHeads([...new Set(found.flat().map(({ id }) => id))].slice(0, MAX_NAMED)),
    schedulesOfProposals(wishes),
  ]);
  return found.map((clashes, at) => [
    ...obstaclesOfProposal(wishes[at], schedules),
    ...clashes.flatMap(({ resource, id }) => {
      const head = heads.get(id);
      return head ? [{ resource, ...clashView(actor(), head) }] : [];
    }),
  ]);
}

/**
 * The schedules of the professionals. Those that clash are read again, because a cached schedule may hold absences that were
 * removed since.
 */
async function schedulesOfProposals(wishes: readonly Proposal[]): Promise<Map<string, Schedule>> {
  const known = await schedulesOf(wishes.map(({ claim }) => claim.professional));
  const refusing = wishes
    .filter((wish) => obstaclesOfProposal(wish, known).length > 0)
    .map(({ claim }) => claim.professional);
  if (refusing.length === 0) return known;
  return new Map([...known, ...(await schedulesOf(refusing, { anew: true }))]);
}

function obstaclesOfProposal(wish: Proposal | undefined, schedules: ReadonlyMap<string, Schedule>): Clash[] {
  const schedule = wish && schedules.get(wish.claim.professional);
  return schedule ? findObstacles(wish.claim, schedule, placeOf(wish.claim.office)) : [];
}

/** What each of several appointments that are not stored yet would overlap. Requests as {@link findClashes}. */
export const clashesOf = (
  wanted: readonly {
    patient: string;
    professional: string;
    office: string;
    start: string;
    duration: number;
  }[],
): Promise<Clash[][]> =>
  wanted.length === 0
    ? Promise.resolve([])
    : findClashes(
        wanted.map(({ patient, professional, office, start, duration }) => ({
          claim: { patient, professional, office, start, duration },
          appointment: "",
        })),
      );

/** A proposal with the time, office and people of a head. */
export const proposalOf = (head: AppointmentItem): Proposal => ({
  claim: claimOf(head),
  appointment: head.appointment_id,
});
