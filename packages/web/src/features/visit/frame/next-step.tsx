import { Button } from "@mantine/core";
import type { AppointmentStatus } from "@meridian/core/contracts/scheduling/appointments";
import { STEPS, type Step } from "@meridian/core/contracts/visits/sections";
import { useOffered } from "@meridian/ui/shell/commands";
import { IconArrowRight } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { FINISH } from "../keyboard/shortcuts.ts";
import type { Part } from "./steps.tsx";
import classes from "./visit.module.css";

/** At the end of a step the way on: nobody goes back up to the steps for it. */
export function NextStep({ after }: { after: Step }) {
  const { t } = useTranslation("visit");
  const next = STEPS[STEPS.indexOf(after) + 1];
  if (!next) return <Finish />;
  return (
    <div className={classes.onward}>
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

/** At the end of the last step what ends the appointment; on a phone it is in sight all the time. */
function Finish() {
  const finish = useOffered().find(({ id }) => id === FINISH);
  return (
    finish && (
      <div className={classes.onward} data-last>
        <Button variant="default" onClick={finish.run}>
          {finish.label}
        </Button>
      </div>
    )
  );
}

/**
 * Leads the focus to the step that is opened, so that the next Tab is its first field instead of the app's frame. Not to
 * the field itself: on a phone that would open the keyboard. The same where the visit is paused, resumed or ended: the
 * button that did it is gone.
 */
export function useStepFocus(current: Part, status: AppointmentStatus) {
  const work = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with its status the buttons change.
  useEffect(() => {
    if (current === "record") return;
    // With the next picture: asked for now, the whole screen would be laid out once more for it.
    const picture = requestAnimationFrame(() => {
      const held = document.activeElement;
      const free = !held || held === document.body || held.closest("nav, [data-leads]") !== null;
      if (free)
        work.current?.querySelector<HTMLElement>("[data-step]:not([hidden])")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(picture);
  }, [current, status]);
  return work;
}
