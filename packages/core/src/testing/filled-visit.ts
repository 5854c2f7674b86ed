import type { SectionKey } from "../contracts/visits/sections.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Visits from "../visits/index.ts";
import { as, type TestSpace, type TestUser } from "./actors.ts";

/** Whose visit it is, and who books it. */
type Whose = {
  space: TestSpace;
  booker: TestUser;
  professional: TestUser;
  patient: { id: string; name: string };
};

let day = 0;

/** An open visit with some sections saved; later calls lie later. Gives the appointment as it was opened. */
export async function filledVisit(
  { space, booker, professional, patient }: Whose,
  sections: Partial<Record<SectionKey, object>>,
) {
  day += 1;
  const booked = await as(booker, () =>
    Scheduling.create({
      patient: patient.id,
      patient_name: patient.name,
      professional: professional.id,
      office: String(space.establishment.offices[0]?.id),
      appointment_type: space.appointmentType.id,
      start: new Date(Date.UTC(2036, 0, day, 10)).toISOString(),
      duration: 30,
      notes: "",
      override: false,
    }),
  );
  return as(professional, async () => {
    const open = { status: "open", reason: "", override: false, version: 1 } as const;
    const opened = await Scheduling.setStatus(booked.id, open);
    for (const [section, data] of Object.entries(sections))
      await Visits.saveSection({
        params: { appointment: booked.id, section: section as SectionKey },
        body: { patient: patient.id, version: 0, data: data as Record<string, unknown> },
      });
    return opened;
  });
}
