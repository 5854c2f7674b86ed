import type { ActivityEntry } from "@meridian/core/contracts/activity/activity";
import { DataTable } from "@meridian/ui/table/data-table";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useTranslation } from "react-i18next";
import { usePatientActivity } from "../api/activity.ts";
import { targetOf } from "../model/entry-target.ts";
import { useActivityColumns, useSentence } from "./activity-columns.tsx";

/** Who looked at a patient's record, changed it or took something from it. */
export function PatientActivity({ patient }: { patient: string }) {
  const { t } = useTranslation("activity");
  const list = usePatientActivity(patient);
  const listCsv = useListCsv();
  const sentence = useSentence();
  return (
    <DataTable<ActivityEntry>
      label={t("ofPatient.title")}
      columns={useActivityColumns("one")}
      list={list}
      rowKey={({ id }) => id}
      rowName={sentence}
      rowHref={(entry) => targetOf(entry) ?? `/patient/${patient}?tab=activity`}
      notice={t("ofPatient.notice")}
      empty={{ title: t("empty"), help: t("ofPatient.emptyHelp") }}
      csv={listCsv("patient_activity", { name: t("ofPatient.title") }, { patient })}
    />
  );
}
