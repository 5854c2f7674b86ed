import type { PlanTerms } from "../contracts/subscription/offers.ts";
import { pause } from "../db/pause.ts";
import { retryOn } from "../db/retry-on.ts";
import { type Operation, update } from "../db/transact.ts";
import { AppError, absent } from "../platform/errors.ts";
import type { SpaceItem, UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";

/** Whether the plan has a free seat for a person in addition to the active users. Without a plan there is none. */
export function hasFreeSeat(
  person: Spaces.Person,
  others: readonly Spaces.Person[],
  terms: Pick<PlanTerms, "max_professionals" | "max_secretaries"> | null,
): boolean {
  const place = Spaces.seatOf(person);
  if (!place) return true;
  if (!terms) return false;
  const limit = place === "professionals" ? terms.max_professionals : terms.max_secretaries;
  return others.filter((other) => other.active && Spaces.seatOf(other) === place).length < limit;
}

/**
 * A space and its users as they are now, for counting seats. Two requests, one after the other: the space must be read
 * first, otherwise `sameHeadcount` would miss a change between them.
 */
export async function headcount(spaceId: string): Promise<{ space: SpaceItem; people: UserItem[] }> {
  const { space: spaces, user: users } = Spaces.db.entities;
  const space = await spaces.get({ id: spaceId }).go({ consistent: true });
  if (!space.data) throw absent("space");
  const people = await users.query.primary({ space_id: spaceId }).go({ pages: "all", consistent: true });
  return { space: space.data as SpaceItem, people: people.data };
}

/** Thrown if a seat was occupied or released since the users were counted. They must be counted again. */
export class HeadcountChanged extends AppError {
  constructor() {
    super("conflict", "write.conflict");
  }
}

/** The condition that no seat was occupied or released and the plan did not change since the users were counted. */
export function sameHeadcount(space: SpaceItem): Operation {
  const patch = Spaces.db.entities.space
    .patch({ id: space.id })
    .add({ members_version: 1 })
    .where((item, { eq, notExists }) => {
      const counted = space.members_version;
      const same =
        counted === undefined ? notExists(item.members_version) : eq(item.members_version, counted);
      return space.plan_code ? `${same} AND ${eq(item.plan_code, space.plan_code)}` : same;
    });
  return update(patch.params(), () => new HeadcountChanged());
}

const MAX_ATTEMPTS = 5;

/** Does work that occupies or releases a seat, and repeats it if another request did the same at that moment. */
export async function retryOnHeadcountChange<T>(work: () => Promise<T>): Promise<T> {
  return retryOn([HeadcountChanged], work, { attempts: MAX_ATTEMPTS, pause });
}
