import { Button } from "@mantine/core";
import type { AppointmentStatus } from "@meridian/core/contracts/scheduling/appointments";
import { STEPS, type Step } from "@meridian/core/contracts/visits/sections";
import { usePageCommands } from "@meridian/ui/shell/commands";
import { IconArrowRight } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FINISH_COMMAND } from "../keyboard/shortcuts.ts";
import type { VisitPart } from "./steps.tsx";
import classes from "./visit.module.css";

/** The button at the end of a step that opens the next one, so that nobody has to scroll back to the steps. */
export function NextStep({ step }: { step: Step }) {
  const { t } = useTranslation("visit");
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (!next) return <Finish />;
  return (
    <div className={classes.nextStep}>
      <Button
        component={Link}
        to={`?step=${next}`}
        replace
        variant="default"
        data-leads
        rightSection={<IconArrowRight size={16} stroke={1.5} aria-hidden />}
      >
        {t("steps.next", { step: t(`steps.${next}`) })}
      </Button>
    </div>
  );
}

/** The button at the end of the last step that finishes the appointment; on a phone it is always visible. */
function Finish() {
  const finish = usePageCommands().find(({ id }) => id === FINISH_COMMAND);
  return (
    finish && (
      <div className={classes.nextStep} data-last>
        <Button variant="default" onClick={finish.run}>
          {finish.label}
        </Button>
      </div>
    )
  );
}

/**
 * Focuses the step that was opened, so that the next Tab reaches its first field instead of the app's menu. The field
 * itself is not focused, which would open a phone's keyboard. It does the same when the visit is paused, resumed or
 * finished, because the pressed button disappears then.
 */
export function useStepFocus(current: VisitPart, status: AppointmentStatus) {
  const work = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status decides which buttons there are.
  useEffect(() => {
    if (current === "record") return;
    // In the next frame: focusing now would make the browser lay out the whole screen twice.
    const frame = requestAnimationFrame(() => {
      const focused = document.activeElement;
      // The page's frame or heading has it when the appointment was opened from another screen.
      const isIdle = !focused || focused === document.body || focused.matches("main, h1");
      const mayMove = isIdle || focused.closest("nav, [data-leads]") !== null;
      if (mayMove)
        work.current?.querySelector<HTMLElement>("[data-step]:not([hidden])")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [current, status]);
  return work;
}
