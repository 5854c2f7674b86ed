import type { NewTimer, Timer, TimerAction } from "@meridian/core/contracts/timers/timer-terms";
import { timersRoutes } from "@meridian/core/contracts/timers/timers";
import { call } from "@meridian/ui/api/client";
import { ApiError } from "@meridian/ui/api/errors";
import { type SessionUser, useSession } from "@meridian/ui/session/session";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { updateServerClock } from "../model/server-clock.ts";
import { postToTabs } from "../model/tabs.ts";
import { endKey } from "../model/timer-state.ts";

export type TimersState = {
  timers: Timer[];
  appointments: { id: string; patient: string; patient_name: string }[];
};

/** While something runs, other devices may change it; otherwise they may begin something. */
const POLL = { active: 60_000, idle: 300_000 } as const;

const keyOf = (user: string) => ["timers", user] as const;

/** Makes a call and sets the clock by its answer. */
async function timed<T extends { now: string }>(ask: () => Promise<T>): Promise<T> {
  const sent = Date.now();
  const answer = await ask();
  updateServerClock(answer.now, sent, Date.now());
  return answer;
}

const read = async (signal: AbortSignal): Promise<TimersState> => {
  const { timers, appointments } = await timed(() => call(timersRoutes.list, { signal }));
  return { timers, appointments };
};

/** The session brought the timers: where it brought none, nothing is asked before long. */
const fromSession = ({ timers }: SessionUser) => ({
  initialData: { timers, appointments: [] },
  initialDataUpdatedAt: timers.length === 0 ? Date.now() : 0,
});

/** The user's timers: from the session, then polled slowly and whenever the page becomes visible. */
export function useTimers(): TimersState {
  const user = useSession();
  const { data } = useQuery({
    queryKey: keyOf(user.id),
    queryFn: ({ signal }) => read(signal),
    ...fromSession(user),
    staleTime: 20_000,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data?.timers.some(({ active }) => active) ? POLL.active : POLL.idle,
  });
  return data;
}

const put = (client: QueryClient, user: string, change: (now: TimersState) => TimersState) =>
  client.setQueryData<TimersState>(keyOf(user), (now) => change(now ?? { timers: [], appointments: [] }));

/** Marks ends as seen here, before the server has heard of it. */
export async function markSeen(client: QueryClient, user: string, ends: ReadonlySet<string>) {
  // An answer on its way still says otherwise.
  await client.cancelQueries({ queryKey: keyOf(user) });
  put(client, user, (now) => ({
    ...now,
    timers: now.timers.map((timer) =>
      ends.has(endKey(timer)) ? { ...timer, active: false, notification_seen: true } : timer,
    ),
  }));
}

/** Reports timers as seen to the server; without a connection it is repeated with the next poll. */
export async function reportSeen(client: QueryClient, user: string) {
  const answer = await call(timersRoutes.clearNotifications).catch(() => undefined);
  if (answer) put(client, user, (now) => ({ ...now, timers: answer.timers }));
}

export const readAgain = (client: QueryClient, user: string) =>
  client.invalidateQueries({ queryKey: keyOf(user) });

/**
 * Reads the timers again, here and in the browser's other tabs, where the server may have ended some of an appointment
 * together with its treatment. Asks nothing where that appointment has none.
 */
export function useEndedTimers(appointment: string) {
  const client = useQueryClient();
  const { id: user } = useSession();
  return useCallback(() => {
    const known = client.getQueryData<TimersState>(keyOf(user))?.timers ?? [];
    if (!known.some(({ appointment_id }) => appointment_id === appointment)) return;
    postToTabs({ user, what: "changed" });
    void readAgain(client, user);
  }, [client, user, appointment]);
}

/** Starts, changes and silences the user's timers; the other tabs update. */
export function useTimerActions() {
  const client = useQueryClient();
  const { id: user } = useSession();
  const settle = (timers: Timer[]) => {
    put(client, user, (now) => ({ ...now, timers }));
    postToTabs({ user, what: "changed" });
  };
  return {
    start: async (body: NewTimer) => {
      const { timers, timer } = await timed(() => call(timersRoutes.start, { body, notFound: "throw" }));
      settle(timers);
      // Whose it is comes with the list.
      void readAgain(client, user);
      return timer;
    },
    change: async (timer: string, body: TimerAction) => {
      try {
        const answer = await timed(() =>
          call(timersRoutes.change, { params: { timer }, body, notFound: "throw" }),
        );
        settle(answer.timers);
      } catch (error) {
        // Stopped in another tab: the list says so.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
        await readAgain(client, user);
      }
    },
    /** Silences every tab at once, then reports it to the server. */
    seen: async (ends: readonly string[]) => {
      await markSeen(client, user, new Set(ends));
      postToTabs({ user, what: "seen", ends });
      await reportSeen(client, user);
    },
  };
}
