import { Button } from "@mantine/core";
import type { RecordEntry } from "@meridian/core/contracts/visits/visits";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import type { CursorList } from "@meridian/ui/table/cursor-list";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { nextAndLast } from "../model/history.ts";
import classes from "./patients.module.css";
import { EndTag } from "./status-tag.tsx";

type VisitsProps = {
  patient: string;
  record: CursorList<RecordEntry>;
  mayBook: boolean;
  onAll: () => void;
};

/** The next appointment, what is begun and the last one, beside the record. */
export function Visits({ patient, record, mayBook, onAll }: VisitsProps) {
  const { t } = useTranslation("patients");
  const { next, begun, last } = nextAndLast(record.rows, new Date().toISOString());
  return (
    <section className={classes.card} aria-label={t("visits.title")}>
      <header>
        <h2>{t("visits.title")}</h2>
      </header>
      {record.loading ? (
        <Skeleton lines={2} />
      ) : record.error !== undefined ? (
        <ErrorState error={record.error} onRetry={record.retry} compact />
      ) : record.rows.length === 0 ? (
        <p className={classes.quiet}>
          {t("visits.none")}. {mayBook && t("visits.noneHelp")}
        </p>
      ) : (
        <>
          {next && <Visit patient={patient} label={t("visits.next")} entry={next} />}
          {begun.map((entry) => (
            <Visit key={entry.appointment.id} patient={patient} label={t("visits.begun")} entry={entry} />
          ))}
          {last && <Visit patient={patient} label={t("visits.last")} entry={last} />}
          <Button variant="subtle" size="compact-sm" onClick={onAll}>
            {t("visits.all")}
          </Button>
        </>
      )}
    </section>
  );
}

function Visit({ patient, label, entry }: { patient: string; label: string; entry: RecordEntry }) {
  const { id, start, appointment_type } = entry.appointment;
  return (
    <Link className={classes.visit} to={`/patient/${patient}/appointment/${id}`}>
      <small>{label}</small>
      <strong className="num">{formatDateTime(start)}</strong>
      <span className={classes.visitLine}>
        {appointment_type.name} <EndTag appointment={entry.appointment} />
      </span>
    </Link>
  );
}
