import type { DayPayments as Day, DayPayment } from "@meridian/core/contracts/billing/billing";
import { PAYMENT_METHODS } from "@meridian/core/contracts/billing/billing";
import { formatMoney, formatNumber, formatTime } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import { useDayPayments } from "../api/charges.ts";
import { sumOf } from "../model/money.ts";
import classes from "./day-payments.module.css";

/** The payments of a day with their totals. `file` is the name of the CSV file. */
export function DayPayments({ date, place, file }: { date: string; place: string; file: string }) {
  const { t } = useTranslation("billing");
  const query = useDayPayments(date, place);
  const rows = query.data?.items ?? [];
  const columns = useColumns(place === "");
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
          all: async () => [...rows],
        }}
        rowKey={({ id }) => id}
        rowName={({ patient_name, kind }) => `${patient_name}, ${t(`kind.${kind}`)}`}
        rowHref={({ patient }) => `/patient/${patient}?tab=payments`}
        empty={{ title: t("day.empty"), help: t("day.emptyHelp") }}
        csv={file}
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
const inFile = (cents: number) => formatNumber(cents / 100, { minimumFractionDigits: 2, useGrouping: false });

function useColumns(allPlaces: boolean): Column<DayPayment>[] {
  const { t } = useTranslation("billing");
  const places = useSession().space?.establishments ?? [];
  const placeOf = (id: string) => places.find((place) => place.id === id)?.name ?? "";
  const place: Column<DayPayment> = {
    key: "place",
    header: t("column.place"),
    cell: ({ establishment }) => placeOf(establishment),
    text: ({ establishment }) => placeOf(establishment),
    from: "lg",
  };
  return [
    {
      key: "patient",
      header: t("column.patient"),
      main: true,
      cell: ({ patient_name }) => patient_name,
      text: ({ patient_name }) => patient_name,
    },
    {
      key: "time",
      header: t("column.time"),
      cell: ({ taken_at }) => <span className="num">{formatTime(taken_at)}</span>,
      text: ({ taken_at }) => formatTime(taken_at),
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
      text: ({ kind, method, note }) =>
        [t(`kind.${kind}`), t(`method.${method}`), note].filter(Boolean).join(", "),
    },
    ...(allPlaces && places.length > 1 ? [place] : []),
    {
      key: "by",
      header: t("column.by"),
      cell: ({ taken_by }) => taken_by.name,
      text: ({ taken_by }) => taken_by.name,
      from: "md",
    },
    {
      key: "amount",
      header: t("column.amount"),
      align: "end",
      cell: (row) => <span className="num">{formatMoney(signed(row))}</span>,
      text: (row) => inFile(signed(row)),
    },
  ];
}
