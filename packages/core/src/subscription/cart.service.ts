import type { CartItem, Order } from "../contracts/subscription/offers.ts";
import { CART_FIGURES, type Cart } from "../contracts/subscription/subscription.ts";
import { retryOn } from "../db/retry-on.ts";
import { transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, stale } from "../platform/errors.ts";
import type { SpaceItem } from "../spaces/index.ts";
import type { SeenFigures, StoredCart } from "./cart.entity.ts";
import { cartWrite, readCart, seenWrite } from "./cart-store.ts";
import { discountRefused, usableCode } from "./discount-uses.ts";
import { currentModules } from "./modules.service.ts";
import { type Offers, orderOf, paidMonthly, planDaysLeft, priceItem, shortestTier } from "./order.policy.ts";
import { currentPlans } from "./plans.service.ts";
import { monthlyPrice, pricePerDay } from "./pricing.ts";

const ATTEMPTS = 5;

/** What is sold now. Two requests at the same moment. */
export async function currentOffers(): Promise<Offers> {
  const [plans, modules] = await Promise.all([currentPlans(), currentModules()]);
  return { plans, modules };
}

type PricedCart = { space: SpaceItem; cart: StoredCart; view: Cart };
type UsableCode = Awaited<ReturnType<typeof usableCode>> | null;

const codeOf = async (space: SpaceItem, { item, discount_code }: StoredCart): Promise<UsableCode> =>
  item && discount_code ? usableCode(space, discount_code) : null;

/** The cart with the prices of this moment. Three requests, five with a discount code, in two rounds. */
async function pricedCart(): Promise<PricedCart> {
  const [{ space, cart }, offers] = await Promise.all([readCart(actor().spaceId), currentOffers()]);
  return { space, cart, view: viewOf(cart, { space, offers, code: await codeOf(space, cart) }) };
}

const emptyView = (version: number): Cart => ({
  item: null,
  order: null,
  refused: null,
  discount_code: null,
  discount_problem: null,
  changes: [],
  per_day_cents: null,
  upgrade: null,
  quoted_at: null,
  version,
});

type Facts = { space: SpaceItem; offers: Offers; code: UsableCode };

function viewOf(cart: StoredCart, { space, offers, code }: Facts): Cart {
  if (!cart.item) return emptyView(cart.version);
  const priced = priceItem(cart.item, space, offers);
  const usable = code?.found && !code.problem ? code.found : null;
  const order = priced.refused === null ? orderOf(priced, usable) : null;
  return {
    item: cart.item,
    order,
    refused: priced.refused,
    discount_code: cart.discount_code ?? null,
    discount_problem: code?.problem ?? null,
    changes: changesOf(cart, order),
    per_day_cents: order?.tier ? pricePerDay(order.tier) : null,
    upgrade: upgradeFacts(order, space),
    quoted_at: cart.quoted_at ?? null,
    version: cart.version,
  };
}

/** What differs from the figures that the user last saw, or before that from those shown when it was chosen. */
function changesOf({ quoted, seen }: StoredCart, order: Order | null): Cart["changes"] {
  const shown = seen?.[actor().id] ?? quoted;
  if (!shown || !order) return [];
  return CART_FIGURES.filter((what) => shown[what] !== order[what]).map((what) => ({
    what,
    before: shown[what],
    now: order[what],
  }));
}

/** The figures from which an upgrade's price is explained in words. */
function upgradeFacts(order: Order | null, space: SpaceItem): Cart["upgrade"] {
  const tier = order?.item.kind === "upgrade" && order.terms && shortestTier(order.terms);
  if (!tier) return null;
  return {
    days_left: planDaysLeft(space),
    old_monthly_cents: paidMonthly(space) / 100,
    new_monthly_cents: monthlyPrice(tier) / 100,
  };
}

/** The cart with the prices of this moment. Three requests, five with a discount code. */
export const getCart = async (): Promise<Cart> => (await pricedCart()).view;

/**
 * Puts an item in the cart in place of what it held, and clears the discount code. Four requests. Throws 403
 * `plan.requirements` with the reason.
 */
export const setItem = (item: CartItem): Promise<Cart> =>
  retryOn(
    ["write.conflict"],
    async () => {
      const [{ space, cart }, offers] = await Promise.all([readCart(actor().spaceId), currentOffers()]);
      const priced = priceItem(item, space, offers);
      if (priced.refused !== null) throw refused(priced.refused);
      const next = { item: priced.item, quoted: orderOf(priced, null), quoted_at: nowIso() };
      await transact({ writes: [cartWrite(cart, next)] });
      return viewOf({ ...next, ...later(cart) }, { space, offers, code: null });
    },
    { attempts: ATTEMPTS },
  );

const refused = (reason: string) => new AppError("forbidden", "plan.requirements", { details: { reason } });

/** The cart's key and its version after a change. */
const later = ({ space_id, version }: StoredCart) => ({ space_id, version: version + 1 });

/**
 * Notes the figures that the user was shown. The cart's version stays, because what is paid stays. Two requests; five where
 * it throws 409 `cart.stale` with the present cart.
 */
export async function markCartSeen({
  version,
  ...figures
}: SeenFigures & { version: number }): Promise<{ version: number }> {
  const { cart, space } = await readCart(actor().spaceId);
  if (cart.version !== version || !cart.item) throw await staleCart(cart, space);
  await transact({ writes: [seenWrite(cart, { ...cart.seen, [actor().id]: figures })] });
  return { version };
}

/** Empties the cart. Two requests; five where it throws 409 `cart.stale` with the present cart. */
export async function clearCart(version: number): Promise<Cart> {
  const { cart, space } = await readCart(actor().spaceId);
  if (cart.version !== version) throw await staleCart(cart, space);
  if (!cart.item) return emptyView(version);
  await transact({ writes: [cartWrite(cart, {})] });
  return emptyView(version + 1);
}

async function staleCart(cart: StoredCart, space: SpaceItem) {
  const [offers, code] = await Promise.all([currentOffers(), codeOf(space, cart)]);
  return stale("cart", viewOf(cart, { space, offers, code }));
}

/**
 * Sets the discount code of the cart, or removes it with null. Nothing is used up before a payment begins. Six requests,
 * four without a code. Throws 409 `cart.stale` and `cart.empty`, 403 `plan.requirements`, 400 naming `code`.
 */
export async function setDiscountCode(code: string | null, version: number): Promise<Cart> {
  const [{ space, cart }, offers] = await Promise.all([readCart(actor().spaceId), currentOffers()]);
  if (cart.version !== version) throw await staleCart(cart, space);
  if (!cart.item) throw new AppError("conflict", "cart.empty");
  const usable = code ? await usableCode(space, code) : null;
  if (usable?.problem) throw discountRefused(usable.problem);
  const priced = priceItem(cart.item, space, offers);
  if (priced.refused !== null) throw refused(priced.refused);
  const quoted = orderOf(priced, usable?.found ?? null);
  const next = { item: cart.item, ...(code && { discount_code: code }), quoted, quoted_at: nowIso() };
  await transact({ writes: [cartWrite(cart, next)] });
  return viewOf({ ...next, ...later(cart) }, { space, offers, code: usable });
}

/**
 * The actor's space's cart as an order, priced now. A code that can no longer be used is left out, so that the total
 * differs from the one that was seen. Throws 409 `cart.empty`, 403 `plan.requirements`. At most five requests.
 */
export async function orderFromCart(): Promise<{ order: Order; cartVersion: number; space: SpaceItem }> {
  const { space, cart, view } = await pricedCart();
  if (!cart.item) throw new AppError("conflict", "cart.empty");
  if (!view.order) throw refused(view.refused ?? "not_on_sale");
  return { order: view.order, cartVersion: cart.version, space };
}
