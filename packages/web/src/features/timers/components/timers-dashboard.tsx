import "@mantine/core/styles/Popover.layer.css";
import { Popover } from "@mantine/core";
import { IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TimersState } from "../api/timers.ts";
import { serverNow } from "../model/server-clock.ts";
import { inOrder, stateOf } from "../model/timer-state.ts";
import { Remaining } from "./remaining.tsx";
import classes from "./timers.module.css";
import { TimersList } from "./timers-list.tsx";

/** How many timers run and the nearest end; opens their list. */
export function Dashboard({ timers, appointments }: TimersState) {
  const { t } = useTranslation("timers");
  const [opened, setOpened] = useState(false);
  const now = serverNow();
  const going = timers.filter((timer) => stateOf(timer, now) !== "over");
  const unseen = timers.filter((timer) => !timer.notification_seen && stateOf(timer, now) === "over");
  const running = inOrder(timers, now).find((timer) => stateOf(timer, now) === "running");
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      trapFocus
      returnFocus
      shadow="md"
      hideDetached={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={classes.button}
          data-unseen={unseen.length > 0 || undefined}
          aria-label={[
            t("open", { count: going.length }),
            ...(unseen.length > 0 ? [t("unseen", { count: unseen.length })] : []),
          ].join(", ")}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconClock size={18} stroke={1.5} aria-hidden />
          <span className="num" aria-hidden>
            {going.length > 1 && <span className={classes.many}>{going.length} · </span>}
            {running ? <Remaining timer={running} /> : t(going.length > 0 ? "paused" : "over")}
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <TimersList timers={timers} appointments={appointments} onLeave={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}
