import { formatDate, formatMoney } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { usePayments } from "../api/payments.ts";
import { StatusTag, useOrderName } from "./payment-words.tsx";
import classes from "./payments.module.css";

/** Payments that a space's page shows; the rest are in the list. */
const SHOWN = 8;

/** The latest payments of a space, each leading to its own page. */
export function SpacePayments({ space }: { space: string }) {
  const { t } = useTranslation("payments");
  const orderName = useOrderName();
  const list = usePayments({ search: "", space });
  return (
    <section className={`${classes.side} ${classes.history}`} aria-labelledby="space-payments">
      <h2 id="space-payments">{t("title")}</h2>
      {list.error !== undefined ? (
        <ErrorState error={list.error} onRetry={list.retry} compact />
      ) : list.loading ? (
        <Skeleton lines={3} />
      ) : list.rows.length === 0 ? (
        <EmptyState title={t("none")} compact />
      ) : (
        <ol>
          {list.rows.slice(0, SHOWN).map((payment) => (
            <li key={payment.id}>
              <span>{formatDate(payment.created_at)}</span>
              <Link to={`/dashboard/payments/${space}/${payment.id}`}>{orderName(payment.order)}</Link>
              <span className={classes.after}>
                <StatusTag status={payment.status} /> {formatMoney(payment.order.total_cents)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {(list.more || list.rows.length > SHOWN) && (
        <Link to={`/dashboard/payments?space=${space}`}>{t("allOfSpace")}</Link>
      )}
    </section>
  );
}
