import type { ChargeSummary, PatientCharges } from "@meridian/core/contracts/billing/billing";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { fixedList } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import { usePatientCharges } from "../api/charging.ts";
import { chargesForAll, TONES } from "../model/money.ts";
import classes from "./charging.module.css";

/** A patient's charges with their balance on top. */
export default function PatientPayments({ patient }: { patient: string }) {
  const { t } = useTranslation("charging");
  const user = useSession();
  const { data, error, refetch } = usePatientCharges(patient);
  const columns = useColumns();
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />;
  return (
    <>
      <Balance {...data} />
      {!chargesForAll(user) && <p className={classes.quiet}>{t("patient.own")}</p>}
      <DataTable<ChargeSummary>
        label={t("patient.label")}
        columns={columns}
        list={fixedList(data.items)}
        rowKey={({ appointment }) => appointment}
        rowName={({ appointment_type, start }) => `${appointment_type}, ${formatDateTime(start)}`}
        rowHref={({ appointment }) => `/patient/${patient}/appointment/${appointment}?charge=1`}
        empty={{ title: t("patient.empty"), help: t("patient.emptyHelp") }}
        csv={t("patient.label")}
      />
    </>
  );
}

function Balance({ balance, ahead }: Pick<PatientCharges, "balance" | "ahead">) {
  const { t } = useTranslation("charging");
  const label = balance === 0 ? "even" : balance < 0 ? "owed" : "due";
  return (
    <section className={classes.balance} aria-label={t("balance.title")}>
      <span>{t(`balance.${label}`)}</span>
      <strong className="num">{formatMoney(Math.abs(balance))}</strong>
      {ahead !== 0 && <small>{t("balance.ahead", { amount: formatMoney(ahead) })}</small>}
    </section>
  );
}

function useColumns(): Column<ChargeSummary>[] {
  const { t } = useTranslation("charging");
  const money = (key: "price" | "paid" | "due"): Column<ChargeSummary> => ({
    key,
    header: t(`column.${key}`),
    align: "end",
    cell: (row) => <span className="num">{formatMoney(row[key])}</span>,
    text: (row) => (row[key] / 100).toFixed(2),
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
      text: ({ appointment_type, start }) => `${appointment_type} ${formatDateTime(start)}`,
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
      text: ({ status, due }) => (due < 0 ? t("owed") : t(`status.${status}`)),
    },
  ];
}
