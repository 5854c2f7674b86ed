import type { CartItem } from "@meridian/core/contracts/subscription/offers";
import { ApiError } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSubscriptionActions } from "../api/subscription.ts";

/** Puts an item in the cart and shows it. Where the clinic may not buy it, the reason is said. */
export function useToCart() {
  const { t } = useTranslation("subscription");
  const { t: say } = useTranslation("errors");
  const navigate = useNavigate();
  const { setItem } = useSubscriptionActions();
  return async (item: CartItem) => {
    try {
      await setItem(item);
      void navigate("/modules/cart");
    } catch (error) {
      const reason = error instanceof ApiError && error.details?.reason;
      const why = reason ? ` ${t(`reason.${reason as "not_on_sale"}`)}` : "";
      toast(`${errorMessage(say, error)}${why && `.${why}`}`, { tone: "red" });
    }
  };
}
