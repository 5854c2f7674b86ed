import { type Photo, photosRoutes } from "@meridian/core/contracts/photos/photos";
import { call } from "@meridian/ui/api/client";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";

/** Links to small pictures hold for at least five minutes; they are asked for again before. */
const FRESH = 4 * 60_000;

const visitKey = (appointment: string) => ["photos", appointment] as const;
const patientKey = (patient: string) => ["photos-of", patient] as const;
const recordKey = (patient: string) => ["record", patient] as const;

/** An appointment's photos, in the order they were taken. */
export const usePhotos = (appointment: string) =>
  useQuery({
    queryKey: visitKey(appointment),
    queryFn: ({ signal }) =>
      call(photosRoutes.ofAppointment, { params: { appointment }, signal, notFound: "throw" }),
    staleTime: FRESH,
    refetchInterval: FRESH,
    refetchOnWindowFocus: true,
    select: ({ items }) => items,
  });

/** All photos of a patient, newest visit first. */
export const usePatientPhotos = (patient: string, enabled: boolean) =>
  useQuery({
    queryKey: patientKey(patient),
    queryFn: ({ signal }) => call(photosRoutes.ofPatient, { params: { patient }, signal, notFound: "throw" }),
    staleTime: FRESH,
    enabled,
    select: ({ items }) => items,
  });

/** Reads a list again from its beginning: the first reading of all would go on otherwise, with what it knows. */
async function readAnew(client: QueryClient, queryKey: readonly string[], before?: () => void) {
  await client.cancelQueries({ queryKey });
  before?.();
  await client.invalidateQueries({ queryKey });
}

/** Photos came from elsewhere: every list that shows them is read anew. */
export function usePhotosChanged() {
  const client = useQueryClient();
  return useCallback(
    ({ appointment, patient }: { appointment: string; patient: string }) => {
      for (const queryKey of [visitKey(appointment), patientKey(patient), recordKey(patient)])
        void readAnew(client, queryKey);
    },
    [client],
  );
}

type Of = { id: string; patient: string };

/** What changes an appointment's photos; every list that shows them follows. */
export function usePhotoChanges({ id: appointment, patient }: Of) {
  const client = useQueryClient();
  return useMemo(() => {
    const change = (work: (items: Photo[]) => Photo[]) => {
      const queryKey = visitKey(appointment);
      const apply = () =>
        client.setQueryData<{ items: Photo[]; next: null }>(
          queryKey,
          (held) => held && { ...held, items: inOrder(work(held.items)) },
        );
      // A reading that is under way may have begun before the change, and would bring back what was.
      if (client.isFetching({ queryKey }) > 0) void readAnew(client, queryKey, apply);
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
      remove: async (id: string) => {
        await call(photosRoutes.remove, at(id));
        drop(id);
      },
      restore: async (id: string) => put(await call(photosRoutes.restore, at(id))),
      /** What stands on the server now. */
      read: () => client.invalidateQueries({ queryKey: visitKey(appointment) }),
    };
  }, [client, appointment, patient]);
}

const inOrder = (photos: Photo[]) =>
  photos.sort((a, b) => (`${a.taken_at}${a.id}` < `${b.taken_at}${b.id}` ? -1 : 1));

/** Links to a photo in full. */
export const openPhoto = ({ appointment, id }: Pick<Photo, "appointment" | "id">) =>
  call(photosRoutes.open, { params: { appointment, photo: id }, notFound: "throw" });
