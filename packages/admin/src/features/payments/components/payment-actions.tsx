import { Button } from "@mantine/core";
import type { AdminPlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import { DecisionDialog } from "@meridian/ui/dialog/decision-dialog";
import { formatMoney } from "@meridian/ui/i18n/format";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePaymentDecisions } from "../api/payments.ts";
import classes from "./payments.module.css";

type Decision = "approve" | "reject" | "part" | "refund";

/** What an administrator can decide in the payment's state. */
function possible({ method, status, proof }: AdminPlanPayment): Decision[] {
  const refunds: Decision[] = status === "paid" || status === "partial" ? ["refund"] : [];
  if (method !== "transfer" || status === "paid" || status === "refunded") return refunds;
  // Without a proof there is nothing to reject: the payment runs out by itself.
  const waits = proof !== null && (status === "processing" || status === "partial");
  return ["approve", "part", ...(waits ? (["reject"] as const) : []), ...refunds];
}

/** The decisions about a payment, each in a dialog that says what will happen. */
export function PaymentActions({ payment }: { payment: AdminPlanPayment }) {
  const { t } = useTranslation("payments");
  const [asking, setAsking] = useState<Decision>();
  const decisions = usePaymentDecisions(payment);
  const choices = possible(payment);
  if (choices.length === 0) return null;
  const amount = formatMoney(payment.order.total_cents);
  const effects = {
    approve: t("approve.effect", { amount, name: payment.space.name }),
    reject: t("reject.effect", { name: payment.space.name }),
    part: t("part.effect", {
      amount,
      received: formatMoney(payment.received_cents),
    }),
    refund: t(payment.method === "transfer" ? "refund.effectTransfer" : "refund.effect", {
      amount: formatMoney(payment.received_cents),
      name: payment.space.name,
    }),
  };
  const asks = {
    approve: {},
    reject: { reason: t("reason") },
    part: { cents: t("part.amount") },
    refund: { reason: t("reason") },
  };
  const run = {
    approve: () => decisions.approve(),
    reject: ({ reason }: { reason: string }) => decisions.reject(reason),
    part: ({ cents }: { cents: number }) => decisions.recordPart(cents),
    refund: ({ reason }: { reason: string }) => decisions.refund(reason),
  };
  return (
    <div className={classes.actions}>
      {choices.map((choice) => (
        <Button
          key={choice}
          variant={choice === "approve" ? "filled" : "default"}
          onClick={() => setAsking(choice)}
        >
          {t(`${choice}.title`)}
        </Button>
      ))}
      {asking && (
        <DecisionDialog
          title={t(`${asking}.title`)}
          effect={effects[asking]}
          danger={asking === "reject" || asking === "refund"}
          asks={asks[asking]}
          done={t(`${asking}.done`)}
          onDecide={run[asking]}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  );
}
