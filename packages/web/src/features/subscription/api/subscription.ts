import type { Module } from "@meridian/core/contracts/kernel/access";
import type { CartItem } from "@meridian/core/contracts/subscription/offers";
import { overviewRoutes } from "@meridian/core/contracts/subscription/overview";
import { type Cart, subscriptionRoutes } from "@meridian/core/contracts/subscription/subscription";
import { call } from "@meridian/ui/api/client";
import { storeSession } from "@meridian/ui/session/session";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const OVERVIEW = ["subscription"] as const;
const CART = ["cart"] as const;

/** The plan and modules, what is used of them and what may be bought. */
export const useOverview = () =>
  useQuery({
    queryKey: OVERVIEW,
    queryFn: ({ signal }) => call(overviewRoutes.getOverview, { signal }),
    staleTime: 0,
  });

/** The cart with the prices of now. */
export const useCart = () =>
  useQuery({
    queryKey: CART,
    queryFn: ({ signal }) => call(subscriptionRoutes.getCart, { signal }),
    staleTime: 0,
  });

/** The clinics that came by the codes of this clinic's users. */
export const useReferred = () =>
  useCursorList(["referred"], (cursor, signal) =>
    call(overviewRoutes.listReferred, { query: { cursor }, ...(signal && { signal }) }),
  );

/** Changes of the cart and of the active module. */
export function useSubscriptionActions() {
  const client = useQueryClient();
  const store = (cart: Cart) => client.setQueryData(CART, cart);
  return {
    setItem: async (item: CartItem) => store(await call(subscriptionRoutes.setCartItem, { body: item })),
    clear: async (version: number) =>
      store(await call(subscriptionRoutes.clearCart, { query: { version: String(version) } })),
    setCode: async (code: string | null, version: number) =>
      store(await call(subscriptionRoutes.setDiscountCode, { body: { code, version } })),
    /** Reads the cart again, after somebody else changed it. */
    reread: () => client.invalidateQueries({ queryKey: CART }),
    async switchModule(module: Module) {
      const { user } = await call(overviewRoutes.switchModule, { body: { module } });
      await storeSession(user);
      await client.invalidateQueries({ queryKey: OVERVIEW });
    },
  };
}
