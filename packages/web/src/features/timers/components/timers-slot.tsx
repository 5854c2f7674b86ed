import type { Timer } from "@meridian/core/contracts/timers/timer-terms";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { useSession } from "@meridian/ui/session/session";
import { lazy, Suspense } from "react";
import { useTimers } from "../api/timers.ts";
import { useRinging } from "../api/use-ringing.ts";
import { serverNow } from "../model/server-clock.ts";
import { stateOf } from "../model/timer-state.ts";
import classes from "./timers.module.css";

/** Loaded together as soon as there are timers, so that they also ring when the connection is lost afterwards. */
const loadParts = () =>
  loadInside(() =>
    Promise.all([import("./timers-dashboard.tsx"), import("./ringing.tsx"), loadNamespaces(["timers"])]),
  );
const Dashboard = lazy(async () => ({ default: (await loadParts())[0].Dashboard }));
const Ringing = lazy(async () => ({ default: (await loadParts())[1].Ringing }));

/** In the top bar while there are timers: how many run, and the nearest end. What is over rings below it, on every screen. */
export function TimersSlot() {
  const { timers, appointments } = useTimers();
  const { timer_settings } = useSession();
  const { ringing, seen } = useRinging(timers, timer_settings.sound);
  return (
    <>
      {timers.some(isWatched) && (
        <Suspense>
          <Dashboard timers={timers} appointments={appointments} />
        </Suspense>
      )}
      {/* There before anything rings, so that screen readers say what appears in it. */}
      <div role="alert" className={classes.ringing} data-ringing={ringing.length > 0 || undefined}>
        {ringing.length > 0 && (
          <Suspense>
            <Ringing timers={ringing} appointments={appointments} onSeen={seen} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** What is over and was seen needs no place in the top bar; the list still has it beside what runs. */
const isWatched = (timer: Timer) => !timer.notification_seen || stateOf(timer, serverNow()) !== "over";
