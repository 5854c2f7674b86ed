import { Button } from "@mantine/core";
import {
  type ChargeSummary,
  MAX_PAID_TOGETHER,
  type PatientCharges,
} from "@meridian/core/contracts/billing/billing";
import { formatDateTime, formatMoney } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { fixedList } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePatientCharges } from "../api/charges.ts";
import { chargesForAll, TONES } from "../model/money.ts";
import classes from "./billing.module.css";
import { PaySeveral } from "./pay-several.tsx";

/** A patient's charges, with the balance above. */
export default function PatientPayments({ patient }: { patient: string }) {
  const { t } = useTranslation("billing");
  const user = useSession();
  const { data, error, refetch } = usePatientCharges(patient);
  const columns = useColumns();
  const [filter, setFilter] = useState("");
  const [paying, setPaying] = useState<readonly ChargeSummary[]>();
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Skeleton lines={4} />;
  const unpaid = data.items.filter(({ due }) => due > 0);
  const open = unpaid.reduce((total, { due }) => total + due, 0);
  // The current state of the ticked charges, because somebody else may have taken a payment meanwhile.
  const chosen = paying?.flatMap(
    (one) => unpaid.find(({ appointment }) => appointment === one.appointment) ?? [],
  );
  // The oldest first, at most as many as one request accepts.
  const take = (rows: readonly ChargeSummary[]) =>
    setPaying(
      rows
        .filter(({ due }) => due > 0)
        .toSorted((a, b) => a.start.localeCompare(b.start))
        .slice(0, MAX_PAID_TOGETHER),
    );
  return (
    <>
      <Balance {...data} />
      <UnpaidCharges unpaid={unpaid} open={open} chosen={chosen ?? []} onTake={take} />
      {!chargesForAll(user) && <p className={classes.quiet}>{t("patient.own")}</p>}
      <DataTable<ChargeSummary>
        label={t("patient.label")}
        columns={columns}
        list={fixedList(filter === "unpaid" ? unpaid : data.items)}
        filters={[
          {
            key: "unpaid",
            label: t("column.status"),
            value: filter,
            onChange: setFilter,
            options: [{ value: "unpaid", label: t("several.filter", { amount: formatMoney(open) }) }],
          },
        ]}
        bulkActions={[{ label: t("several.take"), run: take }]}
        rowKey={({ appointment }) => appointment}
        rowName={({ appointment_type, start }) => `${appointment_type}, ${formatDateTime(start)}`}
        rowHref={({ appointment }) => `/patient/${patient}/appointment/${appointment}?charge=1`}
        empty={{ title: t("patient.empty"), help: t("patient.emptyHelp") }}
        csv={t("patient.label")}
      />
    </>
  );
}

type UnpaidChargesProps = {
  unpaid: readonly ChargeSummary[];
  /** Sum due, in cents. */
  open: number;
  /** Charges chosen for payment. */
  chosen: readonly ChargeSummary[];
  onTake: (charges: readonly ChargeSummary[]) => void;
};

/** The unpaid sum, or the form to take payment for several appointments. */
function UnpaidCharges({ unpaid, open, chosen, onTake }: UnpaidChargesProps) {
  const { t } = useTranslation("billing");
  if (unpaid.length === 0) return null;
  if (chosen.length > 0)
    return (
      <PaySeveral
        key={chosen.map(({ appointment }) => appointment).join()}
        charges={chosen}
        onDone={() => onTake([])}
      />
    );
  return (
    <div className={classes.unpaid}>
      <span>{t("several.unpaid", { count: unpaid.length, amount: formatMoney(open) })}</span>
      <Button size="compact-sm" onClick={() => onTake(unpaid)}>
        {t("several.all")}
      </Button>
    </div>
  );
}

function Balance({ balance, ahead }: Pick<PatientCharges, "balance" | "ahead">) {
  const { t } = useTranslation("billing");
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
  const { t } = useTranslation("billing");
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
