import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { CartItem, Order } from "../contracts/subscription/offers.ts";
import type { CART_FIGURES } from "../contracts/subscription/subscription.ts";
import { table } from "../db/table.ts";

/** What of an order is compared with what is shown later. */
export type SeenFigures = Pick<Order, (typeof CART_FIGURES)[number]>;

/**
 * A space's cart. An empty one keeps its item, so that its version never returns.
 *
 * | access pattern   | index   | key      |
 * |------------------|---------|----------|
 * | a space's cart   | primary | space id |
 */
export const CartEntity = new Entity({
  model: { entity: "cart", version: "1", service: "meridian" },
  attributes: {
    space_id: { type: "string", required: true },
    item: { type: CustomAttributeType<CartItem>("any") },
    discount_code: { type: "string" },
    /** The prices that were shown when the item or the code was last chosen. */
    quoted: { type: CustomAttributeType<Order>("any") },
    quoted_at: { type: "string" },
    /** The figures that each user last saw of this item, by the user's id. */
    seen: { type: CustomAttributeType<Readonly<Record<string, SeenFigures>>>("any") },
    version: { type: "number", required: true },
  },
  indexes: {
    primary: {
      pk: { field: table.partitionKey, composite: ["space_id"] },
      sk: { field: table.sortKey, composite: [] },
    },
  },
});
export type StoredCart = Omit<EntityItem<typeof CartEntity>, "item" | "quoted" | "seen"> & {
  item?: CartItem;
  quoted?: Order;
  seen?: Readonly<Record<string, SeenFigures>>;
};
