import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import type { Module } from "@meridian/core/contracts/kernel/access";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { subscriptionRoutes } from "@meridian/core/contracts/subscription/subscription";
import { call } from "@meridian/ui/api/client";
import { storeSession } from "@meridian/ui/session/session";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const HOME = ["home"] as const;

/** Today at a glance. Asked again when one comes back to the tab. */
export const useHome = () =>
  useQuery({
    queryKey: HOME,
    queryFn: ({ signal }) => call(appointmentsRoutes.home, { signal }),
    refetchOnWindowFocus: true,
  });

/** Names and colours of those who treat, by id. */
export function useProfessionals(enabled: boolean) {
  const clinic = useQuery({
    queryKey: ["clinic"],
    queryFn: ({ signal }) => call(clinicRoutes.get, { signal }),
    staleTime: 300_000,
    enabled,
  });
  return new Map(clinic.data?.professionals.map((professional) => [professional.id, professional]));
}

/** Starts the free trial with the modules chosen; the session's user follows. */
export async function startFreeTrial(modules: Module[]) {
  const { user } = await call(subscriptionRoutes.startFreeTrial, { body: { modules } });
  await storeSession(user);
}

/** Reads the session's user anew: its space holds the places and types just made. */
async function renewUser() {
  const { user } = await call(accountsRoutes.refreshUser);
  await storeSession(user);
}

export async function createPlace(body: CallOf<typeof clinicRoutes.createEstablishment>["body"]) {
  await call(clinicRoutes.createEstablishment, { body });
  await renewUser();
}

export async function createType(body: CallOf<typeof clinicRoutes.createAppointmentType>["body"]) {
  await call(clinicRoutes.createAppointmentType, { body });
  await renewUser();
}

/** Reads Home again after a step. */
export function useRefreshHome() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: HOME });
}

/** After a place or a type was made: the clinic is read again at once, so that a booking form opens with it. */
export function useRefreshClinic() {
  const client = useQueryClient();
  const refreshHome = useRefreshHome();
  return () =>
    Promise.all([refreshHome(), client.invalidateQueries({ queryKey: ["clinic"], refetchType: "all" })]);
}

/** Moves an appointment on, arrived at the desk or opened by the professional, or back. */
export function useSetStatus() {
  const refresh = useRefreshHome();
  return useMutation({
    mutationFn: ({
      appointment,
      status,
    }: {
      appointment: CalendarAppointment;
      status: CalendarAppointment["status"];
    }) =>
      call(appointmentsRoutes.setStatus, {
        params: { appointment: appointment.id },
        body: { status, version: appointment.version },
      }),
    onSettled: refresh,
  });
}
