import { type Operation, update } from "../db/transact.ts";
import { absent, stale } from "../platform/errors.ts";
import { parseHead } from "./batch-reads.ts";
import { db } from "./entities.ts";
import type { AppointmentItem } from "./records.ts";
import { appointmentView } from "./views.ts";

/**
 * Updates fields of an appointment's head. Fails with 409 `appointment.stale` and the current appointment when somebody else
 * changed it since `current` was read.
 */
export function updateWrite(
  current: AppointmentItem,
  fields: Partial<Omit<AppointmentItem, "space_id" | "appointment_id" | "created_at" | "created_by">>,
): Operation {
  const { space_id, appointment_id, version, start } = current;
  const set = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  delete set.version;
  return update(
    db.entities.appointment
      .patch({ space_id, appointment_id })
      // ElectroDB builds the keys of gsi2 and gsi3 from these, so it needs all of them even when only one changes.
      .set({ start, unfinished_by: current.unfinished_by, patient_id: current.patient_id, ...set })
      .add({ version: 1 })
      .where((attribute, { eq }) => eq(attribute.version, version))
      .params(),
    (stored) => (stored ? stale("appointment", appointmentView(parseHead(stored))) : absent("appointment")),
  );
}
