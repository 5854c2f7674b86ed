import type { ActivityEntry } from "@meridian/core/contracts/activity/activity";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { Tag } from "@meridian/ui/states/states";
import type { Column } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import { kindOf } from "../model/entry-target.ts";
import classes from "./activity.module.css";

/** What an entry says, as a sentence. */
export function useSentence() {
  const { t } = useTranslation("activity");
  return (entry: ActivityEntry) => {
    const who = entry.user_name ?? t(entry.user === "none" ? "nobody" : "formerPerson");
    return t(`did.${entry.action}`, { who, what: t(`record.${kindOf(entry)}`) });
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
    text: ({ at }) => at,
  };
  if (whose === "one") return [what, when];
  const patient: Column<ActivityEntry> = {
    key: "patient",
    header: t("column.patient"),
    cell: (entry) => entry.patient_name ?? (entry.patient && t("erasedPatient")),
    text: ({ patient_name }) => patient_name ?? "",
  };
  return [what, patient, when];
}
