import type { AdminPlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import { PLAN_PAYMENT_METHODS, PLAN_PAYMENT_STATUSES } from "@meridian/core/contracts/plan-payments/terms";
import { DateField } from "@meridian/ui/forms/date-field";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useAdminListCsv } from "@meridian/ui/table/use-admin-list-csv";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { usePayments } from "../../../features/payments/api/payments.ts";
import { StatusTag, useOrderName } from "../../../features/payments/components/payment-words.tsx";
import classes from "../../../features/payments/components/payments.module.css";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const SPACE = /^spc_[0-9A-Z]{26}$/;

function usePaymentColumns(): Column<AdminPlanPayment>[] {
  const { t } = useTranslation("payments");
  const orderName = useOrderName();
  const plain = (key: string, text: (row: AdminPlanPayment) => string): Column<AdminPlanPayment> => ({
    key,
    header: t(`columns.${key}` as "columns.space"),
    cell: text,
    text,
  });
  return [
    { ...plain("space", ({ space }) => space.name), main: true },
    plain("order", ({ order }) => orderName(order)),
    { ...plain("total", ({ order }) => formatMoney(order.total_cents)), align: "end" },
    { ...plain("method", (row) => t(`methods.${row.method}`)), from: "md" },
    {
      ...plain("status", (row) => t(`statuses.${row.status}`)),
      cell: (row) => <StatusTag status={row.status} />,
    },
    { ...plain("began", ({ created_at }) => formatDateTime(created_at)), from: "md" },
  ];
}

/** Payments of plans and modules of every space, newest first. */
export default function Payments() {
  const { t } = useTranslation("payments");
  const orderName = useOrderName();
  const columns = usePaymentColumns();
  const { address, typed, type, change, search } = useFilters();
  const status = PLAN_PAYMENT_STATUSES.find((one) => one === address.get("status"));
  const method = PLAN_PAYMENT_METHODS.find((one) => one === address.get("method"));
  const matching = (name: string, pattern: RegExp) => {
    const value = address.get(name) ?? "";
    return pattern.test(value) ? value : undefined;
  };
  const from = matching("from", DAY);
  const to = matching("to", DAY);
  const listCsv = useAdminListCsv();
  const list = usePayments({ search, status, method, from, to, space: matching("space", SPACE) });
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody>
        <div className={classes.dates}>
          <DateField label={t("from")} value={from ?? ""} onChange={(day) => change("from", day)} />
          <DateField label={t("to")} value={to ?? ""} onChange={(day) => change("to", day)} />
        </div>
        <DataTable
          label={t("title")}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ space, order }) => `${space.name}, ${orderName(order)}`}
          rowHref={({ id, space }) => `/dashboard/payments/${space.id}/${id}`}
          search={{ value: typed, onChange: type, placeholder: t("search") }}
          filters={[
            {
              key: "status",
              label: t("status"),
              options: PLAN_PAYMENT_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
              value: status ?? "",
              onChange: (value) => change("status", value),
            },
            {
              key: "method",
              label: t("method"),
              options: PLAN_PAYMENT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) })),
              value: method ?? "",
              onChange: (value) => change("method", value),
            },
          ]}
          empty={{ title: t("none"), help: t("noneHelp") }}
          csv={listCsv("payments", {
            state: status,
            method,
            from,
            to,
            space: matching("space", SPACE),
            ...(search && { searched: true }),
          })}
        />
      </PageBody>
    </>
  );
}
