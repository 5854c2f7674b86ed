import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { MAX_CONTACTS, patientsRoutes } from "@meridian/core/contracts/patients/patients";
import { calendarRoutes } from "@meridian/core/contracts/scheduling/calendar";
import { type SeriesOutcome, seriesRoutes } from "@meridian/core/contracts/scheduling/series";
import { type WaitingEntry, waitingListRoutes } from "@meridian/core/contracts/scheduling/waiting-list";
import { plusDays } from "@meridian/core/time/days";
import { call } from "@meridian/ui/api/client";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { SEARCHED_DAYS } from "../model/time-preferences.ts";

/** These keys start with that of the appointments, because a booking or cancellation changes both. */
const WAITING = ["appointments", "waiting"] as const;
const FEED = ["calendar-feed"] as const;

export type FreeTimesQuery = CallOf<typeof calendarRoutes.freeTimes>["query"];

/** Searches times at which the professional, an office and the patient are free. Disabled until there is a query. */
type FreePage = { from: string; to: string; since?: string };

export const useFreeTimes = (query: FreeTimesQuery | undefined) =>
  useInfiniteQuery({
    queryKey: ["appointments", "free", query],
    queryFn: ({ signal, pageParam }) =>
      call(calendarRoutes.freeTimes, {
        query: { ...query, ...(pageParam as FreePage) } as FreeTimesQuery,
        signal,
      }),
    initialPageParam: { from: query?.from ?? "", to: query?.to ?? "" } as FreePage,
    getNextPageParam: ({ next }, _pages, { from, to }): FreePage =>
      // No more free times in these days: continue with the same number of days after them.
      next === null ? { from: plusDays(to, 1), to: plusDays(to, SEARCHED_DAYS) } : { from, to, since: next },
    enabled: query !== undefined,
  });

/** The waiting list: urgent entries first, then by waiting time. */
export const useWaitingList = () =>
  useQuery({
    queryKey: WAITING,
    queryFn: ({ signal }) => call(waitingListRoutes.listWaiting, { query: {}, signal }),
    staleTime: 30_000,
  });

/** An entry with the patient's phone number, `""` where none is known. */
export type WaitingRow = WaitingEntry & { phone: string };

/** The entries with their patients' phone numbers, as many at a time as one request gives numbers. */
export async function* waitingPages(entries: readonly WaitingEntry[], signal: AbortSignal) {
  for (let at = 0; at < entries.length; at += MAX_CONTACTS) {
    const part = entries.slice(at, at + MAX_CONTACTS);
    const ids = [...new Set(part.map(({ patient }) => patient))].join(",");
    const { items } = await call(patientsRoutes.contacts, { query: { ids }, signal, notFound: "throw" });
    const phones = new Map(items.map((contact) => [contact.id, contact.call]));
    yield part.map((entry): WaitingRow => ({ ...entry, phone: phones.get(entry.patient) ?? "" }));
  }
}

export type NewWaiting = CallOf<typeof waitingListRoutes.addWaiting>["body"];

/** Adds a patient to the waiting list, or changes an entry. */
export function useSaveWaiting(entry: WaitingEntry | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ patient, patient_name, new_patient, ...wishes }: NewWaiting) =>
      entry
        ? call(waitingListRoutes.updateWaiting, {
            params: { entry: entry.id },
            body: { ...wishes, version: entry.version },
            notFound: "throw",
          })
        : call(waitingListRoutes.addWaiting, {
            body: { patient, patient_name, new_patient, ...wishes },
            notFound: "throw",
          }),
    onSettled: () => client.invalidateQueries({ queryKey: WAITING }),
  });
}

export function useRemoveWaiting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: WaitingEntry) =>
      call(waitingListRoutes.removeWaiting, { params: { entry: id }, notFound: "throw" }),
    onSettled: () => client.invalidateQueries({ queryKey: WAITING }),
  });
}

/** When the user's private calendar feed was created. Its address cannot be read again. */
export const useFeed = () =>
  useQuery({ queryKey: FEED, queryFn: ({ signal }) => call(calendarRoutes.getFeed, { signal }) });

export function useCreateFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calendarRoutes.createFeed, {}),
    onSuccess: ({ created_at }) => client.setQueryData(FEED, { created_at }),
  });
}

export function useRevokeFeed() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(calendarRoutes.revokeFeed, {}),
    onSuccess: () => client.setQueryData(FEED, { created_at: null }),
  });
}

export type PlannedSeries = CallOf<typeof seriesRoutes.previewSeries>["body"];

/** The dates a recurrence rule gives, each with its clashes. Nothing is saved. */
export const previewSeries = (body: PlannedSeries) =>
  call(seriesRoutes.previewSeries, { body, notFound: "throw" });

/** Books a series. The answer has a result for each occurrence. */
export function useBookSeries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallOf<typeof seriesRoutes.createSeries>["body"]) =>
      call(seriesRoutes.createSeries, { body, notFound: "throw" }),
    onSettled: () =>
      Promise.all([["appointments"], ["home"]].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

export type SeriesChange = CallOf<typeof seriesRoutes.changeSeries>["body"];
type Of = { appointment: string };

/** The new times of the appointments a change affects, each with its clashes. Nothing is saved. */
export const previewSeriesChange = ({ appointment }: Of, body: SeriesChange) =>
  call(seriesRoutes.previewSeriesChange, { params: { appointment }, body, notFound: "throw" });

/**
 * The appointments in a scope that can still be changed or cancelled. Asked only for a scope of more than one
 * appointment.
 */
export const useReached = (appointment: string, scope: SeriesChange["scope"], version: number) =>
  useQuery({
    queryKey: ["appointments", "series", appointment, scope, version],
    queryFn: () => previewSeriesChange({ appointment }, { scope, version }),
    enabled: scope !== "this",
    retry: false,
  });

/** Reads the calendar, Home and the patient's record again after a change of several appointments. */
function useSeriesWrite<Body>(send: (appointment: string, body: Body) => Promise<SeriesOutcome>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ appointment, ...body }: Of & Body) => send(appointment, body as Body),
    onSettled: () =>
      Promise.all(
        [["appointments"], ["home"], ["visit"], ["patient"], ["record"]].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Changes this and the following appointments, or all. The answer has a result for each occurrence. */
export const useChangeSeries = () =>
  useSeriesWrite<SeriesChange>((appointment, body) =>
    call(seriesRoutes.changeSeries, { params: { appointment }, body, notFound: "throw" }),
  );

/** Cancels this and following, or all. */
export const useCancelSeries = () =>
  useSeriesWrite<CallOf<typeof seriesRoutes.cancelSeries>["body"]>((appointment, body) =>
    call(seriesRoutes.cancelSeries, { params: { appointment }, body, notFound: "throw" }),
  );
