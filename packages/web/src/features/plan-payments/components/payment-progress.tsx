import { Button } from "@mantine/core";
import type { PlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { IconCircleCheck, IconCircleX, IconClockHour4 } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { openReceipt, useCancel, usePlanPayment } from "../api/plan-payments.ts";
import { isWaiting, takesProof } from "../model/status.ts";
import { Copied } from "./copied.tsx";
import classes from "./plan-payments.module.css";
import { ProofForm } from "./proof-form.tsx";

type ProgressProps = {
  payment: string;
  /** Begins anew after one that failed or ran out. */
  onAgain?: () => void;
  /** The focus is led to each new state. */
  focused?: boolean;
};

/** A payment as it goes: what to do, how long there is, and that it succeeded or failed, without a reload. */
export function PaymentProgress({ payment, onAgain, focused }: ProgressProps) {
  const { data, error, refetch } = usePlanPayment(payment);
  if (data) return <Progress payment={data} onAgain={onAgain} focused={focused ?? false} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} compact /> : <Skeleton lines={3} />;
}

type StateProps = { payment: PlanPayment; onAgain: (() => void) | undefined; focused: boolean };

function Progress({ payment, onAgain, focused }: StateProps) {
  const { t } = useTranslation("plan-payments");
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, method } = payment;
  useEffect(() => {
    if (focused && status) heading.current?.focus();
  }, [status, focused]);
  return (
    <section className={classes.progress} data-status={status} aria-label={t("progress.title")}>
      <div role="status">
        <h2 ref={heading} tabIndex={-1} className={classes.outcome}>
          <StatusIcon payment={payment} />
          {headingOf(t, payment)}
        </h2>
      </div>
      {payment.remark && (status === "failed" || status === "refunded") && (
        <p>{t("progress.remark", { remark: payment.remark })}</p>
      )}
      {status === "failed" && payment.reason && <p>{t(`reason.${payment.reason}`)}</p>}
      {status === "expired" && <p>{t("reason.time_ran_out")}</p>}
      {status === "pending" && method === "mb_way" && <Waiting payment={payment} />}
      {status === "pending" && payment.reference && <ReferenceFacts payment={payment} />}
      {isWaiting(payment) && payment.transfer && <TransferFacts payment={payment} />}
      {takesProof(payment) && <ProofForm payment={payment} />}
      <Actions payment={payment} onAgain={onAgain} />
    </section>
  );
}

const StatusIcon = ({ payment }: { payment: PlanPayment }) => {
  const common = { size: 24, stroke: 1.5, "aria-hidden": true };
  if (payment.status === "paid") return <IconCircleCheck {...common} />;
  return isWaiting(payment) ? <IconClockHour4 {...common} /> : <IconCircleX {...common} />;
};

/** The sentences of the specification where it has one. */
function headingOf(t: ReturnType<typeof useTranslation<"plan-payments">>["t"], payment: PlanPayment): string {
  const { status, method } = payment;
  if (status === "pending") return t(`progress.waiting.${method}`);
  return t(`progress.${status}`);
}

/** The minutes that are left to confirm on the phone. */
function Waiting({ payment }: { payment: PlanPayment }) {
  const { t } = useTranslation("plan-payments");
  const left = useSecondsUntil(payment.expires_at);
  const shown = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <>
      <p>{t("progress.confirm", { amount: formatMoney(payment.order.total_cents) })}</p>
      <p className={classes.timer} role="timer" aria-label={t("progress.left")}>
        {shown}
      </p>
    </>
  );
}

function useSecondsUntil(instant: string | null): number {
  const secondsLeft = () => Math.max(0, Math.ceil((Date.parse(instant ?? "") - Date.now()) / 1000) || 0);
  const [left, setLeft] = useState(secondsLeft);
  useEffect(() => {
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((Date.parse(instant ?? "") - Date.now()) / 1000) || 0)),
      1000,
    );
    return () => clearInterval(timer);
  }, [instant]);
  return left;
}

function ReferenceFacts({ payment }: { payment: PlanPayment }) {
  const { t } = useTranslation("plan-payments");
  const { entity, reference } = payment.reference ?? { entity: "", reference: "" };
  const amount = payment.order.total_cents;
  return (
    <>
      <dl className={classes.facts}>
        <Copied label={t("reference.entity")} value={entity} />
        <Copied
          label={t("reference.reference")}
          value={reference}
          shown={reference.replace(/(\d{3})(?=\d)/g, "$1 ")}
        />
        <Copied label={t("reference.amount")} value={(amount / 100).toFixed(2)} shown={formatMoney(amount)} />
      </dl>
      <p>
        {payment.expires_at && t("reference.until", { when: formatDateTime(payment.expires_at) })}{" "}
        {t("reference.mailed")}
      </p>
    </>
  );
}

function TransferFacts({ payment }: { payment: PlanPayment }) {
  const { t } = useTranslation("plan-payments");
  const { iban, holder, concept } = payment.transfer ?? { iban: "", holder: "", concept: "" };
  const left = payment.order.total_cents - payment.received_cents;
  return (
    <dl className={classes.facts}>
      <Copied label={t("transfer.iban")} value={iban} shown={iban.replace(/(.{4})(?=.)/g, "$1 ")} />
      <Copied label={t("transfer.holder")} value={holder} />
      <Copied label={t("transfer.concept")} value={concept} />
      <Copied label={t("reference.amount")} value={(left / 100).toFixed(2)} shown={formatMoney(left)} />
    </dl>
  );
}

function Actions({ payment, onAgain }: Pick<StateProps, "payment" | "onAgain">) {
  const { t } = useTranslation("plan-payments");
  const { t: say } = useTranslation("errors");
  const cancel = useCancel(payment.id);
  const [failed, setFailed] = useState<unknown>();
  const ended = payment.status === "failed" || payment.status === "expired";
  return (
    <div className={classes.actions}>
      {ended && onAgain && <Button onClick={onAgain}>{t("action.again")}</Button>}
      {payment.has_receipt && (
        <Button variant="default" onClick={() => void openReceipt(payment.id).catch(setFailed)}>
          {t("action.receipt")}
        </Button>
      )}
      {payment.status === "pending" && (
        <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
          {t("action.cancel")}
        </Button>
      )}
      {(failed ?? cancel.error) !== undefined && (failed ?? cancel.error) !== null && (
        <p role="alert" className={classes.problem}>
          {errorMessage(say, failed ?? cancel.error)}
        </p>
      )}
    </div>
  );
}
