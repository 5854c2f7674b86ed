import type { AppointmentType } from "../../packages/core/src/contracts/accounts/accounts.ts";
import type { Patient } from "../../packages/core/src/contracts/patients/patients.ts";
import { todayIn } from "../../packages/core/src/platform/clock.ts";
import * as Scheduling from "../../packages/core/src/scheduling/index.ts";
import { plusDays } from "../../packages/core/src/time/days.ts";
import { wallInstant } from "../../packages/core/src/time/zones.ts";

type Scene = {
  timeZone: string;
  professional: string;
  office: string;
  types: readonly AppointmentType[];
  people: readonly Patient[];
};

/** A weekly series at lunchtime, and entries of the waiting list. Runs as a user who may book. */
export async function fillCalendar({ timeZone, professional, office, types, people }: Scene): Promise<void> {
  const [first, second, third, fourth, fifth, sixth] = people;
  const type = types[1] ?? types[0];
  if (!first || !second || !third || !fourth || !fifth || !sixth || !type) return;
  const named = ({ id, name }: Patient) => ({ patient: id, patient_name: name });
  const tomorrow = plusDays(todayIn(timeZone), 1);
  const sunday = new Date(`${tomorrow}T12:00:00Z`).getUTCDay() === 0;
  await Scheduling.createSeries({
    ...named(first),
    professional,
    office,
    appointment_type: type.id,
    start: new Date(wallInstant(sunday ? plusDays(tomorrow, 1) : tomorrow, "12:45", timeZone)).toISOString(),
    duration: 45,
    notes: "",
    override: false,
    skip: [],
    rule: { frequency: "weekly", every: 1, count: 8 },
  });
  const any = { professional: null, appointment_type: type.id, days: [1, 2, 3, 4, 5], notes: "" };
  const wishes = [
    { ...named(second), ...any, from: "09:00", to: "13:00", urgent: false },
    { ...named(third), ...any, professional, from: "14:00", to: "20:00", urgent: false },
    { ...named(fourth), ...any, from: "00:00", to: "24:00", urgent: true, notes: "Can come at short notice" },
    {
      ...named(fifth),
      ...any,
      days: [6],
      from: "09:00",
      to: "13:00",
      urgent: false,
      notes: "Saturdays only",
    },
    { ...named(sixth), ...any, days: [2, 4], from: "17:00", to: "20:00", urgent: false },
  ];
  for (const wish of wishes) await Scheduling.addWaiting(wish);
}
