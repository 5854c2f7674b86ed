import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { patientsRoutes } from "@meridian/core/contracts/patients/patients";
import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { call } from "@meridian/ui/api/client";
import { gatherRows } from "@meridian/ui/table/cursor-list";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const DAYS = ["appointments"] as const;

/** Places, types and people. */
export const useClinic = () =>
  useQuery({
    queryKey: ["clinic"],
    queryFn: ({ signal }) => call(clinicRoutes.get, { signal }),
    staleTime: 300_000,
  });

/** After a change: the days, Home, the visit and what is shown of the patient are read again. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [DAYS, ["home"], ["visit"], ["patient"], ["record"]].map((queryKey) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    );
}

type Booking = CallOf<typeof appointmentsRoutes.create>["body"];
type Change = CallOf<typeof appointmentsRoutes.update>["body"];

export function useBook() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Booking) => call(appointmentsRoutes.create, { body, notFound: "throw" }),
    onSuccess: refresh,
  });
}

export function useUpdateAppointment(appointment: Pick<Appointment, "id">) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: Change) =>
      call(appointmentsRoutes.update, { params: { appointment: appointment.id }, body, notFound: "throw" }),
    // Refused because somebody was faster, what stands now is read as well.
    onSettled: refresh,
  });
}

export type StatusRequest = Omit<CallOf<typeof appointmentsRoutes.setStatus>["body"], "version">;

export function useSetStatus() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({
      appointment,
      ...body
    }: StatusRequest & { appointment: Pick<Appointment, "id" | "version"> }) =>
      call(appointmentsRoutes.setStatus, {
        params: { appointment: appointment.id },
        body: { ...body, version: appointment.version },
      }),
    onSettled: refresh,
  });
}

/** A patient, or somebody new (without an id) who is written together with what is booked for them. */
export type PatientChoice = { id: string; name: string; newcomer?: NewPatientDetails };
/** How somebody new is reached, and what they agree to. */
export type NewPatientDetails = {
  mobile_number: string;
  email: string;
  consents_email: boolean;
  consents_sms: boolean;
  /** Added although somebody like them is here. */
  confirm_duplicates: boolean;
};

/** What a booking says of whom it is for. */
export const patientOrNew = ({ id, name, newcomer }: PatientChoice) =>
  newcomer ? { new_patient: { ...newcomer, name } } : { patient: id, patient_name: name };

/** Patients by words of the name, a part of a phone, a number or an e-mail. */
export async function findPatients(q: string, signal: AbortSignal) {
  const { items } = await gatherRows(
    (cursor) => call(patientsRoutes.list, { query: { q, limit: 8, cursor }, signal }),
    { least: 8 },
  );
  return items.slice(0, 8);
}

export const readPatient = (patient: string) => call(patientsRoutes.get, { params: { patient } });

/** What a patient who has been here is booked for as a rule: asked for once, however many need it. */
export const bookingDefaultsQuery = (patient: string) => ({
  queryKey: [...DAYS, "defaults", patient],
  queryFn: () => call(appointmentsRoutes.bookingDefaults, { params: { patient } }),
  staleTime: 15_000,
});
