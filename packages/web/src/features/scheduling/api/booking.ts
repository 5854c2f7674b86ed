import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import type { CallOf } from "@meridian/core/contracts/kernel/route";
import { patientsRoutes } from "@meridian/core/contracts/patients/patients";
import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { call } from "@meridian/ui/api/client";
import { gatherRows } from "@meridian/ui/table/cursor-list";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

const DAYS = ["appointments"] as const;

/** The clinic's places, appointment types and professionals. */
export const useClinic = () =>
  useQuery({
    queryKey: ["clinic"],
    queryFn: ({ signal }) => call(clinicRoutes.get, { signal }),
    staleTime: 300_000,
  });

/** Reads the calendar, Home, the visit and the patient's record again after a change. */
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
    // When somebody else changed the appointment first, the current state is read as well.
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

/** A known patient, or a new one (without an id) who is created together with the appointment. */
export type PatientChoice = { id: string; name: string; newcomer?: NewPatientDetails };
/** Contact details of a new patient, and which messages they agree to. */
export type NewPatientDetails = {
  mobile_number: string;
  email: string;
  consents_email: boolean;
  consents_sms: boolean;
  /** True to create the patient although a similar one exists. */
  confirm_duplicates: boolean;
};

/** The part of a booking's request body that names its patient. */
export const patientOrNew = ({ id, name, newcomer }: PatientChoice) =>
  newcomer ? { new_patient: { ...newcomer, name } } : { patient: id, patient_name: name };

/** Finds patients by name, part of a phone number, patient number or e-mail. */
export async function findPatients(q: string, signal: AbortSignal) {
  const { items } = await gatherRows(
    (cursor) => call(patientsRoutes.list, { query: { q, limit: 20, cursor }, signal }),
    { least: 8 },
  );
  return items;
}

export const readPatient = (patient: string) => call(patientsRoutes.get, { params: { patient } });

/**
 * The type, professional and office usually booked for a returning patient. One request, however many components
 * need it.
 */
export const bookingDefaultsQuery = (patient: string) => ({
  queryKey: [...DAYS, "defaults", patient],
  queryFn: () => call(appointmentsRoutes.bookingDefaults, { params: { patient } }),
  staleTime: 15_000,
});
