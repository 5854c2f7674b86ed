import type { AppointmentStatus } from "@meridian/core/contracts/scheduling/appointments";
import { Tag, type Tone } from "@meridian/ui/states/states";
import {
  IconArmchair,
  IconCalendarEvent,
  IconCheck,
  IconCircleCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserOff,
  IconX,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

const LOOK: Record<AppointmentStatus, { tone: Tone; Icon: typeof IconCheck }> = {
  scheduled: { tone: "plain", Icon: IconCalendarEvent },
  confirmed: { tone: "blue", Icon: IconCheck },
  arrived: { tone: "amber", Icon: IconArmchair },
  open: { tone: "jade", Icon: IconPlayerPlay },
  paused: { tone: "amber", Icon: IconPlayerPause },
  done: { tone: "green", Icon: IconCircleCheck },
  missed: { tone: "red", Icon: IconUserOff },
  cancelled: { tone: "plain", Icon: IconX },
};

/** The status of an appointment by shape, colour and word. */
export function StatusTag({ status }: { status: AppointmentStatus }) {
  const { t } = useTranslation("scheduling");
  return (
    <Tag tone={LOOK[status].tone} icon={<StatusIcon status={status} />}>
      {t(`status.${status}`)}
    </Tag>
  );
}

/** The icon alone, for use next to the word. */
export function StatusIcon({ status, size = 13 }: { status: AppointmentStatus; size?: number }) {
  const { Icon } = LOOK[status];
  return <Icon size={size} stroke={1.75} aria-hidden />;
}
