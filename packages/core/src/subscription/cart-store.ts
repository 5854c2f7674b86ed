import type { Order } from "../contracts/subscription/offers.ts";
import { readItems } from "../db/read-items.ts";
import { type Operation, put, type Refusal, update } from "../db/transact.ts";
import { AppError, absent } from "../platform/errors.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import type { StoredCart } from "./cart.entity.ts";
import { db } from "./entities.ts";

type Key = { pk: string; sk: string };
const emptyCart = (spaceId: string): StoredCart => ({ space_id: spaceId, version: 0 });

const cartIn = (items: readonly Record<string, unknown>[], spaceId: string): StoredCart => {
  const item = items.find(({ __edb_e__ }) => __edb_e__ === "cart");
  return item ? (db.entities.cart.parse({ Item: item }).data as StoredCart) : emptyCart(spaceId);
};

/** A space and its cart as they are now. One request. */
export async function readCart(spaceId: string): Promise<{ space: SpaceItem; cart: StoredCart }> {
  const items = await readItems([
    Spaces.db.entities.space.get({ id: spaceId }).params().Key as Key,
    db.entities.cart.get({ space_id: spaceId }).params().Key as Key,
  ]);
  const stored = items.find(({ __edb_e__ }) => __edb_e__ === "space");
  if (!stored) throw absent("space");
  const space = Spaces.db.entities.space.parse({ Item: stored }).data as SpaceItem;
  return { space, cart: cartIn(items, spaceId) };
}

const conflict: Refusal = () => new AppError("conflict", "write.conflict");

/** Writes a cart on condition that it is as it was read. */
export function cartWrite(before: StoredCart, next: Omit<StoredCart, "version" | "space_id">): Operation {
  const item = { ...next, space_id: before.space_id, version: before.version + 1 };
  const params = db.entities.cart.put(item as never).params();
  const condition =
    before.version === 0
      ? { ConditionExpression: "attribute_not_exists(pk)" }
      : {
          ConditionExpression: "#version = :based",
          ExpressionAttributeNames: { "#version": "version" },
          ExpressionAttributeValues: { ":based": before.version },
        };
  return put({ ...params, ...condition }, conflict);
}

/** Writes what users saw of a cart, on condition that it holds what they saw. */
export function seenWrite(
  { space_id, version }: StoredCart,
  seen: NonNullable<StoredCart["seen"]>,
): Operation {
  const patch = db.entities.cart
    .patch({ space_id })
    .set({ seen })
    .where((item, { eq }) => eq(item.version, version));
  return update(patch.params(), conflict);
}

/** The write that empties the cart where it still holds an order; none otherwise. One request. */
export async function emptiedCart(spaceId: string, order: Order): Promise<Operation[]> {
  const { data } = await db.entities.cart.get({ space_id: spaceId }).go({ consistent: true });
  const cart = data as StoredCart | null;
  const holds = cart && sameItem(cart, order) && (cart.discount_code ?? null) === order.discount_code;
  return holds ? [cartWrite(cart, {})] : [];
}

const sameItem = ({ item }: StoredCart, order: Order) =>
  item !== undefined && ITEM_FIELDS.every((name) => fieldOf(item, name) === fieldOf(order.item, name));

const ITEM_FIELDS = ["kind", "plan", "months", "module"] as const;
const fieldOf = (item: object, name: (typeof ITEM_FIELDS)[number]) =>
  (item as Partial<Record<typeof name, unknown>>)[name] ?? null;
