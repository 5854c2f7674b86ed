import type { Timer } from "@meridian/core/contracts/timers/timer-terms";
import { useSession } from "@meridian/ui/session/session";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { alarmIn } from "../model/alarm.ts";
import { listenForTouch, ring, silence } from "../model/chime.ts";
import { serverNow } from "../model/server-clock.ts";
import { hearTabs, messageTabs } from "../model/tabs.ts";
import { endKey, ringing as ringingOf, untilNext } from "../model/timer-state.ts";
import { markTitle } from "../model/title-mark.ts";
import { announceSeen, markSeen, readAgain, useTimerActions } from "./timers.ts";

/** Ends that were seen in this browser: they ring no more, even if the server has not heard of it yet. */
const silenced = new Set<string>();

/**
 * What rings at this moment. Every tab waits for the ends by itself, by the server's clock, and tells the others when one
 * has come: a page in the background may be kept asleep. Seen in one tab, it is silent in all.
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
  const untold = ringingOf(timers, new Set(), now).length > ringing.length;

  const wait = untilNext(timers, now);

  // At every drawing anew: what is left then is less.
  useEffect(() => {
    if (wait === undefined) return;
    return alarmIn(wait, look);
  });

  useEffect(listenForTouch, []);

  useEffect(
    () =>
      hearTabs(user, (news) => {
        if (news.what === "changed") void readAgain(client, user);
        if (news.what === "seen") {
          for (const end of news.ends) silenced.add(end);
          void markSeen(client, user, silenced);
        }
        look();
      }),
    [client, user],
  );

  useEffect(() => {
    if (ends !== "") messageTabs({ user, what: "over" });
  }, [ends, user]);

  // What was seen without a connection, or while an older answer was on its way.
  useEffect(() => {
    if (untold) void announceSeen(client, user);
  }, [untold, client, user]);

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
