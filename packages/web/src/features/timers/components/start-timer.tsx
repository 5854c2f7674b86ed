import { Button } from "@mantine/core";
import { MAX_TIMER_MINUTES, type TimerKind } from "@meridian/core/contracts/timers/timer-kinds";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { useSession } from "@meridian/ui/session/session";
import { IconClockPlay } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTimerActions } from "../api/timers.ts";

export type TimerAsked = {
  kind: TimerKind;
  /** As the user is used to where nothing is noted. */
  minutes?: number | null | undefined;
  /** What it is of besides its kind. */
  label?: string | undefined;
  /** Shows only the minutes, beside the treatment's name. */
  small?: boolean | undefined;
};

/** Starts a timer of a treatment with one click; it is shown in the top bar on every screen. */
export function StartTimer({
  appointment,
  kind,
  minutes,
  label = "",
  small,
}: TimerAsked & { appointment: string }) {
  const { t } = useTranslation("timers");
  const { t: say } = useTranslation("errors");
  const { timer_settings } = useSession();
  const { start } = useTimerActions();
  const [starting, setStarting] = useState(false);
  const asked = Math.min(minutes || timer_settings.minutes[kind], MAX_TIMER_MINUTES);
  const values = { count: asked, treatment: [t(`kinds.${kind}`), label].filter(Boolean).join(" ") };
  const begin = async () => {
    setStarting(true);
    try {
      await start({ appointment, kind, label: label.slice(0, 60), seconds: asked * 60 });
      toast(t("started", { count: asked }));
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    } finally {
      setStarting(false);
    }
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={starting}
      leftSection={<IconClockPlay size={16} stroke={1.5} aria-hidden />}
      aria-label={small ? t("startOf", values) : undefined}
      onClick={() => void begin()}
    >
      {small ? t("minutes", values) : t("start", values)}
    </Button>
  );
}
