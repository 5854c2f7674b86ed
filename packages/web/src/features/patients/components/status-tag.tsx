import type { AppointmentStatus } from "@meridian/core/contracts/scheduling/appointments";
import type { RecordEntry } from "@meridian/core/contracts/visits/visits";
import { Tag, type Tone } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";

const TONES: Record<AppointmentStatus, Tone> = {
  scheduled: "plain",
  confirmed: "blue",
  arrived: "blue",
  open: "jade",
  paused: "amber",
  done: "green",
  missed: "red",
  cancelled: "plain",
};

/** The state of an appointment in words; the colour repeats it. */
function StatusTag({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation("patients");
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}

/** The same for an appointment that may have been abandoned: one that was never signed is not shown as done. */
export function EndTag({ appointment }: Pick<RecordEntry, "appointment">) {
  const { t } = useTranslation("patients");
  if (appointment.closed_by?.imported) return <Tag tone="plain">{t("history.imported")}</Tag>;
  if (appointment.closed_by) return <Tag tone="amber">{t("history.unsigned")}</Tag>;
  return <StatusTag status={appointment.status} />;
}
