import { Button } from "@mantine/core";
import type { Charge, Payment } from "@meridian/core/contracts/billing/billing";
import { formatMoney } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBillableItems, useCharge } from "../api/charges.ts";
import { TONES } from "../model/money.ts";
import { BillableItems } from "./billable-items.tsx";
import classes from "./billing.module.css";
import place from "./charge-place.module.css";
import { PayForm, RefundForm } from "./payment-form.tsx";
import { PaymentList } from "./payment-list.tsx";
import { PriceForm } from "./price-form.tsx";
import { Receipts } from "./receipts.tsx";

type Mode = "show" | "pay" | "price" | { refund: Payment };

type ChargePanelProps = {
  appointment: string;
  /** Called when all of it is there, or cannot be loaded: what is below it moves no more. */
  onShown?: (() => void) | undefined;
};

/** Price and payments of one appointment, with forms to take payment, refund and change the price. */
export default function ChargePanel({ appointment, onShown }: ChargePanelProps) {
  const { t } = useTranslation("billing");
  const { data, error, refetch } = useCharge(appointment);
  const { isPending: itemsPending } = useBillableItems(appointment);
  const isShown = error !== null || (data !== undefined && !itemsPending);
  const shown = useRef(onShown);
  shown.current = onShown;
  useEffect(() => {
    if (isShown) shown.current?.();
  }, [isShown]);
  return (
    <section className={place.place} aria-label={t("title")}>
      {data ? (
        <Account charge={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} compact />
      ) : (
        <Skeleton lines={2} />
      )}
    </section>
  );
}

function Account({ charge }: { charge: Charge }) {
  const { t } = useTranslation("billing");
  const [mode, setMode] = useState<Mode>("show");
  const given = useBillableItems(charge.appointment).data?.items ?? [];
  const done = () => setMode("show");
  const refunding = typeof mode === "object" ? mode.refund : undefined;
  // The form shows the current rest of the payment, not the one when it was opened.
  const current = refunding && charge.payments.find(({ id }) => id === refunding.id);
  return (
    <>
      <Sum charge={charge} />
      {mode === "show" && <BillableItems charge={charge} given={given} />}
      {charge.payments.length > 0 && (
        <PaymentList
          payments={charge.payments}
          onRefund={mode === "show" ? (payment) => setMode({ refund: payment }) : undefined}
        />
      )}
      {mode === "pay" && <PayForm charge={charge} onDone={done} />}
      {mode === "price" && <PriceForm charge={charge} given={given} onDone={done} />}
      {current && <RefundForm charge={charge} payment={current} onDone={done} />}
      {mode === "show" && (
        <div className={classes.actions}>
          {charge.due > 0 && (
            <Button size="sm" onClick={() => setMode("pay")}>
              {t("pay")}
            </Button>
          )}
          <Button size="sm" variant="default" onClick={() => setMode("price")}>
            {t("changePrice")}
          </Button>
        </div>
      )}
      {mode === "show" && <Receipts charge={charge} />}
    </>
  );
}

/** Price, paid and due in one line, with the payment status in words. */
function Sum({ charge }: { charge: Charge }) {
  const { t } = useTranslation("billing");
  const { price, paid, due, status, basis, items } = charge;
  return (
    <>
      <div className={classes.sum}>
        <dl>
          <Figure label={t("price")} cents={price} />
          <Figure label={t("paid")} cents={paid} />
          <Figure label={t(due < 0 ? "owed" : "due")} cents={Math.abs(due)} strong={due !== 0} />
        </dl>
        <Tag tone={due < 0 ? "amber" : TONES[status]}>
          {due < 0 ? t("owed") : price === 0 && paid === 0 ? t("free") : t(`status.${status}`)}
        </Tag>
      </div>
      <p className={classes.basis}>
        {t(`basis.${basis}`)}
        {items.length > 0 && `: ${items.map(({ price: one }) => formatMoney(one)).join(" + ")}`}
      </p>
    </>
  );
}

const Figure = ({ label, cents, strong }: { label: string; cents: number; strong?: boolean }) => (
  <div>
    <dt>{label}</dt>
    <dd className={strong ? `num ${classes.strong}` : "num"}>{formatMoney(cents)}</dd>
  </div>
);
