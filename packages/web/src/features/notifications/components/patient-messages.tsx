import type { PatientMessage } from "@meridian/core/contracts/notifications/notifications";
import type { Patient } from "@meridian/core/contracts/patients/patients";
import { Notice } from "@meridian/ui/states/states";
import { DataTable } from "@meridian/ui/table/data-table";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useTranslation } from "react-i18next";
import { usePatientMessages } from "../api/messages.ts";
import { obstaclesOf } from "../model/delivery-blockers.ts";
import { useMessageColumns, useMessageCsv } from "./message-columns.tsx";
import classes from "./messages.module.css";
import { useRowActions } from "./use-row-actions.tsx";

/** What was sent to one patient, and what keeps messages from reaching them. */
export default function PatientMessages({ patient }: { patient: Patient }) {
  const { t } = useTranslation("notifications");
  const list = usePatientMessages(patient.id);
  const columns = useMessageColumns("one");
  const listCsv = useListCsv();
  const csvColumns = useMessageCsv("one");
  const { rowActions, dialog } = useRowActions();
  return (
    <>
      {obstaclesOf(patient).map((obstacle) => (
        <div key={obstacle} className={classes.notice}>
          <Notice tone="blue">{t(`agreed.${obstacle}`)}</Notice>
        </div>
      ))}
      <DataTable<PatientMessage>
        label={t("title")}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ kind }) => t(`kind.${kind}`)}
        rowHref={({ appointment }) =>
          appointment
            ? `/patient/${patient.id}/appointment/${appointment}`
            : `/patient/${patient.id}?tab=monitoring`
        }
        rowActions={rowActions}
        csv={listCsv("patient_messages", { name: t("title"), columns: csvColumns }, { patient: patient.id })}
        empty={{ title: t("emptyPatient"), help: t("emptyHelp") }}
      />
      {dialog}
    </>
  );
}
