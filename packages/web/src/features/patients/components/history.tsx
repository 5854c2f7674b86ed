import { Button } from "@mantine/core";
import type { AppointmentSummary } from "@meridian/core/contracts/visits/visit-summary";
import type { RecordEntry } from "@meridian/core/contracts/visits/visits";
import { formatDate, formatTime, today } from "@meridian/ui/i18n/format";
import { useAllows } from "@meridian/ui/session/session";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { CursorList } from "@meridian/ui/table/cursor-list";
import { MoreButton } from "@meridian/ui/table/more-button";
import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import {
  byYear,
  filtered,
  filtersIn,
  type HistoryFilters,
  isNarrowed,
  looksFurther,
  NO_FILTERS,
  professionalsIn,
  TESTS,
} from "../model/history.ts";
import classes from "./history.module.css";
import { HistoryFiltersBar } from "./history-filters.tsx";
import { HistoryPhotos } from "./history-photos.tsx";
import { EndTag } from "./status-tag.tsx";

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
  const [filters, setFilters] = useFilters();
  const shown = filtered(record.rows, filters, new Date().toISOString(), dayOf);
  const looking = useLookingFurther(record, looksFurther(record.rows, shown.length, filters, dayOf));
  if (record.loading) return <Skeleton lines={6} />;
  if (record.error !== undefined) return <ErrorState error={record.error} onRetry={record.retry} />;
  if (record.rows.length === 0) return <EmptyState title={t("history.none")} help={t("history.noneHelp")} />;
  return (
    <>
      <HistoryFiltersBar
        filters={filters}
        onChange={setFilters}
        professionals={professionalsIn(record.rows, professionals)}
      />
      <p role="status" className={classes.found}>
        {isNarrowed(filters) &&
          t(record.more ? "history.foundSoFar" : "history.found", {
            count: shown.length,
            all: record.rows.length,
          })}
      </p>
      {shown.length === 0 && !looking && (
        <EmptyState
          title={t("history.noneFiltered")}
          action={
            <Button variant="default" onClick={() => setFilters(NO_FILTERS)}>
              {t("history.showAll")}
            </Button>
          }
          compact
        />
      )}
      {byYear(shown, (start) => formatDate(start, "numeric").slice(-4)).map(({ year, entries }) => (
        <section key={year} aria-label={year}>
          <h2 className={`num ${classes.year}`}>{year}</h2>
          <ol className={classes.line}>
            {entries.map((entry) => (
              <Entry
                key={entry.appointment.id}
                entry={entry}
                patient={patient}
                to={`/patient/${patient}/appointment/${entry.appointment.id}`}
                professional={professionals.get(entry.appointment.professional)}
                patterns={patterns}
                onStale={record.retry}
              />
            ))}
          </ol>
        </section>
      ))}
      <MoreButton
        more={record.more}
        onMore={record.loadMore}
        loading={record.loadingMore}
        className={classes.toggle ?? ""}
        count={shown.length}
      >
        {t("history.more")}
      </MoreButton>
    </>
  );
}

/** The filters are in the address, so that Back from a visit shows the same list. */
function useFilters() {
  const [search, setSearch] = useSearchParams();
  const set = ({ kind, professional, from, to }: HistoryFilters) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        const chosen = { kind: kind === "all" ? "" : kind, by: professional, from, to };
        for (const [name, value] of Object.entries(chosen))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  return [filtersIn(search), set] as const;
}

/** Loads older pages while matches may be there. A page that failed is not requested again. */
function useLookingFurther(record: CursorList<RecordEntry>, further: boolean): boolean {
  const asked = useRef(-1);
  const { more, loadingMore, loadMore, rows } = record;
  const next = further && more && !loadingMore && asked.current !== rows.length;
  useEffect(() => {
    if (!next) return;
    asked.current = rows.length;
    loadMore();
  });
  return next || (further && loadingMore);
}

/** A visit's day in the space's zone. */
const dayOf = (start: string) => today(new Date(start));

type EntryProps = {
  entry: RecordEntry;
  patient: string;
  to: string;
  professional: string | undefined;
  patterns: ReadonlyMap<string, string>;
  onStale: () => void;
};

function Entry({ entry, patient, to, professional, patterns, onStale }: EntryProps) {
  const { appointment, summary, words, photos } = entry;
  const { t } = useTranslation("patients");
  const readsContent = useAllows()({ can: "clinical.read" });
  const { start, status, appointment_type, signed_by, closed_by, reason } = appointment;
  const title = [appointment_type.name, signed_by?.name ?? professional].filter(Boolean).join(" · ");
  return (
    <li className={status === "done" && !closed_by ? classes.signed : undefined}>
      <div className={`num ${classes.date}`}>
        <strong>{formatDate(start, "dayMonth")}</strong>
        <small>{formatTime(start)}</small>
      </div>
      <div className={classes.content}>
        <p className={classes.title}>
          <Link to={to}>{title}</Link>
          <EndTag appointment={appointment} />
        </p>
        {reason && (
          <p className={classes.quiet}>
            {t("history.reason")}: {reason}
          </p>
        )}
        {summary ? (
          <Summary patient={patient} summary={summary} words={words} names={patterns} />
        ) : (
          readsContent && status === "done" && <p className={classes.quiet}>{t("history.closed")}</p>
        )}
        {photos.length > 0 && (
          <div className={classes.photos}>
            <HistoryPhotos photos={photos} onStale={onStale} />
          </div>
        )}
      </div>
    </li>
  );
}

type SummaryProps = {
  patient: string;
  summary: AppointmentSummary;
  words: RecordEntry["words"];
  names: ReadonlyMap<string, string>;
};

function Summary({ patient, summary, words, names }: SummaryProps) {
  const { t } = useTranslation("patients");
  const { complaint, intensity, icd, patterns, diagnosis, treatment, points } = summary;
  const { prescribed = [], allergies, medication } = summary;
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
    [t("history.prescribed"), prescribed.join("; ")],
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
          <Findings patient={patient} summary={summary} words={words} />
        </Suspense>
      )}
    </dl>
  );
}

const hasFindings = ({ findings, vital_signs, osteopathic = [], tests = [] }: AppointmentSummary) =>
  Object.keys(vital_signs).length + osteopathic.length + tests.length > 0 ||
  TESTS.some((key) => (findings[key] ?? []).length > 0);
