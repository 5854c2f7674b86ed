import { Button } from "@mantine/core";
import type { PlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import { openLink } from "@meridian/ui/api/open-file";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate, formatMoney } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvDay, csvMoney } from "@meridian/ui/table/csv-values";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { openReceipt, proofLink, usePlanPayments } from "../api/plan-payments.ts";
import { useOrderName } from "../model/order-name.ts";
import { isWaiting, TONES } from "../model/status.ts";
import { PaymentProgress } from "./payment-progress.tsx";
import classes from "./plan-payments.module.css";

type MyPaymentsProps = {
  /** Puts what a payment ordered into the cart again. */
  onAgain: (payment: PlanPayment) => void;
};

/** The clinic's payments of plans and modules: status, receipt, proof, and paying again. */
export function MyPayments({ onAgain }: MyPaymentsProps) {
  const { t } = useTranslation("plan-payments");
  const { t: say } = useTranslation("errors");
  const list = usePlanPayments();
  const [open, setOpen] = useState<string>();
  const name = useOrderName();
  const columns = useColumns(setOpen);
  const csvColumns = useCsvColumns();
  const failed = (error: unknown) => toast(errorMessage(say, error), { tone: "red" });
  const openProof = (payment: string) => void openLink(() => proofLink(payment)).catch(failed);
  const rowActions = (payment: PlanPayment) => [
    ...(payment.has_receipt
      ? [{ label: t("action.receipt"), run: () => void openReceipt(payment.id).catch(failed) }]
      : []),
    ...(payment.proof ? [{ label: t("action.proof"), run: () => openProof(payment.id) }] : []),
    ...(isWaiting(payment) || payment.reason === "rejected"
      ? [{ label: t("action.open"), run: () => setOpen(payment.id) }]
      : []),
    ...(payment.status === "failed" || payment.status === "expired"
      ? [{ label: t("action.again"), run: () => onAgain(payment) }]
      : []),
  ];
  return (
    <>
      <DataTable<PlanPayment>
        label={t("title")}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ order }) => name(order)}
        rowActions={rowActions}
        csv={{ name: t("title"), columns: csvColumns }}
        empty={{ title: t("empty"), help: t("emptyHelp") }}
      />
      {open && (
        <Dialog title={t("progress.title")} onClose={() => setOpen(undefined)}>
          <PaymentProgress payment={open} />
        </Dialog>
      )}
    </>
  );
}

function useColumns(open: (payment: string) => void): Column<PlanPayment>[] {
  const { t } = useTranslation("plan-payments");
  const name = useOrderName();
  return [
    {
      key: "order",
      header: t("column.order"),
      main: true,
      cell: (payment) => (
        <span className={classes.two}>
          {name(payment.order)}
          <small>{t(`method.${payment.method}`)}</small>
        </span>
      ),
    },
    {
      key: "amount",
      header: t("column.amount"),
      align: "end",
      cell: ({ order }) => <span className="num">{formatMoney(order.total_cents)}</span>,
    },
    {
      key: "date",
      header: t("column.date"),
      cell: ({ created_at }) => <span className="num">{formatDate(created_at)}</span>,
    },
    {
      key: "status",
      header: t("column.status"),
      cell: (payment) => (
        <span className={classes.two}>
          <span>
            <Tag tone={TONES[payment.status]}>{t(`status.${payment.status}`)}</Tag>
          </span>
          {payment.remark && <small>{payment.remark}</small>}
          {payment.status === "pending" && (
            <Button variant="default" size="compact-sm" onClick={() => open(payment.id)}>
              {t("action.open")}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

/** The columns of the CSV: one fact in each. */
function useCsvColumns(): CsvColumn<PlanPayment>[] {
  const { t } = useTranslation("plan-payments");
  const name = useOrderName();
  return [
    { header: t("column.date"), text: ({ created_at }) => csvDay(created_at) },
    { header: t("column.order"), text: ({ order }) => name(order) },
    { header: t("column.method"), text: ({ method }) => t(`method.${method}`) },
    { header: t("column.amount"), text: ({ order }) => csvMoney(order.total_cents) },
    { header: t("column.status"), text: ({ status }) => t(`status.${status}`) },
    { header: t("column.remark"), text: ({ remark }) => remark ?? "" },
  ];
}
