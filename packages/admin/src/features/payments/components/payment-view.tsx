import type { AdminPlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { EmptyState } from "@meridian/ui/states/states";
import { type Fact, FactList } from "@meridian/ui/table/fact-list";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { PaymentActions } from "./payment-actions.tsx";
import { StatusTag, useOrderName } from "./payment-words.tsx";
import classes from "./payments.module.css";

type PaymentViewProps = { payment: AdminPlanPayment; proofUrl: string | null };

/** What was ordered, next to the proof that it was paid, and what can be decided. */
export function PaymentView({ payment, proofUrl }: PaymentViewProps) {
  const { t } = useTranslation("payments");
  return (
    <>
      <PaymentActions payment={payment} />
      <div className={classes.sides}>
        <Ordered payment={payment} />
        {payment.method === "transfer" && (
          <section className={classes.side} aria-labelledby="proof">
            <h2 id="proof">{t("proof.title")}</h2>
            <Proof payment={payment} url={proofUrl} />
          </section>
        )}
      </div>
      <History payment={payment} />
    </>
  );
}

/** What changed the payment, so that every euro and every day can be traced. */
function History({ payment: { history, created_at } }: { payment: AdminPlanPayment }) {
  const { t } = useTranslation("payments");
  return (
    <section className={`${classes.side} ${classes.history}`} aria-labelledby="history">
      <h2 id="history">{t("history.title")}</h2>
      <ol>
        <li>
          <span>{formatDateTime(created_at)}</span>
          <span>{t("history.events.began")}</span>
        </li>
        {history.map((entry) => (
          <li key={`${entry.at}${entry.event}`}>
            <span>{formatDateTime(entry.at)}</span>
            <span>
              {t(`history.events.${entry.event}`)} ({t(`history.by.${entry.by}`)})
            </span>
            <span className={classes.after}>
              <StatusTag status={entry.status} /> {formatMoney(entry.received_cents)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Ordered({ payment }: { payment: AdminPlanPayment }) {
  const { t } = useTranslation("payments");
  const orderName = useOrderName();
  const { order } = payment;
  const facts: Fact[] = [
    [
      t("space"),
      <Link key="space" to={`/dashboard/spaces/${payment.space.id}`}>
        {payment.space.name}
      </Link>,
    ],
    [t("status"), <StatusTag key="status" status={payment.status} />],
    [t("method"), t(`methods.${payment.method}`)],
    [t("order.title"), orderName(order)],
    [t("order.price"), formatMoney(order.price_cents)],
    ...(order.discount_code
      ? ([[t("order.code", { code: order.discount_code }), formatMoney(-order.discount_cents)]] as const)
      : []),
    [t("order.total"), <strong key="total">{formatMoney(order.total_cents)}</strong>],
    [t("received"), formatMoney(payment.received_cents)],
    [t("order.days"), t("order.dayCount", { count: order.days + order.extra_days })],
    [t("began"), formatDateTime(payment.created_at)],
    [t("paidAt"), payment.paid_at && formatDateTime(payment.paid_at)],
    [t("concept"), payment.transfer?.concept],
    [t("remark"), payment.remark],
  ];
  return (
    <section className={classes.side} aria-labelledby="ordered">
      <h2 id="ordered">{t("order.heading")}</h2>
      <FactList facts={facts} className={classes.facts} />
    </section>
  );
}

function Proof({ payment, url }: { payment: AdminPlanPayment; url: string | null }) {
  const { t } = useTranslation("payments");
  const { proof } = payment;
  if (!proof || !url) return <EmptyState title={t("proof.none")} help={t("proof.noneHelp")} compact />;
  const open = (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {t("proof.open")}
    </a>
  );
  return (
    <>
      <p className={classes.proofFacts}>
        {t("proof.added", { at: formatDateTime(proof.added_at) })} · {open}
      </p>
      {proof.format === "pdf" && <iframe className={classes.paper} src={url} title={t("proof.title")} />}
      {(proof.format === "jpg" || proof.format === "png") && (
        <img className={classes.paper} src={url} alt={t("proof.title")} />
      )}
      {proof.format === "heic" && <p>{t("proof.heic")}</p>}
    </>
  );
}
