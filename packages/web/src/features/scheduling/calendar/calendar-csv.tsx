import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarAppointment, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { plusDays } from "@meridian/core/time/days";
import { formatTime } from "@meridian/ui/i18n/format";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { CsvButton } from "@meridian/ui/table/csv-button";
import { csvDay, csvMoney } from "@meridian/ui/table/csv-values";
import { onePage } from "@meridian/ui/table/cursor-list";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useTranslation } from "react-i18next";
import { isBlocked } from "../model/blocked.ts";
import type { DayRange } from "../model/calendar-range.ts";
import { isAppointment } from "../model/day-grid.ts";
import { isUnpaid } from "../model/unpaid.ts";
import classes from "./calendar.module.css";

type CalendarCsvProps = {
  clinic: Clinic;
  /** The days shown; the last one is not included. */
  range: DayRange;
  /** Whose calendar is shown, where it is one professional's. */
  professional: string | undefined;
  entries: readonly CalendarEntry[];
  /** Whether the list shows only what is unpaid, where anything is. */
  onlyUnpaid: boolean;
};

/** Downloads the appointments and blocked times of a list of the calendar; nothing for who may not. */
export function CalendarCsv({
  clinic,
  range: { from, to },
  professional,
  entries,
  onlyUnpaid,
}: CalendarCsvProps) {
  const { t } = useTranslation("scheduling");
  const columns = useColumns(clinic);
  const unpaid = onlyUnpaid && entries.some(isUnpaid);
  const rows = entries
    .filter(unpaid ? isUnpaid : (entry) => isAppointment(entry) || isBlocked(entry))
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const file = useListCsv()(
    "appointments",
    { name: t("csv.name"), columns, pages: () => onePage(rows) },
    { from, to: plusDays(to, -1), user: professional, ...(unpaid && { state: "unpaid" as const }) },
  );
  if (!file || rows.length === 0) return null;
  return (
    <div className={classes.csv}>
      <CsvButton file={file} />
    </div>
  );
}

function useColumns(clinic: Clinic): CsvColumn<CalendarEntry>[] {
  const { t } = useTranslation("scheduling");
  const placeOf = ({ office }: CalendarEntry) =>
    clinic.establishments.find(({ offices }) => offices.some(({ id }) => id === office));
  const booked = (text: (appointment: CalendarAppointment) => string) => (entry: CalendarEntry) =>
    isAppointment(entry) ? text(entry) : "";
  return [
    { header: t("csv.day"), text: ({ start }) => csvDay(start) },
    { header: t("csv.start"), text: ({ start }) => formatTime(start) },
    { header: t("csv.end"), text: ({ end }) => formatTime(end) },
    { header: t("csv.patient"), text: booked(({ patient_name }) => patient_name) },
    {
      header: t("csv.type"),
      text: (entry) =>
        isAppointment(entry)
          ? entry.appointment_type.name
          : (isBlocked(entry) && entry.blocked.title) || t("day.busy"),
    },
    {
      header: t("csv.professional"),
      text: ({ professional }) => clinic.professionals.find(({ id }) => id === professional)?.name ?? "",
    },
    { header: t("csv.place"), text: (entry) => placeOf(entry)?.name ?? "" },
    {
      header: t("csv.office"),
      text: (entry) => placeOf(entry)?.offices.find(({ id }) => id === entry.office)?.name ?? "",
    },
    { header: t("csv.status"), text: booked(({ status }) => t(`status.${status}`)) },
    { header: t("csv.reason"), text: booked(({ reason }) => reason) },
    { header: t("csv.price"), text: booked(({ payment }) => (payment ? csvMoney(payment.price) : "")) },
    { header: t("csv.paid"), text: booked(({ payment }) => (payment ? csvMoney(payment.paid) : "")) },
  ];
}
