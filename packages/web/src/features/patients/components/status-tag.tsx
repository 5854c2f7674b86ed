import type { AppointmentStatus } from "@meridian/core/contracts/appointments";
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
export function StatusTag({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation("patients");
  return <Tag tone={TONES[status]}>{t(`status.${status}`)}</Tag>;
}
