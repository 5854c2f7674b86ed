import type { FollowedSymptom } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvNumber } from "@meridian/ui/table/csv-values";
import { useTranslation } from "react-i18next";
import { frequencyText } from "./frequency-text.ts";

/** The columns of the CSV of everybody who is followed. */
export function useFollowedCsv(): CsvColumn<FollowedSymptom>[] {
  const { t } = useTranslation("monitoring");
  const marks = ({ worsened, stopped_answering, ended }: FollowedSymptom) =>
    [worsened && t("worsened"), stopped_answering && t("stopped"), ended && t("ended")]
      .filter(Boolean)
      .join(", ");
  return [
    { header: t("file.patient"), text: ({ patient_name }) => patient_name },
    { header: t("file.symptom"), text: ({ name }) => name },
    { header: t("file.status"), text: ({ status }) => t(status) },
    { header: t("file.attention"), text: marks },
    { header: t("file.lastDay"), text: ({ recent }) => recent.at(-1)?.day ?? "" },
    {
      header: t("file.lastMean"),
      text: ({ recent }) => {
        const last = recent.at(-1);
        return last ? csvNumber(Math.round((last.sum / last.count) * 10) / 10) : "";
      },
    },
    { header: t("file.missed"), text: ({ missed_days }) => csvNumber(missed_days) },
    { header: t("file.frequency"), text: ({ frequency }) => frequencyText(t, frequency) },
    { header: t("file.start"), text: ({ start }) => start },
    { header: t("file.end"), text: ({ end }) => end ?? "" },
    { header: t("file.professional"), text: ({ professional }) => professional.name },
  ];
}
