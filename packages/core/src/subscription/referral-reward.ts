import type { Order } from "../contracts/subscription/offers.ts";
import { type Operation, update } from "../db/transact.ts";
import { todayIn } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";
import { extended } from "./pricing.ts";
import { referrerOf } from "./referral.service.ts";
import { currentSettings } from "./subscription-settings.service.ts";

type Reward = { days: number; writes: Operation[] };
const NONE: Reward = { days: 0, writes: [] };

/** The tax numbers a space is known by. */
const vatNumbers = ({ establishments, external_entity }: SpaceItem): string[] =>
  [external_entity?.vat_number, ...establishments.map(({ vat_number }) => vat_number)].filter(
    (number): number is string => Boolean(number),
  );

/** Whether two spaces have a tax number in common, so that nobody refers their own company. */
export const sharesVatNumber = (a: SpaceItem, b: SpaceItem): boolean => {
  const theirs = new Set(vatNumbers(b));
  return vatNumbers(a).some((number) => theirs.has(number));
};

/**
 * The days that a referred space earns with its first payment, and the writes that give the same to the space it came by.
 * None for an order of 0, a later payment, an unknown code, the own space or the same company. At most three requests.
 */
export async function rewardOf(space: SpaceItem, order: Order, at: string): Promise<Reward> {
  if (space.first_paid_at || order.total_cents === 0 || !space.referral_code_used) return NONE;
  const by = await referrerOf(space.referral_code_used);
  if (!by || by.space_id === space.id) return NONE;
  const { data: referrer } = await Spaces.db.entities.space.get({ id: by.space_id }).go({ consistent: true });
  if (!referrer || referrer.external_entity || sharesVatNumber(space, referrer)) return NONE;
  const { referral_days: days } = await currentSettings();
  if (days === 0) return NONE;
  const row = db.entities.referred.upsert({
    space_id: by.space_id,
    referred_id: space.id,
    referred_name: space.space_name,
    user_id: by.user_id,
    registered_at: space.created_at,
    rewarded_at: at,
    days,
  });
  return { days, writes: [rewardWrite(referrer, days), update(row.params())] };
}

/** Adds the days to the plan. A space without one keeps them for the plan that it buys. */
function rewardWrite(referrer: SpaceItem, days: number): Operation {
  const earned = { referral_days: (referrer.referral_days ?? 0) + days };
  const given = referrer.plan_code
    ? { plan_ends_on: extended(referrer.plan_ends_on ?? null, todayIn(referrer.time_zone), days) }
    : { days_credit: (referrer.days_credit ?? 0) + days };
  const patch = Spaces.db.entities.space
    .patch({ id: referrer.id })
    .set({ ...earned, ...given })
    .add({ version: 1 })
    .where((item, { eq }) => eq(item.version, referrer.version));
  return update(patch.params(), () => new AppError("conflict", "write.conflict"));
}
