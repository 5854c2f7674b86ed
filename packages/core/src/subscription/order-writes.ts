import type { Order } from "../contracts/subscription/offers.ts";
import { check, type Operation, update } from "../db/transact.ts";
import { todayIn } from "../platform/clock.ts";
import { AppError } from "../platform/errors.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { dayIn } from "../time/day-in.ts";
import { emptiedCart } from "./cart-store.ts";
import { countUse, releaseUse, reserveUse } from "./discount-uses.ts";
import { extended, withGrace } from "./pricing.ts";
import { purchased, type SubscriptionChange, takenBack } from "./purchase.policy.ts";
import { rewardOf } from "./referral-reward.ts";

/** Thrown where the space was changed since it was read. The work must read it again. */
const spaceChanged = () => new AppError("conflict", "write.conflict");

/** Changes a space's subscription on condition that it is as it was read. */
function spaceWrite(space: SpaceItem, change: SubscriptionChange, at?: string): Operation {
  const entries = Object.entries(change);
  const given = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const gone = entries.filter(([, value]) => value === undefined).map(([name]) => name);
  const patch = Spaces.db.entities.space
    .patch({ id: space.id })
    .set({ ...given, ...(at && { updated_at: at }) } as never);
  const without = gone.length > 0 ? patch.remove(gone as never) : patch;
  const params = without
    .add({ version: 1 })
    .where((item, { eq }) => eq(item.version, space.version))
    .params();
  return update(params, spaceChanged);
}

const unchanged = (space: SpaceItem): Operation =>
  check(
    Spaces.db.entities.space.get({ id: space.id }).params(),
    {
      expression: "#version = :version",
      names: { "#version": "version" },
      values: { ":version": space.version },
    },
    spaceChanged,
  );

/**
 * Writes of the transaction in which a payment begins: they reserve the code's use, and give three days where the plan has
 * three or fewer left and owes none. An order of 0 completes at once and gets no days before. Throws 400 naming `code`. At
 * most two requests.
 * @param again - the payment had ended and goes on: its code was accepted then, and is not refused now
 */
export async function startWrites(
  space: SpaceItem,
  order: Order,
  { again = false }: { again?: boolean } = {},
): Promise<Operation[]> {
  const { discount_code } = order;
  const reserved = again
    ? recountWrites(space, order)
    : discount_code
      ? await reserveUse(space, discount_code)
      : [];
  const days = { ends_on: space.plan_ends_on ?? null, owed: space.days_owed ?? 0 };
  const given = order.total_cents > 0 && space.plan_code ? withGrace(days, todayIn(space.time_zone)) : null;
  if (!given?.ends_on) return [...reserved, unchanged(space)];
  return [...reserved, spaceWrite(space, { plan_ends_on: given.ends_on, days_owed: given.owed })];
}

/**
 * Writes of the transaction that makes a payment paid: terms, days less those owed, modules, the cart emptied where it
 * still holds this order, and on the first payment the days of a referral for both spaces. At most four requests.
 * @param at - when it was paid, an instant
 */
export async function paidWrites(
  space: SpaceItem,
  order: Order,
  paymentId: string,
  at: string,
): Promise<Operation[]> {
  const today = dayIn(space.time_zone, Date.parse(at));
  const [cart, reward] = await Promise.all([emptiedCart(space.id, order), rewardOf(space, order, at)]);
  const change = purchased(space, order, { today, paymentId, at });
  if (reward.days > 0)
    change.plan_ends_on = extended(change.plan_ends_on ?? space.plan_ends_on ?? null, today, reward.days);
  return [spaceWrite(space, change, at), ...cart, ...reward.writes];
}

/** Writes where money arrives after the code's use was released: it is counted again. */
export const recountWrites = (space: SpaceItem, order: Order): Operation[] =>
  order.discount_code ? countUse(space.id, order.discount_code) : [];

/** Writes where a payment failed or expired: the code's use is released. Days that were given stay. */
export const endedWrites = (space: SpaceItem, order: Order): Operation[] =>
  order.discount_code ? releaseUse(space.id, order.discount_code) : [];

/**
 * Writes of a refund: what the order gave is taken back, never below today, and the plan that it replaced holds again. The
 * code stays used.
 */
export const refundWrites = (space: SpaceItem, order: Order, paymentId: string): Operation[] => [
  spaceWrite(space, takenBack(space, order, { today: todayIn(space.time_zone), paymentId })),
];
