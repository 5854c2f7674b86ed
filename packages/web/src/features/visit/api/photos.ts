import type { PhotoRegion, PhotoSide } from "@meridian/core/contracts/photos/photo-regions";
import { type Photo, photosRoutes } from "@meridian/core/contracts/photos/photos";
import { call } from "@meridian/ui/api/client";
import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";

/** Links to thumbnails are valid for at least five minutes and renewed before. Milliseconds. */
const FRESH_MS = 4 * 60_000;

const visitKey = (appointment: string) => ["photos", appointment] as const;
const patientKey = (patient: string) => ["photos-of", patient] as const;
const recordKey = (patient: string) => ["record", patient] as const;

/** An appointment's photos, in the order they were taken. */
export const usePhotos = (appointment: string) =>
  useQuery({
    queryKey: visitKey(appointment),
    queryFn: ({ signal }) =>
      call(photosRoutes.ofAppointment, { params: { appointment }, signal, notFound: "throw" }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    refetchOnWindowFocus: true,
    select: ({ items }) => items,
  });

export type PhotoFilters = { region?: PhotoRegion | "none"; from?: string; before?: string };

/** A patient's photos, newest visit first, by pages. */
export function usePatientPhotos(patient: string, filters: PhotoFilters = {}, enabled = true) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...patientKey(patient), filters],
    queryFn: ({ pageParam, signal }) =>
      call(photosRoutes.ofPatient, {
        params: { patient },
        query: { ...filters, ...(pageParam && { cursor: pageParam }) },
        signal,
        notFound: "throw",
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: FRESH_MS,
    enabled,
  });
  const pages = data?.pages;
  return { ...query, items: useMemo(() => pages?.flatMap(({ items }) => items), [pages]) };
}

/** Fetches a list again. A fetch in progress is cancelled first, because it may answer with the list as it was. */
async function refetchFromStart(client: QueryClient, queryKey: readonly string[], before?: () => void) {
  await client.cancelQueries({ queryKey });
  before?.();
  await client.invalidateQueries({ queryKey });
}

/** Refetches every list that shows an appointment's photos, after photos were added from another screen. */
export function usePhotosChanged() {
  const client = useQueryClient();
  return useCallback(
    ({ appointment, patient }: { appointment: string; patient: string }) => {
      for (const queryKey of [visitKey(appointment), patientKey(patient), recordKey(patient)])
        void refetchFromStart(client, queryKey);
    },
    [client],
  );
}

type AppointmentRef = { id: string; patient: string };

/** Changes an appointment's photos and updates every list that shows them. */
export function usePhotoChanges({ id: appointment, patient }: AppointmentRef) {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (work: (items: Photo[]) => Photo[]) => {
      const queryKey = visitKey(appointment);
      const apply = () =>
        client.setQueryData<{ items: Photo[]; next: null }>(
          queryKey,
          (list) => list && { ...list, items: inOrder(work(list.items)) },
        );
      // A fetch in progress may have begun before the change and would undo it on the screen.
      if (client.isFetching({ queryKey }) > 0) void refetchFromStart(client, queryKey, apply);
      else apply();
      for (const queryKey of [patientKey(patient), recordKey(patient)])
        void client.invalidateQueries({ queryKey });
    };
    const put = (photo: Photo) => change((items) => [...items.filter(({ id }) => id !== photo.id), photo]);
    const drop = (id: string) => change((items) => items.filter((one) => one.id !== id));
    const at = (photo: string) => ({ params: { appointment, photo }, notFound: "throw" }) as const;
    return {
      added: put,
      update: async ({ id, version }: Photo, given: { caption: string; taken_at?: string }) =>
        put(await call(photosRoutes.update, { ...at(id), body: { version, ...given } })),
      setRegion: async (
        { id, version }: Photo,
        shown: { region: PhotoRegion | null; side: PhotoSide | null },
      ) => put(await call(photosRoutes.setRegion, { ...at(id), body: { version, ...shown } })),
      remove: async (id: string) => {
        await call(photosRoutes.remove, at(id));
        drop(id);
      },
      restore: async (id: string) => put(await call(photosRoutes.restore, at(id))),
      /** Refetches the lists that show the appointment's photos. */
      read: () =>
        Promise.all(
          [visitKey(appointment), patientKey(patient)].map((queryKey) =>
            client.invalidateQueries({ queryKey }),
          ),
        ),
    };
  }, [client, appointment, patient]);
}

const inOrder = (photos: Photo[]) =>
  photos.sort((a, b) => (`${a.taken_at}${a.id}` < `${b.taken_at}${b.id}` ? -1 : 1));

/** Links to a photo in full size. */
export const openPhoto = ({ appointment, id }: Pick<Photo, "appointment" | "id">) =>
  call(photosRoutes.open, { params: { appointment, photo: id }, notFound: "throw" });
