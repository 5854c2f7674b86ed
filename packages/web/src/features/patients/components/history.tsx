import { Button } from "@mantine/core";
import type { AppointmentSummary, RecordEntry } from "@meridian/core/contracts/appointments";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { useAllows } from "@meridian/ui/session/session";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { CursorList } from "@meridian/ui/table/cursor-list";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { byYear, filtered, HISTORY_FILTERS, type HistoryFilter, TESTS } from "../model/history.ts";
import { Chips } from "./chips.tsx";
import classes from "./history.module.css";
import { StatusTag } from "./status-tag.tsx";

/** Found things have names of their own, a table each: they come when a visit has any. */
const Findings = lazy(() => import("./findings.tsx"));

type HistoryProps = {
  patient: string;
  record: CursorList<RecordEntry>;
  professionals: ReadonlyMap<string, string>;
  /** Names of Chinese-medicine patterns by key. */
  patterns: ReadonlyMap<string, string>;
};

/** Everything that happened, on one timeline, newest first. */
export function History({ patient, record, professionals, patterns }: HistoryProps) {
  const { t } = useTranslation("patients");
  const [filter, setFilter] = useState<HistoryFilter>("all");
  if (record.loading) return <Skeleton lines={6} />;
  if (record.error !== undefined) return <ErrorState error={record.error} onRetry={record.retry} />;
  if (record.rows.length === 0) return <EmptyState title={t("history.none")} help={t("history.noneHelp")} />;
  const shown = filtered(record.rows, filter, new Date().toISOString());
  return (
    <>
      <Chips
        label={t("history.filter")}
        options={HISTORY_FILTERS.map((value) => ({ value, label: t(`history.${value}`) }))}
        value={filter}
        onChange={setFilter}
      />
      {shown.length === 0 && <EmptyState title={t("history.noneFiltered")} compact />}
      {byYear(shown, (start) => formatDate(start, "numeric").slice(-4)).map(({ year, entries }) => (
        <section key={year} aria-label={year}>
          <h2 className={`num ${classes.year}`}>{year}</h2>
          <ol className={classes.line}>
            {entries.map((entry) => (
              <Entry
                key={entry.appointment.id}
                entry={entry}
                to={`/patient/${patient}/appointment/${entry.appointment.id}`}
                professional={professionals.get(entry.appointment.professional)}
                patterns={patterns}
              />
            ))}
          </ol>
        </section>
      ))}
      {record.more && (
        <Button variant="default" loading={record.loadingMore} onClick={record.loadMore}>
          {t("history.more")}
        </Button>
      )}
    </>
  );
}

type EntryProps = {
  entry: RecordEntry;
  to: string;
  professional: string | undefined;
  patterns: ReadonlyMap<string, string>;
};

function Entry({ entry: { appointment, summary }, to, professional, patterns }: EntryProps) {
  const { t } = useTranslation("patients");
  const readsContent = useAllows()({ can: "clinical.read" });
  const { start, status, appointment_type, signed_by, reason } = appointment;
  const title = [appointment_type.name, signed_by?.name ?? professional].filter(Boolean).join(" · ");
  return (
    <li className={status === "done" ? classes.signed : undefined}>
      <div className={`num ${classes.when}`}>
        <strong>{formatDate(start, "dayMonth")}</strong>
        <small>{formatTime(start)}</small>
      </div>
      <div className={classes.what}>
        <p className={classes.title}>
          <Link to={to}>{title}</Link>
          <StatusTag status={status} />
        </p>
        {reason && (
          <p className={classes.quiet}>
            {t("history.reason")}: {reason}
          </p>
        )}
        {summary ? (
          <Summary summary={summary} names={patterns} />
        ) : (
          readsContent && status === "done" && <p className={classes.quiet}>{t("history.closed")}</p>
        )}
      </div>
    </li>
  );
}

type SummaryProps = { summary: AppointmentSummary; names: ReadonlyMap<string, string> };

function Summary({ summary, names }: SummaryProps) {
  const { t } = useTranslation("patients");
  const { complaint, intensity, icd, patterns, diagnosis, treatment, points, allergies, medication } =
    summary;
  const how = intensity === null ? "" : t("history.intensity", { count: intensity });
  const found = [
    ...icd.map(({ code, title }) => `${code} ${title}`),
    ...patterns.map((key) => names.get(key) ?? key),
  ];
  const lines: [string, ReactNode][] = [
    [t("history.complaint"), [complaint, how].filter(Boolean).join(" · ")],
    [t("history.diagnosis"), [...found, diagnosis].filter(Boolean).join("; ")],
    [t("history.treatment"), treatment],
    [t("history.points"), points.join(" · ")],
    [t("history.medication"), medication],
    [t("history.allergies"), allergies],
  ];
  return (
    <dl className={classes.summary}>
      {lines
        .filter(([, text]) => text !== "")
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      {hasFindings(summary) && (
        <Suspense>
          <Findings summary={summary} />
        </Suspense>
      )}
    </dl>
  );
}

const hasFindings = ({ findings, vital_signs }: AppointmentSummary) =>
  Object.keys(vital_signs).length > 0 || TESTS.some((key) => (findings[key] ?? []).length > 0);
