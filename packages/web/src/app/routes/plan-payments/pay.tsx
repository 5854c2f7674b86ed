import { Button } from "@mantine/core";
import type { Order } from "@meridian/core/contracts/subscription/offers";
import { type Cart, subscriptionRoutes } from "@meridian/core/contracts/subscription/subscription";
import { call } from "@meridian/ui/api/client";
import { formatMoney } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState, ErrorState, Notice, Skeleton } from "@meridian/ui/states/states";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import { PaymentForm } from "../../../features/plan-payments/components/payment-form.tsx";
import { PaymentProgress } from "../../../features/plan-payments/components/payment-progress.tsx";
import classes from "../../../features/plan-payments/components/plan-payments.module.css";
import { useOrderName } from "../../../features/plan-payments/model/order-name.ts";
import { useCartChanges } from "../../../features/subscription/api/cart-changes.ts";

const PAYMENT = "payment";

/** Pays what the cart holds. The address names the payment once it began, so that it survives a reload. */
export default function Pay() {
  const { t } = useTranslation("plan-payments");
  const [search, setSearch] = useSearchParams();
  const payment = search.get(PAYMENT);
  const show = (id?: string) => setSearch(id ? { [PAYMENT]: id } : {}, { replace: true });
  return (
    <>
      <PageHead
        title={t("pay.title")}
        actions={
          <Button variant="default" component={Link} to="/modules/payments">
            {t("title")}
          </Button>
        }
      />
      <PageBody narrow>
        {payment ? (
          <PaymentProgress key={payment} payment={payment} focused onAgain={() => show()} />
        ) : (
          <CartPayment onStarted={show} />
        )}
      </PageBody>
    </>
  );
}

function CartPayment({ onStarted }: { onStarted: (payment: string) => void }) {
  const { t } = useTranslation("plan-payments");
  const [changed, setChanged] = useState(false);
  const cart = useQuery({
    queryKey: ["cart"],
    queryFn: ({ signal }) => call(subscriptionRoutes.getCart, { signal }),
    staleTime: 0,
  });
  if (cart.error) return <ErrorState error={cart.error} onRetry={() => void cart.refetch()} />;
  if (!cart.data) return <Skeleton lines={4} />;
  const { order, version } = cart.data;
  if (!order)
    return (
      <EmptyState
        title={t("cart.empty")}
        action={
          <Button component={Link} to="/modules">
            {t("cart.choose")}
          </Button>
        }
      />
    );
  const reread = () => {
    setChanged(true);
    void cart.refetch();
  };
  return (
    <div className={classes.step}>
      <Changes cart={cart.data} changed={changed} />
      <Summary order={order} />
      <PaymentForm order={order} cartVersion={version} onStarted={onStarted} onOrderChanged={reread} />
    </div>
  );
}

/** The total before and now, where it is another than when the user last saw it. */
function Changes({ cart, changed }: { cart: Cart; changed: boolean }) {
  const { t } = useTranslation("plan-payments");
  const changes = useCartChanges(cart);
  if (!changed && changes.length === 0) return null;
  const total = changes.find(({ what }) => what === "total_cents");
  return (
    <Notice tone="amber" live title={t("cart.changed")}>
      {total
        ? t("cart.changedTotal", { before: formatMoney(total.before), now: formatMoney(total.now) })
        : t("cart.changedHelp")}
    </Notice>
  );
}

function Summary({ order }: { order: Order }) {
  const { t } = useTranslation("plan-payments");
  const name = useOrderName();
  return (
    <dl className={classes.facts}>
      <div className={classes.sum}>
        <dt>{name(order)}</dt>
        <dd className="num">{formatMoney(order.price_cents)}</dd>
      </div>
      {order.discount_cents > 0 && (
        <div className={classes.sum}>
          <dt>{t("cart.discount", { code: order.discount_code ?? "" })}</dt>
          <dd className="num">{formatMoney(-order.discount_cents)}</dd>
        </div>
      )}
      {order.extra_days > 0 && (
        <div className={classes.sum}>
          <dt>{t("cart.extraDays")}</dt>
          <dd className="num">{order.extra_days}</dd>
        </div>
      )}
      <div className={classes.sum}>
        <dt>{t("cart.total")}</dt>
        <dd className="num">{formatMoney(order.total_cents)}</dd>
      </div>
    </dl>
  );
}
