import { Button } from "@mantine/core";
import type { Payment } from "@meridian/core/contracts/billing/billing";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./billing.module.css";

type PaymentListProps = {
  payments: readonly Payment[];
  /** Undefined while another form is open. */
  onRefund: ((payment: Payment) => void) | undefined;
};

/** Payments and refunds in chronological order. */
export function PaymentList({ payments, onRefund }: PaymentListProps) {
  const { t } = useTranslation("billing");
  return (
    <ul className={classes.payments} aria-label={t("payments")}>
      {payments.map((payment) => {
        const { id, kind, amount, method, note, refunded, taken_at, taken_by } = payment;
        const given = kind === "refund";
        return (
          <li key={id}>
            <span className={classes.what}>
              <span>
                {given && `${t("kind.refund")} · `}
                {t(`method.${method}`)}
              </span>
              <small>
                <span className="num">{formatDateTime(taken_at)}</span> · {t("by", { name: taken_by.name })}
                {note && ` · ${note}`}
              </small>
            </span>
            <span className={`num ${classes.amount}`}>{formatMoney(given ? -amount : amount)}</span>
            {!given && onRefund && refunded < amount && (
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t("refundOf", { amount: formatMoney(amount - refunded) })}
                onClick={() => onRefund(payment)}
              >
                {t("refund")}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
