import type { MessageStatus, PatientMessage } from "@meridian/core/contracts/notifications/notifications";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { Tag, type Tone } from "@meridian/ui/states/states";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvMoment } from "@meridian/ui/table/csv-values";
import type { Column } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import classes from "./messages.module.css";

const TONES: Record<MessageStatus, Tone> = {
  pending: "amber",
  sent: "green",
  failed: "red",
  withdrawn: "plain",
};

/** The columns of a list of messages; without the patient's on their own record. */
export function useMessageColumns(whose: "everyone" | "one"): Column<PatientMessage>[] {
  const { t } = useTranslation("notifications");
  const about: Column<PatientMessage> = {
    key: "about",
    header: t("column.about"),
    main: whose === "one",
    cell: (row) => <About row={row} />,
  };
  const rest: Column<PatientMessage>[] = [
    {
      key: "to",
      header: t("column.to"),
      cell: ({ channel, to }) => (
        <span className={classes.lines}>
          <span>{t(`channel.${channel}`)}</span>
          <small className={classes.address}>{to}</small>
        </span>
      ),
    },
    {
      key: "status",
      header: t("column.status"),
      cell: (row) => <Outcome row={row} />,
    },
    {
      key: "written",
      header: t("column.written"),
      cell: ({ created_at }) => <span className="num">{formatDateTime(created_at)}</span>,
      from: "md",
    },
  ];
  if (whose === "one") return [about, ...rest];
  const patient: Column<PatientMessage> = {
    key: "patient",
    header: t("column.patient"),
    main: true,
    cell: ({ patient_name }) => patient_name,
  };
  return [patient, about, ...rest];
}

/** The columns of a CSV of messages: one fact in each. */
export function useMessageCsv(whose: "everyone" | "one"): CsvColumn<PatientMessage>[] {
  const { t } = useTranslation("notifications");
  const patient: CsvColumn<PatientMessage> = {
    header: t("column.patient"),
    text: ({ patient_name }) => patient_name,
  };
  return [
    ...(whose === "everyone" ? [patient] : []),
    { header: t("column.about"), text: ({ kind }) => t(`kind.${kind}`) },
    { header: t("column.appointment"), text: ({ start }) => csvMoment(start) },
    { header: t("column.channel"), text: ({ channel }) => t(`channel.${channel}`) },
    { header: t("column.to"), text: ({ to }) => to },
    { header: t("column.status"), text: ({ status }) => t(`status.${status}`) },
    { header: t("column.reason"), text: ({ reason }) => (reason ? t(`reason.${reason}`) : "") },
    { header: t("column.written"), text: ({ created_at }) => csvMoment(created_at) },
  ];
}

function About({ row: { kind, start, count } }: { row: PatientMessage }) {
  const { t } = useTranslation("notifications");
  return (
    <span className={classes.lines}>
      <span>{t(`kind.${kind}`)}</span>
      {start && (
        <small className="num">
          {formatDateTime(start)}
          {count > 1 && ` ${t("more", { count: count - 1 })}`}
        </small>
      )}
    </span>
  );
}

/** What became of it, and why where it did not go out. */
function Outcome({ row: { status, reason, attempts, replaced_by } }: { row: PatientMessage }) {
  const { t } = useTranslation("notifications");
  const why = reason
    ? t(`reason.${reason}`)
    : status === "pending" && attempts > 1 && t("tries", { count: attempts });
  return (
    <span className={classes.outcome}>
      <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>
      {why && <small>{why}</small>}
      {replaced_by && <small>{t("again.replaced")}</small>}
    </span>
  );
}
