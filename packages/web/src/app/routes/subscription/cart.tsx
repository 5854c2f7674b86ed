import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useCart, useOverview } from "../../../features/subscription/api/subscription.ts";
import { CartView } from "../../../features/subscription/components/cart-view.tsx";

/** What the clinic is about to buy, up to the choice to pay. */
export default function CartScreen() {
  const { t } = useTranslation("subscription");
  const { t: frame } = useTranslation("shell");
  const cart = useCart();
  const overview = useOverview();
  const error = cart.error ?? overview.error;
  return (
    <>
      <PageHead title={t("cart.title")} crumbs={[{ label: frame("nav.modules"), to: "/modules" }]} />
      <PageBody narrow={cart.data?.item !== null}>
        {error && !(cart.data && overview.data) ? (
          <ErrorState error={error} onRetry={() => void Promise.all([cart.refetch(), overview.refetch()])} />
        ) : cart.data && overview.data ? (
          <CartView cart={cart.data} modules={overview.data.modules} />
        ) : (
          <Skeleton lines={5} />
        )}
      </PageBody>
    </>
  );
}
