import { Button } from "@mantine/core";
import {
  type ChargeSummary,
  MAX_PAID_TOGETHER,
  type PatientBalance,
} from "@meridian/core/contracts/billing/billing";
import { OPEN_CHARGE_KINDS, type OpenChargeKind } from "@meridian/core/contracts/billing/payment-state";
import { chargesForAll } from "@meridian/core/contracts/kernel/access";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvMoment, csvMoney } from "@meridian/ui/table/csv-values";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useOldestUnpaid, usePatientCharges } from "../api/charges.ts";
import { TONES } from "../model/money.ts";
import classes from "./billing.module.css";
import { PaySeveral } from "./pay-several.tsx";
import PayTogether from "./pay-together.tsx";

/** What is being paid: the oldest unpaid appointments, or those ticked in the list. */
type Paying = "oldest" | readonly string[];

/** The oldest first, at most as many as one request accepts. */
const paidTogether = (rows: readonly ChargeSummary[]) =>
  rows
    .filter(({ due }) => due > 0)
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .slice(0, MAX_PAID_TOGETHER)
    .map(({ appointment }) => appointment);

/** A patient's charges by pages, with what they come to above. */
export default function PatientPayments({ patient }: { patient: string }) {
  const { t } = useTranslation("billing");
  const user = useSession();
  const [open, setOpen] = useState<OpenChargeKind>();
  const list = usePatientCharges(patient, open);
  const columns = useColumns();
  const csvColumns = useCsvColumns();
  const listCsv = useListCsv();
  const [paying, setPaying] = useState<Paying>();
  const box = useRef<HTMLDivElement>(null);
  const balance = list.first?.balance;
  if (!balance)
    return list.error ? <ErrorState error={list.error} onRetry={list.retry} /> : <Skeleton lines={4} />;
  const stop = () => {
    setPaying(undefined);
    box.current?.focus();
  };
  const sums = { unpaid: balance.due, overpaid: balance.to_refund };
  return (
    <>
      <div ref={box} tabIndex={-1}>
        <Balance {...balance} />
      </div>
      {paying === undefined ? (
        <UnpaidCharges {...balance} onPay={() => setPaying("oldest")} />
      ) : paying === "oldest" ? (
        <PayOldest patient={patient} onDone={stop} />
      ) : (
        <PayTogether key={paying.join()} appointments={paying} onDone={stop} />
      )}
      {!chargesForAll(user) && <p className={classes.quiet}>{t("patient.own")}</p>}
      <DataTable<ChargeSummary>
        label={t("patient.label")}
        columns={columns}
        list={list}
        filters={[
          {
            key: "open",
            label: t("column.status"),
            value: open ?? "",
            onChange: (value) => setOpen(OPEN_CHARGE_KINDS.find((kind) => kind === value)),
            options: OPEN_CHARGE_KINDS.filter(
              (kind) => kind === open || kind === "unpaid" || sums[kind] > 0,
            ).map((value) => ({
              value,
              label: t(`several.filter.${value}`, { amount: formatMoney(sums[value]) }),
            })),
          },
        ]}
        bulkActions={[{ label: t("several.take"), run: (rows) => setPaying(paidTogether(rows)) }]}
        rowKey={({ appointment }) => appointment}
        rowName={({ appointment_type, start }) => `${appointment_type}, ${formatDateTime(start)}`}
        rowHref={({ appointment }) => `/patient/${patient}/appointment/${appointment}?charge=1`}
        empty={{ title: t("patient.empty"), help: t("patient.emptyHelp") }}
        csv={listCsv(
          "patient_payments",
          { name: t("patient.label"), columns: csvColumns },
          { patient, state: open },
        )}
      />
    </>
  );
}

/** How much is unpaid, and the button to take payment for it. */
function UnpaidCharges({
  unpaid,
  due,
  onPay,
}: Pick<PatientBalance, "unpaid" | "due"> & { onPay: () => void }) {
  const { t } = useTranslation("billing");
  if (unpaid === 0) return null;
  return (
    <div className={classes.unpaid}>
      <span>{t("several.unpaid", { count: unpaid, amount: formatMoney(due) })}</span>
      <Button size="compact-sm" onClick={onPay}>
        {unpaid > MAX_PAID_TOGETHER ? t("several.oldest", { count: MAX_PAID_TOGETHER }) : t("several.all")}
      </Button>
    </div>
  );
}

/** Takes payment for the oldest unpaid appointments, as many as one request accepts. */
function PayOldest({ patient, onDone }: { patient: string; onDone: () => void }) {
  const { data, error, refetch } = useOldestUnpaid(patient);
  if (!data)
    return error ? (
      <ErrorState compact error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={3} />
    );
  return <PaySeveral charges={data.items} onDone={onDone} />;
}

function Balance({ charged, paid, due, to_refund, upcoming }: PatientBalance) {
  const { t } = useTranslation("billing");
  const main = due > 0 || to_refund === 0 ? "due" : "owed";
  const sums = [
    ...(due > 0 && to_refund > 0 ? [["owed", to_refund] as const] : []),
    ["charged", charged] as const,
    ["paid", paid] as const,
  ];
  return (
    <section className={classes.balance} aria-label={t("balance.title")}>
      <span>{t(due === 0 && to_refund === 0 ? "balance.even" : `balance.${main}`)}</span>
      <strong className="num">{formatMoney(main === "due" ? due : to_refund)}</strong>
      {upcoming > 0 && <small>{t("balance.upcoming", { amount: formatMoney(upcoming) })}</small>}
      <dl className={classes.sums}>
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt>{t(`balance.${name}`)}</dt>
            <dd className="num">{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function useColumns(): Column<ChargeSummary>[] {
  const { t } = useTranslation("billing");
  const money = (key: "price" | "paid" | "due"): Column<ChargeSummary> => ({
    key,
    header: t(`column.${key}`),
    align: "end",
    cell: (row) => <span className="num">{formatMoney(row[key])}</span>,
  });
  return [
    {
      key: "appointment",
      header: t("column.appointment"),
      main: true,
      cell: ({ appointment_type, start }) => (
        <span className={classes.what}>
          <span>{appointment_type}</span>
          <small className="num">{formatDateTime(start)}</small>
        </span>
      ),
    },
    money("price"),
    { ...money("paid"), from: "md" },
    money("due"),
    {
      key: "status",
      header: t("column.status"),
      cell: ({ status, due }) => (
        <Tag tone={due < 0 ? "amber" : TONES[status]}>{due < 0 ? t("owed") : t(`status.${status}`)}</Tag>
      ),
    },
  ];
}

/** The columns of the CSV: one fact in each. */
function useCsvColumns(): CsvColumn<ChargeSummary>[] {
  const { t } = useTranslation("billing");
  const money = (key: "price" | "paid" | "due"): CsvColumn<ChargeSummary> => ({
    header: t(`column.${key}`),
    text: (row) => csvMoney(row[key]),
  });
  return [
    { header: t("column.start"), text: ({ start }) => csvMoment(start) },
    { header: t("column.appointment"), text: ({ appointment_type }) => appointment_type },
    money("price"),
    money("paid"),
    money("due"),
    {
      header: t("column.status"),
      text: ({ status, due }) => (due < 0 ? t("owed") : t(`status.${status}`)),
    },
  ];
}
