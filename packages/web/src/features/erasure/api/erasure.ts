import { type ErasureReason, erasureRoutes } from "@meridian/core/contracts/erasure/erasure";
import { calendarRoutes } from "@meridian/core/contracts/scheduling/calendar";
import { call } from "@meridian/ui/api/client";
import { useQuery, useQueryClient } from "@tanstack/react-query";

const key = (patient: string) => ["erasure", patient];

/** Whether a patient's erasure was asked for; asked only where the caller may manage patients. */
export const useErasure = (patient: string, enabled: boolean) =>
  useQuery({
    queryKey: key(patient),
    queryFn: async ({ signal }) => (await call(erasureRoutes.get, { params: { patient }, signal })).erasure,
    enabled,
  });

/** Appointments of a patient that are still to come: how many, and the first of them. */
export const useUpcomingOf = (patient: string) =>
  useQuery({
    queryKey: [...key(patient), "upcoming"],
    queryFn: ({ signal }) => call(calendarRoutes.upcoming, { query: { patient }, signal, notFound: "throw" }),
  });

type Asked = { reason: ErasureReason; note: string; password: string; totp: string };

/** Asks for an erasure and withdraws it; the record follows. */
export function useErasureActions(patient: string) {
  const client = useQueryClient();
  const followed = async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: key(patient) }),
      client.invalidateQueries({ queryKey: ["patients"] }),
      client.invalidateQueries({ queryKey: ["patient", patient] }),
    ]);
  };
  return {
    request: async (body: Asked) => {
      await call(erasureRoutes.request, { params: { patient }, body });
      await followed();
    },
    withdraw: async () => {
      await call(erasureRoutes.withdraw, { params: { patient } });
      await followed();
    },
  };
}
