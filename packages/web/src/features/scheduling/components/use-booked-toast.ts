import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { toast } from "@meridian/ui/feedback/toasts";
import { formatDate, formatTime } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";

type Booked = { patient_name: string; start: string; professional: string };

/** Shows a toast that names patient, time and professional of a new booking. */
export function useBookedToast(clinic: Pick<Clinic, "professionals"> | undefined) {
  const { t } = useTranslation("scheduling");
  return ({ patient_name, start, professional }: Booked) =>
    toast(
      t("form.booked", {
        name: patient_name,
        day: formatDate(start, "weekday"),
        time: formatTime(start),
        professional: clinic?.professionals.find(({ id }) => id === professional)?.name ?? "",
      }),
    );
}
