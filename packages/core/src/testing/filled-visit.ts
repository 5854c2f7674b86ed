import type { SectionKey } from "../contracts/visits/sections.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Visits from "../visits/index.ts";
import { as } from "./actors.ts";
import { type BookedFor, bookAppointment } from "./booked-appointment.ts";

/** An open visit with some sections saved. Each call uses a later time. Returns the appointment as it was opened. */
export async function filledVisit(whose: BookedFor, sections: Partial<Record<SectionKey, object>>) {
  const { professional, patient } = whose;
  const booked = await bookAppointment(whose);
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
