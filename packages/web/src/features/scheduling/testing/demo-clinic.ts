import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { Appointment } from "@meridian/core/contracts/scheduling/appointments";
import { demoUser } from "@meridian/ui/testing/render";

/** The signed-in user, one of two professionals. */
export const me = demoUser();
/** A Monday. */
export const DAY = "2026-11-23";
const person = (id: string, name: string) => ({
  id,
  name,
  color: "#1f7a6b",
  active: true,
  specialities: [],
  working_hours: [],
  time_off: [],
});
const type = { id: "typ_1", name: "Follow-up", price: 4000, color: "#1f7a6b", tests: [], treatments: [] };
/** The clinic of the calendar's tests: two rooms, one type, two professionals. */
export const clinic: Clinic = {
  space_name: "Demo Clinic",
  time_zone: "Europe/Lisbon",
  app_duration_interval: 15,
  establishments: [
    {
      id: "est_1",
      name: "Demo House",
      address: "",
      phone: "",
      prescription_logo_url: null,
      letterhead_height: 30,
      offices: [
        { id: "off_1", name: "Jade room" },
        { id: "off_2", name: "Linen room" },
      ],
    },
  ],
  appointment_types: [{ ...type, duration: 45 }],
  professionals: [person(me.id, me.name), person("usr_2", "Demo Therapist")],
  version: 1,
};
/** An appointment on that day, at ten. */
export const booked = (change: Partial<Appointment> = {}): Appointment => ({
  id: "apt_1",
  patient: "pat_1",
  patient_name: "Demo Alecrim",
  professional: me.id,
  office: "off_1",
  appointment_type: type,
  start: `${DAY}T10:00:00.000Z`,
  end: `${DAY}T10:45:00.000Z`,
  duration: 45,
  price: 4000,
  payment: { state: "pending", price: 4000, paid: 0 },
  notes: "",
  current_appointment: null,
  status: "scheduled",
  reason: "",
  override: false,
  series: null,
  signed_by: null,
  signed_at: null,
  created_at: `${DAY}T08:00:00.000Z`,
  updated_at: `${DAY}T08:00:00.000Z`,
  updated_by: me.id,
  version: 2,
  ...change,
});
