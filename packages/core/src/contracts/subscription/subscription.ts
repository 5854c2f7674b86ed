import * as z from "zod";
import { sessionUser } from "../accounts/session.ts";
import { MODULES } from "../kernel/access.ts";
import { cents, instant } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";
import { cartItem, DISCOUNT_PROBLEMS, order, REFUSALS } from "./offers.ts";

/** The figures of an order whose change is shown before it is paid. */
export const CART_FIGURES = ["price_cents", "discount_cents", "total_cents", "days", "extra_days"] as const;
const figure = z.int().min(0);

/** The cart with the prices of this moment. */
export const cart = z.object({
  item: cartItem.nullable(),
  /** Null where the cart is empty, or its item cannot be bought any more. */
  order: order.nullable(),
  refused: z.enum(REFUSALS).nullable(),
  discount_code: z.string().nullable(),
  /** Why the code gives nothing any more. */
  discount_problem: z.enum(DISCOUNT_PROBLEMS).nullable(),
  /** What differs from the figures that this user last saw; before a first look, from those shown when it was chosen. */
  changes: z.array(
    z.object({
      what: z.enum(CART_FIGURES),
      before: z.int(),
      now: z.int(),
    }),
  ),
  per_day_cents: cents.nullable(),
  /** How the price of an upgrade comes about: days times the difference of the prices of 30 days, by 30. */
  upgrade: z
    .object({ days_left: z.int(), old_monthly_cents: z.number(), new_monthly_cents: z.number() })
    .nullable(),
  quoted_at: instant.nullable(),
  /** 0 for a cart that was never used. */
  version: z.int().min(0),
});
export type Cart = z.output<typeof cart>;

const managers = { who: "space", can: "clinic.manage" } as const;
const cartVersion = z.coerce.number<number | string>().int().min(0);
const typedCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, { message: "required" })
  .max(30, { message: "discount.unknown" });

/** How a clinic's managers choose and change their plan and modules. */
export const subscriptionRoutes = {
  startFreeTrial: route({
    id: "subscription.start-free-trial",
    method: "POST",
    path: "/subscription/free-trial",
    summary: "Starts the free trial with the modules chosen; once in a space's life",
    access: { who: "space", can: "clinic.manage" },
    body: z.object({ modules: z.array(z.enum(MODULES)).min(1, { message: "required" }) }),
    response: z.object({ user: sessionUser }),
    errors: ["plan.requirements"],
    touches: { table: "write", secret: true },
    calls: 3,
    needsPlan: false,
  }),
  getCart: route({
    id: "subscription.get-cart",
    method: "GET",
    path: "/subscription/cart",
    summary: "The cart with the prices of this moment, and what changed since the user last saw them",
    access: managers,
    response: cart,
    errors: [],
    touches: { table: "read" },
    calls: 5,
  }),
  setCartItem: route({
    id: "subscription.set-cart-item",
    method: "PUT",
    path: "/subscription/cart/item",
    summary: "Puts a plan, a module or an upgrade in the cart, in place of what it held",
    access: managers,
    body: cartItem,
    response: cart,
    errors: ["plan.requirements"],
    touches: { table: "write" },
    calls: 4,
    needsPlan: false,
  }),
  markCartSeen: route({
    id: "subscription.mark-cart-seen",
    method: "PUT",
    path: "/subscription/cart/seen",
    summary: "Notes the figures that were shown to the user, with which later ones are compared",
    access: managers,
    body: z.object({
      version: cartVersion,
      price_cents: figure,
      discount_cents: figure,
      total_cents: figure,
      days: figure,
      extra_days: figure,
    } satisfies Record<(typeof CART_FIGURES)[number] | "version", z.ZodType>),
    response: z.object({ version: z.int().min(0) }),
    errors: ["cart.stale"],
    touches: { table: "write" },
    // Two, and more where it answers a stale call with the present cart.
    calls: 5,
    needsPlan: false,
  }),
  clearCart: route({
    id: "subscription.clear-cart",
    method: "DELETE",
    path: "/subscription/cart/item",
    summary: "Takes the item out of the cart, and the discount code with it",
    access: managers,
    query: z.object({ version: cartVersion }),
    response: cart,
    errors: ["cart.stale"],
    touches: { table: "write" },
    // Two, and more where it answers a stale call with the present cart.
    calls: 5,
    needsPlan: false,
  }),
  setDiscountCode: route({
    id: "subscription.set-discount-code",
    method: "PUT",
    path: "/subscription/cart/discount-code",
    summary: "Sets the cart's discount code, or removes it",
    access: managers,
    body: z.object({ version: cartVersion, code: typedCode.nullable() }),
    response: cart,
    errors: ["cart.stale", "cart.empty", "plan.requirements"],
    touches: { table: "write" },
    calls: 6,
    needsPlan: false,
  }),
} as const;
