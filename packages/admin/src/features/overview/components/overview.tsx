import type { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { MonthFigures } from "@meridian/core/contracts/backoffice/overview";
import type { ResponseOf } from "@meridian/core/contracts/kernel/route";
import { formatDate, formatDateLine, formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useOverview } from "../api/overview.ts";
import classes from "./overview.module.css";

type Answer = ResponseOf<typeof backofficeRoutes.overview>;

const monthName = (month: string) => formatDateLine(`${month}-15`, "monthYear");
const incomeOf = ({ mb_way, reference, transfer, refunded }: MonthFigures) =>
  mb_way + reference + transfer - refunded;

/** What a super admin looks at first: what waits for a decision, and the last months. */
export function Overview({
  providers: shownProviders,
}: {
  providers: (waiting: Answer["providers"]) => ReactNode;
}) {
  const { t } = useTranslation("overview");
  const overview = useOverview();
  if (overview.error) return <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />;
  if (!overview.data) return <Skeleton lines={5} />;
  const { months, payments, student_proofs, providers } = overview.data;
  const [current] = months;
  return (
    <>
      {current && <ThisMonth figures={current} />}
      <div className={classes.waiting}>
        <Waiting
          title={t("payments")}
          none={t("noPayments")}
          {...payments}
          all="/dashboard/payments?status=processing"
        >
          {payments.items.map((payment) => (
            <li key={payment.id}>
              <Link to={`/dashboard/payments/${payment.space.id}/${payment.id}`}>{payment.space.name}</Link>
              <span>
                {formatMoney(payment.order.total_cents)} · {formatDate(payment.created_at)}
              </span>
            </li>
          ))}
        </Waiting>
        <Waiting title={t("proofs")} none={t("noProofs")} {...student_proofs}>
          {student_proofs.items.map(({ space, space_name, since }) => (
            <li key={space}>
              <Link to={`/dashboard/spaces/${space}`}>{space_name}</Link>
              <span>{formatDate(since)}</span>
            </li>
          ))}
        </Waiting>
      </div>
      <Months months={months} />
      {shownProviders(providers)}
    </>
  );
}

function ThisMonth({ figures }: { figures: MonthFigures }) {
  const { t } = useTranslation("overview");
  const numbers = [
    [t("spaces"), formatNumber(figures.spaces)],
    [t("trials"), formatNumber(figures.trials)],
    [t("conversions"), formatNumber(figures.conversions)],
    [t("income"), formatMoney(incomeOf(figures))],
  ] as const;
  return (
    <section aria-labelledby="this-month">
      <h2 id="this-month" className={classes.heading}>
        {monthName(figures.month)}
      </h2>
      <dl className={classes.numbers}>
        {numbers.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type WaitingProps = Pick<Answer["payments"], "more"> & {
  title: string;
  none: string;
  items: readonly unknown[];
  /** Where all of them are. */
  all?: string;
  children: ReactNode;
};

function Waiting({ title, none, items, more, all, children }: WaitingProps) {
  const { t } = useTranslation("overview");
  return (
    <section className={classes.box} aria-label={title}>
      <h2>{title}</h2>
      {items.length === 0 ? <EmptyState title={none} compact /> : <ul>{children}</ul>}
      {more && (all ? <Link to={all}>{t("all")}</Link> : <p>{t("more")}</p>)}
    </section>
  );
}

function Months({ months }: { months: readonly MonthFigures[] }) {
  const { t } = useTranslation("overview");
  const methods = ["mb_way", "reference", "transfer", "refunded"] as const;
  return (
    <div className={classes.box}>
      <h2 id="months">{t("months")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is scrolled by keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-labelledby="months">
        <table>
          <thead>
            <tr>
              <th scope="col">{t("month")}</th>
              <th scope="col">{t("spaces")}</th>
              <th scope="col">{t("trials")}</th>
              <th scope="col">{t("conversions")}</th>
              {methods.map((method) => (
                <th key={method} scope="col">
                  {t(`methods.${method}`)}
                </th>
              ))}
              <th scope="col">{t("income")}</th>
            </tr>
          </thead>
          <tbody>
            {months.map((row) => (
              <tr key={row.month}>
                <th scope="row">{monthName(row.month)}</th>
                <td>{formatNumber(row.spaces)}</td>
                <td>{formatNumber(row.trials)}</td>
                <td>{formatNumber(row.conversions)}</td>
                {methods.map((method) => (
                  <td key={method}>{formatMoney(row[method])}</td>
                ))}
                <td>{formatMoney(incomeOf(row))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
