import type { CallOf } from "@meridian/core/contracts/kernel/route";
import type { CalendarAppointment, CalendarEntry } from "@meridian/core/contracts/scheduling/appointments";
import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { calendarRoutes } from "@meridian/core/contracts/scheduling/calendar";
import { instantAt } from "@meridian/core/time/zones";
import { call } from "@meridian/ui/api/client";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef } from "react";
import type { DayRange } from "../model/calendar-range.ts";

/** How often a visible calendar asks for the change token, which is small, instead of the appointments. */
const CHECK_INTERVAL_MS = 8_000;
/** The appointments are read again after this time, even when the change token stays the same. */
const REFETCH_INTERVAL_MS = 120_000;
/** A change this many milliseconds before the list was read may be missing from the list. */
const CHANGE_MARGIN_MS = 10_000;

/** All appointments of a range; a month of a large clinic takes several pages. */
async function readAllPages(query: { from: string; to: string }, signal: AbortSignal): Promise<List> {
  const items: CalendarEntry[] = [];
  let since: string | null | undefined;
  do {
    const page: List & { next: string | null } = await call(appointmentsRoutes.list, {
      query: { ...query, ...(since && { since }) },
      signal,
    });
    items.push(...page.items);
    since = page.next;
  } while (since);
  return { items };
}

/** The appointments of the days shown, read again as soon as somebody changes one of them. */
export function useCalendar({ from, to }: DayRange, timeZone: string) {
  const client = useQueryClient();
  const query = useMemo(
    () => ({ from: instantAt(from, 0, timeZone), to: instantAt(to, 0, timeZone) }),
    [from, to, timeZone],
  );
  const list = useQuery({
    queryKey: ["appointments", from, to],
    queryFn: ({ signal }) => readAllPages(query, signal),
    refetchInterval: REFETCH_INTERVAL_MS,
    placeholderData: keepPreviousData,
  });
  const { data: changes, dataUpdatedAt: askedAt } = useQuery({
    queryKey: ["calendar-mark", from, to],
    queryFn: ({ signal }) => call(calendarRoutes.changeToken, { query, signal }),
    refetchInterval: CHECK_INTERVAL_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const seen = useRef<{ days: string; mark: string } | undefined>(undefined);
  const readAt = list.isPlaceholderData ? 0 : list.dataUpdatedAt;
  useEffect(() => {
    if (changes === undefined || readAt === 0) return;
    const { mark, changed_ago } = changes;
    const days = `${from}${to}`;
    const before = seen.current;
    seen.current = { days, mark };
    // The first change token may already include a change that the list, read earlier or at the same time, lacks.
    const changed =
      before?.days === days
        ? before.mark !== mark
        : changed_ago !== null && askedAt - changed_ago * 1000 > readAt - CHANGE_MARGIN_MS;
    if (!changed) return;
    void client.invalidateQueries({ queryKey: ["appointments", from, to] });
    void client.invalidateQueries({ queryKey: ["blocked-times", from, to] });
  }, [client, from, to, changes, askedAt, readAt]);
  return list;
}

type List = { items: CalendarEntry[] };
type Move = Pick<
  CallOf<typeof appointmentsRoutes.update>["body"],
  "start" | "duration" | "professional" | "office" | "override"
>;
export type MoveRequest = {
  appointment: CalendarAppointment;
  change: Move & { start: string; duration: number };
};

/** Moves or resizes an appointment. Shown at once, and undone when the server refuses. */
export function useMove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ appointment, change }: MoveRequest) =>
      call(appointmentsRoutes.update, {
        params: { appointment: appointment.id },
        body: { ...change, version: appointment.version },
        notFound: "throw",
      }),
    onMutate: async ({ appointment, change }) => {
      await client.cancelQueries({ queryKey: ["appointments"] });
      const before = client.getQueriesData<List>({ queryKey: ["appointments"] });
      const { override: _, ...moved } = change;
      const end = new Date(Date.parse(change.start) + change.duration * 60_000).toISOString();
      client.setQueriesData<List>({ queryKey: ["appointments"] }, (list) =>
        list?.items
          ? {
              ...list,
              items: list.items.map((item) =>
                "id" in item && item.id === appointment.id ? { ...item, ...moved, end } : item,
              ) as CalendarEntry[],
            }
          : list,
      );
      return before;
    },
    onError: (_error, _request, before) => {
      for (const [key, data] of before ?? []) client.setQueryData(key, data);
    },
    onSettled: () =>
      Promise.all([["appointments"], ["home"]].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export type AffectedQuery = CallOf<typeof calendarRoutes.affectedAppointments>["query"];

/** Appointments booked in the given periods of time off or closed days, soonest first. */
export async function readAffected(queries: readonly AffectedQuery[], signal?: AbortSignal) {
  const answers = await Promise.all(
    queries.map((query) =>
      call(calendarRoutes.affectedAppointments, { query, ...(signal && { signal }), notFound: "throw" }),
    ),
  );
  const items = new Map(answers.flatMap((answer) => answer.items.map((item) => [item.id, item] as const)));
  return {
    items: [...items.values()].sort((a, b) => a.start.localeCompare(b.start)),
    more: answers.some(({ more }) => more),
  };
}

/** The same as a query, read again after one of them was moved or cancelled. */
export const useAffected = (queries: readonly AffectedQuery[]) =>
  useQuery({
    queryKey: ["appointments", "covered", queries],
    queryFn: ({ signal }) => readAffected(queries, signal),
  });
