import type { DayPayments as Day, DayPayment } from "@meridian/core/contracts/billing/billing";
import { PAYMENT_METHODS } from "@meridian/core/contracts/billing/billing";
import { formatMoney, formatTime } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvDay, csvMoney } from "@meridian/ui/table/csv-values";
import { onePage } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useTranslation } from "react-i18next";
import { useDayPayments } from "../api/charges.ts";
import { sumOf } from "../model/money.ts";
import classes from "./day-payments.module.css";

/** The payments of a day with their totals. */
export function DayPayments({ date, place }: { date: string; place: string }) {
  const { t } = useTranslation("billing");
  const query = useDayPayments(date, place);
  const rows = query.data?.items ?? [];
  const columns = useColumns(place === "");
  const csvColumns = useCsvColumns();
  const listCsv = useListCsv();
  return (
    <>
      {query.data && rows.length > 0 && <Totals day={query.data} />}
      <DataTable<DayPayment>
        label={t("day.title")}
        columns={columns}
        list={{
          rows,
          loading: query.isPending,
          refreshing: query.isPlaceholderData,
          error: query.error ?? undefined,
          retry: () => void query.refetch(),
          more: false,
          loadMore: () => undefined,
          loadingMore: false,
          pages: () => onePage(rows),
        }}
        rowKey={({ id }) => id}
        rowName={({ patient_name, kind }) => `${patient_name}, ${t(`kind.${kind}`)}`}
        rowHref={({ patient }) => `/patient/${patient}?tab=payments`}
        empty={{ title: t("day.empty"), help: t("day.emptyHelp") }}
        csv={listCsv(
          "payments",
          { name: t("day.title"), columns: csvColumns },
          { from: date, to: date, ...(place !== "" && { place }) },
        )}
      />
    </>
  );
}

/**
 * Totals by payment method, net of refunds, so that they add up to the total. A method with refunds shows the gross
 * amount too.
 */
function Totals({ day }: { day: Day }) {
  const { t } = useTranslation("billing");
  const net = day.received - day.refunded;
  return (
    <dl className={classes.totals}>
      {PAYMENT_METHODS.map((method) => (
        <Tile
          key={method}
          label={t(`method.${method}`)}
          net={day.totals[method]}
          refunded={refundedBy(day.items, method)}
        />
      ))}
      <Tile label={t("day.total")} net={net} refunded={day.refunded} sum />
    </dl>
  );
}

const refundedBy = (items: readonly DayPayment[], method: DayPayment["method"]) =>
  sumOf(
    items
      .filter((item) => item.kind === "refund" && item.method === method)
      .map(({ amount }) => ({ price: amount })),
  );

type TileProps = { label: string; net: number; refunded: number; sum?: boolean };

function Tile({ label, net, refunded, sum }: TileProps) {
  const { t } = useTranslation("billing");
  const amounts = { received: formatMoney(net + refunded), refunded: formatMoney(refunded) };
  return (
    <div className={sum ? classes.sum : undefined}>
      <dt>{label}</dt>
      <dd className="num">{formatMoney(net)}</dd>
      {refunded > 0 && <dd className={classes.net}>{t("day.net", amounts)}</dd>}
    </div>
  );
}

/** Refunds are negative. */
const signed = ({ kind, amount }: DayPayment) => (kind === "payment" ? amount : -amount);

function useColumns(allPlaces: boolean): Column<DayPayment>[] {
  const { t } = useTranslation("billing");
  const places = useSession().space?.establishments ?? [];
  const placeOf = (id: string) => places.find((place) => place.id === id)?.name ?? "";
  const place: Column<DayPayment> = {
    key: "place",
    header: t("column.place"),
    cell: ({ establishment }) => placeOf(establishment),
    from: "lg",
  };
  return [
    {
      key: "patient",
      header: t("column.patient"),
      main: true,
      cell: ({ patient_name }) => patient_name,
    },
    {
      key: "time",
      header: t("column.time"),
      cell: ({ taken_at }) => <span className="num">{formatTime(taken_at)}</span>,
    },
    {
      key: "method",
      header: t("column.method"),
      cell: ({ kind, method, note }) => (
        <span className={classes.two}>
          <span>
            {kind === "refund" ? `${t("kind.refund")}, ${t(`method.${method}`)}` : t(`method.${method}`)}
          </span>
          {note && <small>{note}</small>}
        </span>
      ),
    },
    ...(allPlaces && places.length > 1 ? [place] : []),
    {
      key: "by",
      header: t("column.by"),
      cell: ({ taken_by }) => taken_by.name,
      from: "md",
    },
    {
      key: "amount",
      header: t("column.amount"),
      align: "end",
      cell: (row) => <span className="num">{formatMoney(signed(row))}</span>,
    },
  ];
}

/** The columns of the CSV: one fact in each, refunds as negative amounts. */
function useCsvColumns(): CsvColumn<DayPayment>[] {
  const { t } = useTranslation("billing");
  const places = useSession().space?.establishments ?? [];
  return [
    { header: t("column.day"), text: ({ taken_at }) => csvDay(taken_at) },
    { header: t("column.time"), text: ({ taken_at }) => formatTime(taken_at) },
    { header: t("column.patient"), text: ({ patient_name }) => patient_name },
    { header: t("column.kind"), text: ({ kind }) => t(`kind.${kind}`) },
    { header: t("column.method"), text: ({ method }) => t(`method.${method}`) },
    { header: t("column.note"), text: ({ note }) => note },
    {
      header: t("column.place"),
      text: ({ establishment }) => places.find(({ id }) => id === establishment)?.name ?? "",
    },
    { header: t("column.by"), text: ({ taken_by }) => taken_by.name },
    { header: t("column.amount"), text: (row) => csvMoney(signed(row)) },
  ];
}
