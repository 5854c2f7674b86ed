import { MESSAGE_STATUSES, type PatientMessage } from "@meridian/core/contracts/notifications/notifications";
import { DataTable } from "@meridian/ui/table/data-table";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useTranslation } from "react-i18next";
import { useMessages } from "../api/messages.ts";
import { useMessageColumns, useMessageCsv } from "./message-columns.tsx";
import { useRowActions } from "./use-row-actions.tsx";

type TableProps = { status: string; onStatus: (status: string) => void };

/** Every message to patients, newest first, or those of one status. */
export function MessageTable({ status, onStatus }: TableProps) {
  const { t } = useTranslation("notifications");
  const chosen = MESSAGE_STATUSES.find((one) => one === status);
  const list = useMessages(chosen);
  const listCsv = useListCsv();
  const csvColumns = useMessageCsv("everyone");
  const { rowActions, dialog } = useRowActions();
  return (
    <>
      <DataTable<PatientMessage>
        label={t("title")}
        columns={useMessageColumns("everyone")}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ patient_name, kind }) => `${patient_name}, ${t(`kind.${kind}`)}`}
        rowHref={({ patient }) => `/patient/${patient}?tab=messages`}
        rowActions={rowActions}
        filters={[
          {
            key: "status",
            label: t("filter"),
            options: MESSAGE_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
            value: chosen ?? "",
            onChange: onStatus,
          },
        ]}
        empty={{ title: t("empty"), help: t("emptyHelp") }}
        csv={listCsv("messages", { name: t("title"), columns: csvColumns }, { state: chosen })}
      />
      {dialog}
    </>
  );
}
