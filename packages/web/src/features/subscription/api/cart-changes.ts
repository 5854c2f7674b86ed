import { type Cart, subscriptionRoutes } from "@meridian/core/contracts/subscription/subscription";
import { call } from "@meridian/ui/api/client";
import { useEffect, useState } from "react";

/**
 * What changed in the cart since the user last saw it. Showing it is noted on the server, with which later figures are
 * compared; on this screen it stays, also when the cart is read again.
 */
export function useCartChanges(cart: Cart): Cart["changes"] {
  const [shown, setShown] = useState({ version: cart.version, changes: cart.changes });
  useEffect(() => {
    const { changes, order, version } = cart;
    if (changes.length === 0 || !order) return;
    setShown({ version, changes });
    const { price_cents, discount_cents, total_cents, days, extra_days } = order;
    const body = { version, price_cents, discount_cents, total_cents, days, extra_days };
    // If it cannot be noted, the change is shown again next time.
    call(subscriptionRoutes.markCartSeen, { body, notFound: "throw" }).catch(() => undefined);
  }, [cart]);
  return cart.changes.length > 0 || shown.version !== cart.version ? cart.changes : shown.changes;
}
