import type { Appointment } from "../contracts/scheduling/appointments.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, type TestSpace, type TestUser } from "./actors.ts";

/** The patient and professional of an appointment, and the user who books it. */
export type BookedFor = {
  space: TestSpace;
  booker: TestUser;
  professional: TestUser;
  patient: { id: string; name: string };
};

/** Days booked in each space. Files of one process have spaces of their own, so that a day does not depend on their order. */
const bookedDays = new Map<string, number>();

/** Books 30 minutes of the space's first type in its first office, each time on a later day. */
export function bookAppointment(
  { space, booker, professional, patient }: BookedFor,
  fields: { price?: number; professional?: string; start?: string } = {},
): Promise<Appointment> {
  const day = (bookedDays.get(space.id) ?? 0) + 1;
  bookedDays.set(space.id, day);
  return as(booker, () =>
    Scheduling.createAppointment({
      patient: patient.id,
      patient_name: patient.name,
      professional: professional.id,
      office: String(space.establishment.offices[0]?.id),
      appointment_type: space.appointmentType.id,
      start: new Date(Date.UTC(2036, 0, day, 10)).toISOString(),
      duration: 30,
      notes: "",
      override: false,
      ...fields,
    }),
  );
}
