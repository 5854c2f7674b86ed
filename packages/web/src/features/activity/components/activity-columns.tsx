import type { ActivityEntry } from "@meridian/core/contracts/activity/activity";
import { listOfRecord } from "@meridian/core/contracts/exports/list-terms";
import { formatDate, formatDateTime } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import { csvMoment } from "@meridian/ui/table/csv-values";
import type { Column } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import { kindOf } from "../model/entry-target.ts";
import classes from "./activity.module.css";

/** What an entry says, as a sentence. */
export function useSentence() {
  const { t } = useTranslation("activity");
  const listName = useListName();
  return (entry: ActivityEntry) => {
    const who = entry.user_name ?? t(entry.user === "none" ? "nobody" : "formerPerson");
    return t(`did.${entry.action}`, { who, what: listName(entry.record) ?? t(`record.${kindOf(entry)}`) });
  };
}

/** A downloaded list with the days it was filtered by; undefined for other records. */
function useListName() {
  const { t } = useTranslation("activity");
  return (record: string) => {
    const found = listOfRecord(record);
    if (!found) return undefined;
    const list = t(`list.${found.list}`);
    const days = ["from", "to"].flatMap((end) => found.filters.get(end) ?? []);
    const unique = [...new Set(days)].map((day) => formatDate(day)).join(" – ");
    return unique ? t("listOf", { list, days: unique }) : list;
  };
}

/** The columns of the audit trail; without the patient's on their own record. */
export function useActivityColumns(whose: "everyone" | "one"): Column<ActivityEntry>[] {
  const { t } = useTranslation("activity");
  const sentence = useSentence();
  const what: Column<ActivityEntry> = {
    key: "what",
    header: t("column.what"),
    main: true,
    cell: (entry) => (
      <span className={classes.what}>
        {sentence(entry)}
        {!entry.chained && <Tag tone="plain">{t("beforeChain")}</Tag>}
      </span>
    ),
    text: sentence,
  };
  const when: Column<ActivityEntry> = {
    key: "when",
    header: t("column.when"),
    cell: ({ at }) => <span className="num">{formatDateTime(at)}</span>,
    text: ({ at }) => csvMoment(at),
  };
  if (whose === "one") return [what, when];
  const patient: Column<ActivityEntry> = {
    key: "patient",
    header: t("column.patient"),
    cell: (entry) => entry.patient_name ?? (entry.patient && t("erasedPatient")),
    text: (entry) => entry.patient_name ?? (entry.patient ? t("erasedPatient") : ""),
  };
  return [what, patient, when];
}
