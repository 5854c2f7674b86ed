import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvDay, csvNumber } from "@meridian/ui/table/csv-values";
import { useTranslation } from "react-i18next";
import type { WaitingRow } from "../api/planning.ts";
import { weekdayName } from "./time-preferences.ts";

/** The columns of the waiting list's CSV. */
export function useWaitingCsv(clinic: Clinic): CsvColumn<WaitingRow>[] {
  const { t } = useTranslation("planning");
  const { t: scheduling } = useTranslation("scheduling");
  const nameOf = (all: readonly { id: string; name: string }[], wanted: string | null) =>
    all.find(({ id }) => id === wanted)?.name;
  return [
    { header: scheduling("csv.patient"), text: ({ patient_name }) => patient_name },
    { header: t("waiting.phone"), text: ({ phone }) => phone },
    { header: t("waiting.urgent"), text: ({ urgent }) => (urgent ? t("waiting.urgent") : "") },
    {
      header: scheduling("csv.type"),
      text: ({ appointment_type }) => nameOf(clinic.appointment_types, appointment_type) ?? "",
    },
    { header: t("waiting.duration"), text: ({ duration }) => csvNumber(duration) },
    {
      header: scheduling("csv.professional"),
      text: ({ professional }) => nameOf(clinic.professionals, professional) ?? t("hours.anyone"),
    },
    {
      header: t("hours.days"),
      text: ({ days }) => days.map((day) => weekdayName(day, "short")).join(" "),
    },
    { header: t("hours.after"), text: ({ from }) => from },
    { header: t("hours.before"), text: ({ to }) => to },
    { header: t("waiting.notes"), text: ({ notes }) => notes },
    { header: t("waiting.sinceDay"), text: ({ created_at }) => csvDay(created_at) },
  ];
}
