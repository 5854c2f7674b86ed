import type { Timer } from "@meridian/core/contracts/timers/timer-terms";
import { useSession } from "@meridian/ui/session/session";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { alarmIn } from "../model/alarm.ts";
import { enableSoundOnTouch, ring, silence } from "../model/chime.ts";
import { serverNow } from "../model/server-clock.ts";
import { postToTabs, subscribeToTabs } from "../model/tabs.ts";
import { endKey, ringing as ringingOf, untilNext } from "../model/timer-state.ts";
import { markTitle } from "../model/title-mark.ts";
import { markSeen, readAgain, reportSeen, useTimerActions } from "./timers.ts";

/** Ends that were seen in this browser: they ring no more, even if the server has not heard of it yet. */
const silenced = new Set<string>();

/**
 * The timers that ring now. Every tab waits for the end of each timer by the server's clock, and notifies the others,
 * because browsers may suspend a page in the background. A timer seen in one tab is silent in all.
 */
export function useRinging(timers: readonly Timer[], sound: boolean) {
  const { id: user } = useSession();
  const client = useQueryClient();
  const actions = useTimerActions();
  const [, look] = useReducer((count: number) => count + 1, 0);
  // One look at the clock: an end between two would be over for the one and still to come for the other.
  const now = serverNow();
  const ringing = ringingOf(timers, silenced, now);
  const ends = ringing.map(endKey).join();
  const rings = ends !== "";
  const unreported = ringingOf(timers, new Set(), now).length > ringing.length;

  const wait = untilNext(timers, now);

  // On every render, because the remaining time is shorter then.
  useEffect(() => {
    if (wait === undefined) return;
    return alarmIn(wait, look);
  });

  useEffect(enableSoundOnTouch, []);

  useEffect(
    () =>
      subscribeToTabs(user, (message) => {
        if (message.what === "changed") void readAgain(client, user);
        if (message.what === "seen") {
          for (const end of message.ends) silenced.add(end);
          void markSeen(client, user, silenced);
        }
        look();
      }),
    [client, user],
  );

  useEffect(() => {
    if (ends !== "") postToTabs({ user, what: "over" });
  }, [ends, user]);

  // What was seen without a connection, or while an older answer was on its way.
  useEffect(() => {
    if (unreported) void reportSeen(client, user);
  }, [unreported, client, user]);

  useEffect(() => (rings ? markTitle() : undefined), [rings]);

  useEffect(() => {
    if (!rings || !sound) return;
    ring();
    return silence;
  }, [rings, sound]);

  return {
    ringing,
    seen: () => {
      const heard = ringing.map(endKey);
      for (const end of heard) silenced.add(end);
      void actions.seen(heard);
    },
  };
}
